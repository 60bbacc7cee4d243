// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { of } from '../../words/names';
import { nameOf } from './animals';

export const becauseWords = catalogue(
  {
    strong: (takers: number) =>
      takers === 1
        ? 'Only one of the twelve animals can take it.'
        : `Only ${takers} of the twelve animals can take it.`,
    clever: (points: number, takers: number) =>
      `At home it would bring ${points} points, and ${takers} of the twelve animals can take it.`,
    home: (animal: string, points: number) => `It brings the ${animal} home: +${points}.`,
    cleverest: (taken: string, points: number) =>
      `No animal that you can take now is cleverer: at home the ${taken} would bring ${points}.`,
    mustTake: 'There must be a capture.',
    /** What will probably come of it, the first of it in so many moves: with 1 it is the next. */
    follows: (events: string[], moves: number) =>
      `${moves === 1 ? 'Then, probably' : `Probably in ${moves} moves`}: ${events.join(', ')}.`,
    costsLeast: 'Anything else costs more in the end, as the computer sees it.',
    comesHome: (moves: number, own: number, other: string, theirs: number) =>
      `Expected in ${moves} moves: you +${own}, ${other} +${theirs}.`,
    rated: (moves: number) => `Of your ${moves} moves the computer rates this one highest.`,
    followsNothing: (animal: string) => `Your ${animal} will probably not be taken back.`,
    losesNothing: (moves: number) =>
      moves === 1 ? 'Nothing should be taken in reply.' : `Nothing should be lost by it in the next ${moves} moves.`,
    /** `owner`: of the animal that moves, where it is not one's own. */
    takes: (animal: string, taken: string, owner?: string) =>
      owner === undefined ? `your ${animal} takes the ${taken}` : `${of(animal, owner)} takes your ${taken}`,
    arrives: (animal: string, points: number, owner?: string) =>
      owner === undefined
        ? `your ${animal} comes home (+${points})`
        : `${of(animal, owner)} comes home (+${points} for ${owner})`,
    /** In a course of moves, each by whoever makes it. */
    took: (animal: string, owner: string, taken: string, other: string) =>
      `${of(animal, owner)} takes ${of(taken, other)}`,
    cameHome: (animal: string, owner: string, points: number) => `${of(animal, owner)} comes home (+${points})`,
    /** The first of them, and each after it: so many moves after the one before, with 1 the next. Quiet moves are not told. */
    begins: (event: string, moves: number) => (moves === 1 ? event : `in ${moves} moves ${event}`),
    next: (event: string, moves: number) => `${moves === 1 ? 'then' : `${moves} moves later`} ${event}`,
    comma: ', ',
    nothingHappens: (moves: number) => `nothing is taken or comes home in ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  },
  {
    strong: (takers) => `十二只动物中只有 ${takers} 只能吃它。`,
    clever: (points, takers) => `它到家值 ${points} 分，而十二只动物中有 ${takers} 只能吃它。`,
    home: (animal, points) => `${nameOf(animal)}到家：+${points} 分。`,
    cleverest: (taken, points) => `现在能吃的，没有比${nameOf(taken)}智慧更高的（到家值 ${points} 分）。`,
    mustTake: '这一步必须吃。',
    follows: (events, moves) => `${moves === 1 ? '之后多半是' : `再走 ${moves} 步，多半是`}：${events.join('，')}。`,
    costsLeast: '电脑认为，别的走法最后损失更大。',
    comesHome: (moves, own, other, theirs) => `预计 ${moves} 步内：你 +${own}，${other} +${theirs}。`,
    rated: (moves) => `你的 ${moves} 种走法里，电脑认为这一步最好。`,
    followsNothing: (animal) => `你的${nameOf(animal)}多半不会被吃回去。`,
    losesNothing: (moves) => (moves === 1 ? '对方应该吃不回去。' : `接下来 ${moves} 步应该不会有损失。`),
    takes: (animal, taken, owner) =>
      owner === undefined
        ? `你的${nameOf(animal)}吃${nameOf(taken)}`
        : `${owner}的${nameOf(animal)}吃你的${nameOf(taken)}`,
    arrives: (animal, points, owner) =>
      owner === undefined
        ? `你的${nameOf(animal)}到家（+${points} 分）`
        : `${owner}的${nameOf(animal)}到家（${owner} +${points} 分）`,
    took: (animal, owner, taken, other) => `${owner}的${nameOf(animal)}吃${other}的${nameOf(taken)}`,
    cameHome: (animal, owner, points) => `${owner}的${nameOf(animal)}到家（+${points} 分）`,
    begins: (event, moves) => (moves === 1 ? event : `第 ${moves} 步${event}`),
    next: (event, moves) => `${moves === 1 ? '然后' : `再过 ${moves} 步`}${event}`,
    comma: '，',
    nothingHappens: (moves) => `${moves} 步之内，没有动物被吃，也没有到家的`,
  },
);
