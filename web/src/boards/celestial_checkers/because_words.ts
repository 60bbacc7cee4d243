// The words for what a move does, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { does, object, of } from '../../words/names';
import { nameOf } from './animals';
import { outcome, type Standings } from './words';

const stepsOf = (steps: number) => (steps === 1 ? 'one step' : `${steps} steps`);

export const becauseWords = catalogue(
  {
    strong: (takers: number) =>
      takers === 1
        ? 'Only one of the twelve animals can take it.'
        : `Only ${takers} of the twelve animals can take it.`,
    clever: (points: number, takers: number) =>
      `At home it would bring ${points} points, and ${takers} of the twelve animals can take it.`,
    placedAt: (square: string, steps: number) => `On ${square} it has ${stepsOf(steps)} to go.`,
    home: (animal: string, points: number) => `It brings the ${animal} home: +${points}.`,
    the: (animal: string) => `the ${animal}`,
    /** `worth`: what they would have brought at home, `many` of them. */
    loses: (owner: string, taken: string, worth: number, many: number) =>
      `${does(owner, 'loses', 'lose')} ${taken}, worth ${worth} at home${many > 1 ? ' together' : ''}.`,
    jumpsOn: (animal: string) => `The ${animal} must jump on.`,
    letsEnd: (other: string, standings: Standings) =>
      `Then ${object(other)} can end the game: ${outcome.wins(standings)}.`,
    worth: (animal: string, owner: string, points: number) => `${of(animal, owner)} (worth ${points})`,
    /** Who can take must. `back`: whoever can take in return; '' where that is not certain. */
    mustTake: (other: string, prey: string, back: string) =>
      `Then ${object(other)} must take ${prey}${back && `, and ${object(back)} can take back`}.`,
    leastRisk: 'Every other move lets as clever an animal be taken, or a cleverer one.',
    losesAll: (more: boolean) => `Every other move loses ${more ? 'more' : 'as much or more'}, if not at once.`,
    /** Of a hint that gives something away. */
    noneBetter: 'Nothing else comes out better, as far as the computer looks.',
    returns: (events: string[], moves: number) => `In return, probably in ${moves} moves: ${events.join(', ')}.`,
    leaves: (animal: string, steps: number, points: number) =>
      `Then the ${animal}, worth ${points}, is ${stepsOf(steps)} from home.`,
    safe: (owner: string) => `None of ${of('animals', owner)} can be taken.`,
    /** What will probably come of it, the first of it in so many moves: with 1 it is the next. */
    follows: (events: string[], moves: number) =>
      `${moves === 1 ? 'Then, probably' : `Probably in ${moves} moves`}: ${events.join(', ')}.`,
    comesHome: (moves: number, name: string, own: number, other: string, theirs: number) =>
      `Expected in ${moves} moves: ${object(name)} +${own}, ${object(other)} +${theirs}.`,
    /** In a course of moves, each by whoever makes it. */
    took: (animal: string, owner: string, taken: string, other: string) =>
      `${of(animal, owner)} takes ${of(taken, other)}`,
    cameHome: (animal: string, owner: string, points: number) => `${of(animal, owner)} comes home (+${points})`,
    /** The first of them, counted from the move that is asked about, whose answer needs no number; and each after it: so many moves after the one before, with 1 the next. Quiet moves are not told. */
    begins: (event: string, moves: number) => (moves <= 2 ? event : `in ${moves - 1} moves ${event}`),
    next: (event: string, moves: number) => `${moves === 1 ? 'then' : `${moves} moves later`} ${event}`,
    comma: ', ',
    nothingHappens: (moves: number) => `nothing is taken or comes home in ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  },
  {
    strong: (takers) => `十二只动物中只有 ${takers} 只能吃它。`,
    clever: (points, takers) => `它到家值 ${points} 分，而十二只动物中有 ${takers} 只能吃它。`,
    placedAt: (square, steps) => `放在 ${square}，离家还有 ${steps} 步。`,
    home: (animal, points) => `${nameOf(animal)}到家：+${points} 分。`,
    the: nameOf,
    loses: (owner, taken, worth, many) => `${owner}失去${taken}（到家${many > 1 ? '共' : ''}值 ${worth} 分）。`,
    jumpsOn: (animal) => `${nameOf(animal)}必须接着跳。`,
    letsEnd: (other, standings) => `然后${other}能结束游戏：${outcome.wins(standings)}。`,
    worth: (animal, owner, points) => `${owner}的${nameOf(animal)}（值 ${points} 分）`,
    mustTake: (other, prey, back) => `然后${other}必须吃${prey}${back && `，${back}能吃回来`}。`,
    leastRisk: '别的走法都会让同样聪明或更聪明的动物被吃。',
    losesAll: (more) => `别的走法迟早会${more ? '' : '同样或'}失去更多。`,
    noneBetter: '电脑能看到的走法里，没有更好的。',
    returns: (events, moves) => `作为回报，再走 ${moves} 步，多半是：${events.join('，')}。`,
    leaves: (animal, steps, points) => `${nameOf(animal)}（值 ${points} 分）离家还有 ${steps} 步。`,
    safe: (owner) => `${owner}的动物这时都不会被吃。`,
    follows: (events, moves) => `${moves === 1 ? '之后多半是' : `再走 ${moves} 步，多半是`}：${events.join('，')}。`,
    comesHome: (moves, name, own, other, theirs) => `预计 ${moves} 步内：${name} +${own}，${other} +${theirs}。`,
    took: (animal, owner, taken, other) => `${owner}的${nameOf(animal)}吃${other}的${nameOf(taken)}`,
    cameHome: (animal, owner, points) => `${owner}的${nameOf(animal)}到家（+${points} 分）`,
    begins: (event, moves) => (moves <= 2 ? event : `再走 ${moves - 1} 步，${event}`),
    next: (event, moves) => `${moves === 1 ? '然后' : `再过 ${moves} 步`}${event}`,
    comma: '，',
    nothingHappens: (moves) => `${moves} 步之内，没有动物被吃，也没有到家的`,
  },
);
