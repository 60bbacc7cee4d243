// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { does, isYou, object } from '../../words/names';

export const becauseWords = catalogue(
  {
    /** Tiles that bring a bonus: of one colour, or all of a family. */
    ofColour: (tiles: number, colour: string) => `${tiles} ${colour}`,
    wholeFamily: (size: number, family: string) => `all ${size} ${family}`,
    and: ' and ',
    bonus: (points: number, what: string) => `${points} of the points are a bonus for ${what}.`,
    bonusFor: (name: string, tile: string, what: string) =>
      isYou(name)
        ? `If you take ${tile}, you get the bonus for ${what}.`
        : `If ${name} takes ${tile}, ${name} gets the bonus for ${what}.`,
    most: 'It brings more points than anything else in reach.',
    noneMore: 'Nothing else in reach brings more points.',
    /** A capture that would make a greater difference, with what the owner may do about it. */
    swing: (tile: string, gain: number, name: string, loss: number) =>
      `The capture of ${tile} would bring ${gain} and cost ${object(name)} ${loss}.`,
    swingRefused: (tile: string, gain: number, name: string, loss: number) =>
      `The capture of ${tile} would bring ${gain} and cost ${object(name)} ${loss}, but ${does(object(name), 'has', 'have')} a token to refuse it.`,
    /** Of a capture: with what its owner loses. */
    swingsMost: 'What both gain and lose together is more than with anything else in reach.',
    mostForNothing: 'Nothing else brings more without a token.',
    nearsEnd: 'It brings the end nearer, and you are ahead.',
    loses: (name: string, points: number, sum = '') => `${name} would lose ${points} points${sum}.`,
    cannotPrevent: (name: string) => `${name} has no token left to prevent it.`,
    endsAhead: (own: number, other: number) => `It ends the game with you ahead, ${own} to ${other}.`,
    endsLost: (name: string, other: number, own: number) =>
      `It ends the game, and ${object(name)} would win, ${other} to ${own}.`,
    endsEven: (name: string, points: number) => `It ends the game, shared with ${object(name)} at ${points} points.`,
    endsBehind: 'Every tile in reach would end the game without you ahead.',
    brings: (tile: string, gain: number) => `It brings ${tile} into reach, for ${gain} points.`,
    chances: (chances: number, faces: number, tile: string, gain: number) =>
      chances === 1
        ? `1 of the ${faces} faces brings a tile into reach: ${tile}, for ${gain} points.`
        : `${chances} of the ${faces} faces bring a tile into reach, at best ${tile} for ${gain} points.`,
    nothingNow: 'Nothing matches these dice.',
    atMostNow: (gain: number) => `What is in reach now brings ${gain} points at most.`,
    noTokenHelps: 'No token brings a tile into reach.',
    onlyBrings: (tile: string, gain: number) => `A token would bring only ${tile}, for ${gain} points.`,
    bringsAtBest: (tile: string, gain: number) => `A token would bring ${tile} at best, for ${gain} points.`,
    onlyPerhaps: (tile: string, gain: number) => `Only a reroll might help, at best with ${tile} for ${gain} points.`,
    /** What can be had, and is left. */
    leaves: (tile: string, gain: number) => `Of what is in reach ${tile} brings most, ${gain} points.`,
    leavesFor: 'The computer expects more from waiting.',
    /** What the computer weighs: points that can be lost again against a token that is gone for good. */
    keepsRather: (tokens: number) =>
      `The computer counts ${tokens === 1 ? 'your last token' : 'a token'} for more: the tile can be taken again, the token does not come back.`,
    letsRather: (tokens: number) =>
      `The computer counts ${tokens === 1 ? 'your last token' : 'a token'} for more: the tile that it keeps can be tried for again next turn.`,
    moreNow: (tile: string, gain: number) =>
      `${tile} would bring ${gain} now; the computer prefers this one for what may follow.`,
    keeps: (tokens: number) => (tokens === 1 ? 'You keep your last token.' : `You keep your ${tokens} tokens.`),
    youWouldLose: (loss: number, sum = '') => `You would lose ${loss} points with it${sum}.`,
    youLose: (loss: number, sum = '') => `You lose ${loss} points with it${sum}.`,
  },
  {
    ofColour: (tiles, colour) => `${tiles} 块${colour}牌`,
    wholeFamily: (size, family) => `集齐 ${size} 块${family}`,
    and: '和',
    bonus: (points, what) => `其中 ${points} 分是加分：${what}。`,
    bonusFor: (name, tile, what) => `若${name}取得${tile}，就有加分：${what}。`,
    most: '能取的牌中，它得分最多。',
    noneMore: '能取的牌中，没有得分更多的。',
    swing: (tile, gain, name, loss) => `夺取${tile}可得 ${gain} 分，并使${name}失 ${loss} 分。`,
    swingRefused: (tile, gain, name, loss) =>
      `夺取${tile}可得 ${gain} 分，并使${name}失 ${loss} 分，但${name}有标记可以拒绝。`,
    swingsMost: '双方得失合计，比其他能取的都多。',
    mostForNothing: '不用标记的话，没有得分更多的。',
    nearsEnd: '这样离终局更近，而你正领先。',
    loses: (name, points, sum = '') => `${name}会失去 ${points} 分${sum}。`,
    cannotPrevent: (name) => `${name}已没有标记可以阻止。`,
    endsAhead: (own, other) => `游戏就此结束，你以 ${own} 比 ${other} 获胜。`,
    endsLost: (name, other, own) => `游戏就此结束，${name}以 ${other} 比 ${own} 获胜。`,
    endsEven: (name, points) => `游戏就此结束，你与${name}同为 ${points} 分。`,
    endsBehind: '能取的每块牌都会结束游戏，而你并不领先。',
    brings: (tile, gain) => `这样就能取${tile}，得 ${gain} 分。`,
    chances: (chances, faces, tile, gain) =>
      `${faces} 个点数中有 ${chances} 个能带来可取的牌，${chances === 1 ? '' : '最好的'}是${tile}，得 ${gain} 分。`,
    nothingNow: '这两颗骰子什么也取不到。',
    atMostNow: (gain) => `现在能取的，最多得 ${gain} 分。`,
    noTokenHelps: '用标记也取不到牌。',
    onlyBrings: (tile, gain) => `用一个标记只能取得${tile}，得 ${gain} 分。`,
    bringsAtBest: (tile, gain) => `用一个标记最多取得${tile}，得 ${gain} 分。`,
    onlyPerhaps: (tile, gain) => `只有重掷或许有用，最好是${tile}，得 ${gain} 分。`,
    leaves: (tile, gain) => `能取的牌中，${tile}得分最多，也只有 ${gain} 分。`,
    leavesFor: '电脑认为等一等更好。',
    keepsRather: (tokens) => `电脑认为${tokens === 1 ? '最后一个' : '一个'}标记更值：牌还会被夺走，标记用了就没了。`,
    letsRather: (tokens) => `电脑认为${tokens === 1 ? '最后一个' : '一个'}标记更值：这次保住，下回合还会有人来夺。`,
    moreNow: (tile, gain) => `${tile}现在可得 ${gain} 分；电脑看重以后，更愿取这一块。`,
    keeps: (tokens) => (tokens === 1 ? '你留着最后一个标记。' : `你的 ${tokens} 个标记都留着。`),
    youWouldLose: (loss, sum = '') => `否则你会失去 ${loss} 分${sum}。`,
    youLose: (loss, sum = '') => `你失去 ${loss} 分${sum}。`,
  },
);
