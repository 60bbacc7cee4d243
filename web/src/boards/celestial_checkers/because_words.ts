// The words for what a move does, in both languages.
import { capital } from '../../words/capital';
import { catalogue } from '../../words/catalogue.svelte';
import { does, object, of } from '../../words/names';
import { nameOf } from './animals';
import { outcome, type Standings } from './words';

const stepsOf = (steps: number) => (steps === 1 ? 'one step' : `${steps} steps`);

const later = (moves: number) => `Probably, after ${moves} moves,`;

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
    losesAll: (more: boolean) => `Sooner or later every other move loses ${more ? 'more' : 'at least as much'}.`,
    takesAtOnce: (taker: string, owner: string, animal: string) =>
      `${capital(of(taker, owner))} can take the ${animal} at once.`,
    /** `forced`: what must be taken before that; may be ''. */
    losesLater: (forced: string, taker: string, lost: string) =>
      `Nobody can be taken at once; later, probably, ${forced && `${forced}, then `}${taker} takes ${lost}.`,
    /** `guarded`: whom the captor kept safe; may be ''. */
    mustFirst: (captor: string, prey: string, guarded: string) =>
      `${captor}${guarded && `, which guards ${guarded},`} must take ${prey}`,
    valued: (animal: string, owner: string, points: number) => `${of(animal, owner)} (${points})`,
    /** `forward`: what else it does; may be ''. */
    trades: (given: string, got: string, forward: string) =>
      `It trades ${given} for ${got}${forward && ` ${forward}`}.`,
    forward: (animal: string, square: string) => `and brings the ${animal} forward to ${square}`,
    costs: (given: string) => `It probably costs ${given}.`,
    /** Of a move that gives something away, at the end of what the computer expects, after so many moves. */
    noneBetter: (moves: number) =>
      `Nothing else comes out better, as far as the computer looks${moves > 1 ? ` (${moves} moves)` : ''}.`,
    noReturn: (moves: number) => `As far as the computer looks, ${moves} moves, that does not come back.`,
    /** `worth`: of all that can be taken. */
    takesThen: (moves: number, name: string, other: string, worth: number) =>
      `${later(moves)} ${object(name)} can take animals worth ${worth}, whatever ${does(object(other), 'does', 'do')}.`,
    threatensThen: (moves: number, taker: string, owner: string, prey: string) =>
      `${later(moves)} ${of(taker, owner)} threatens ${prey}.`,
    shutsIn: (moves: number, other: string) => `${later(moves)} ${object(other)} can move one animal at most.`,
    returns: (event: string, moves: number) => `In return, probably in ${moves} moves: ${event}.`,
    leaves: (animal: string, steps: number, points: number) =>
      `Then the ${animal}, worth ${points}, is ${stepsOf(steps)} from home.`,
    safe: (owner: string) => `None of ${of('animals', owner)} can be taken.`,
    /** What will probably come of it, the first of it in so many moves: with 1 it is the next. */
    follows: (events: string[], moves: number) =>
      `${moves === 1 ? 'Then, probably' : `Probably in ${moves} moves`}: ${events.join(', ')}.`,
    comesHome: (moves: number, name: string, own: number, other: string, theirs: number) =>
      `Expected in ${moves} moves: ${object(name)} +${own}, ${object(other)} +${theirs}.`,
    /** In a course of moves, each by whoever makes it. */
    took: (animal: string, owner: string, prey: string) => `${of(animal, owner)} takes ${prey}`,
    andHome: (took: string, points: number) => `${took} and comes home (+${points})`,
    cameHome: (animal: string, owner: string, points: number) => `${of(animal, owner)} comes home (+${points})`,
    /** The first of them, counted from the move that is asked about, whose answer needs no number; and each after it: so many moves after the one before, with 1 the next. Quiet moves are not told. */
    begins: (event: string, moves: number) => (moves <= 2 ? event : `in ${moves - 1} moves ${event}`),
    next: (event: string, moves: number) => `${moves === 1 ? 'then' : `${moves} moves later`} ${event}`,
    whose: (animal: string, owner: string) => of(animal, owner),
    goesFor: (given: string, got: string, how: string) => `${given} for ${got} (${how})`,
    within: (moves: number) => `within ${moves} moves`,
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
    takesAtOnce: (taker, owner, animal) => `${owner}的${nameOf(taker)}马上就能吃${nameOf(animal)}。`,
    losesLater: (forced, taker, lost) =>
      `眼下谁也不会被吃；之后多半是${forced && `${forced}，然后`}${taker}吃${lost}。`,
    mustFirst: (captor, prey, guarded) => `${guarded && `护着${guarded}的`}${captor}必须吃${prey}`,
    valued: (animal, owner, points) => `${owner}的${nameOf(animal)}（${points}）`,
    trades: (given, got, forward) => `用${given}换${got}${forward && `，${forward}`}。`,
    forward: (animal, square) => `${nameOf(animal)}前进到 ${square}`,
    costs: (given) => `多半会失去${given}。`,
    noneBetter: (moves) => `在电脑看到的范围内${moves > 1 ? `（${moves} 步）` : ''}，没有更好的走法。`,
    noReturn: (moves) => `电脑看到 ${moves} 步，这期间没有得到回报。`,
    takesThen: (moves, name, other, worth) =>
      `多半 ${moves} 步之后，不管${other}怎么走，${name}都能吃掉值 ${worth} 分的动物。`,
    threatensThen: (moves, taker, owner, prey) => `多半 ${moves} 步之后，${owner}的${nameOf(taker)}威胁要吃${prey}。`,
    shutsIn: (moves, other) => `多半 ${moves} 步之后，${other}至多只有一只动物能走。`,
    returns: (event, moves) => `作为回报，再走 ${moves} 步，多半是：${event}。`,
    leaves: (animal, steps, points) => `${nameOf(animal)}（值 ${points} 分）离家还有 ${steps} 步。`,
    safe: (owner) => `${owner}的动物这时都不会被吃。`,
    follows: (events, moves) => `${moves === 1 ? '之后多半是' : `再走 ${moves} 步，多半是`}：${events.join('，')}。`,
    comesHome: (moves, name, own, other, theirs) => `预计 ${moves} 步内：${name} +${own}，${other} +${theirs}。`,
    took: (animal, owner, prey) => `${owner}的${nameOf(animal)}吃${prey}`,
    andHome: (took, points) => `${took}并到家（+${points} 分）`,
    cameHome: (animal, owner, points) => `${owner}的${nameOf(animal)}到家（+${points} 分）`,
    begins: (event, moves) => (moves <= 2 ? event : `再走 ${moves - 1} 步，${event}`),
    next: (event, moves) => `${moves === 1 ? '然后' : `再过 ${moves} 步`}${event}`,
    whose: (animal, owner) => `${owner}的${nameOf(animal)}`,
    goesFor: (given, got, how) => `用${given}换${got}（${how}）`,
    within: (moves) => `${moves} 步之内`,
    comma: '，',
    nothingHappens: (moves) => `${moves} 步之内，没有动物被吃，也没有到家的`,
  },
);
