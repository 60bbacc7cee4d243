// The words for what a move does, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { listOf } from '../../words/lists';
import { does, isYou, object, of } from '../../words/names';
import { sentencesOf } from '../../words/sentences';

const pairs = (all: number[][]) => all.map((pair) => pair.join(' and ')).join(', or with ');
const zhPairs = (all: number[][]) => all.map((pair) => pair.join(' 和 ')).join('，或 ');
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
/** In so many turns at least, 0 where none comes, with so many of the 36 throws that take a tile. */
const atRisk = (name: string, turns: number, ways: number) =>
  ways && turns ? `${ways} of 36 throws ${ways === 1 ? 'takes' : 'take'} one of ${of('tiles', name)}` : '';
const risks = catalogue(
  {
    nothingKept: (name: string, turns: number, ways: number) => {
      const still = turns ? `, for at least ${turns === 1 ? '1 turn' : `${turns} turns`}` : '';
      const risk = atRisk(name, turns, ways);
      return `from then on nothing of ${isYou(name) ? 'yours' : `${name}’s`} can be kept${still}${risk && `; ${risk}`}.`;
    },
    without: (name: string, turns: number, ways: number) => {
      const risk = atRisk(name, turns, ways);
      return turns
        ? `Without a token ${object(name)} can refuse no capture: at least ${turns === 1 ? '1 turn is' : `${turns} turns are`} left${risk && `, and ${risk}`}.`
        : '';
    },
  },
  {
    nothingKept: (name, turns, ways) =>
      `此后再不能保牌${turns ? `：至少还有 ${turns} 回合${ways ? `，36 种掷法中有 ${ways} 种会夺走${name}的一块牌` : ''}` : ''}。`,
    without: (name, turns, ways) =>
      turns
        ? `没有标记就不能拒绝夺取：至少还有 ${turns} 回合${ways ? `，36 种掷法中有 ${ways} 种会夺走${name}的一块牌` : ''}。`
        : '',
  },
);
const count = (tokens: number) => (tokens === 1 ? '1 token' : `${tokens} tokens`);
const allOf = (tokens: number) =>
  tokens === 1 ? 'the last token' : tokens === 2 ? 'both tokens' : `all ${tokens} tokens`;
/** Who may refuse, or ''. */
const unless = (owner: string) => owner && `, unless ${does(object(owner), 'refuses', 'refuse')}`;

export const becauseWords = catalogue(
  {
    /** Tiles that bring a bonus: of one colour, or all of a family. */
    ofColour: (tiles: number, colour: string) => `${tiles} ${colour}`,
    wholeFamily: (size: number, family: string) => `all ${size} ${family}`,
    and: ' and ',
    bonus: (extra: number, gain: number, what: string) => `${extra} of the ${gain} points are a bonus for ${what}.`,
    denies: (name: string, tile: string, what: string) =>
      `Otherwise ${tile} may bring ${object(name)} the bonus for ${what}.`,
    /** Another tile in reach, with its owner and what they would lose, if it has one. */
    instead: (tile: string, gain: number, owner: string, loss: number) =>
      owner
        ? `These dice could take ${of(tile, owner)} instead, for ${points(gain)} (${object(owner)} −${loss}).`
        : `These dice could take ${tile} instead, for ${points(gain)}.`,
    /** Of a capture that its owner cannot refuse. */
    loses: (name: string, loss: number, sum: string) =>
      `${does(name, 'loses', 'lose')} ${points(loss)}${sum} and ${isYou(name) ? 'have' : 'has'} no token to refuse.`,
    /** Of one that they can, with so many tokens: it costs them the one or the other. */
    mayRefuse: (name: string, loss: number, sum: string, tokens: number) =>
      `${does(name, 'loses', 'lose')} ${points(loss)}${sum}, or ${does(object(name), 'spends', 'spend')} ${tokens === 1 ? 'the last token, and can then keep nothing' : `1 of ${count(tokens)} to keep it`}.`,
    /** How it can be lost again; `tokens` are those of whoever takes it. */
    risks: (tile: string, all: number[][], tokens: number, name: string) =>
      `Then others can capture ${tile} with ${pairs(all)}` +
      (tokens ? '.' : `, and ${does(object(name), 'has', 'have')} no token to refuse.`),
    ends: (name: string, most: number, second: number) =>
      `It ends the game: ${does(object(name), 'wins', 'win')}, ${most} to ${second}.`,
    endsEven: (most: number) => `It ends the game level, ${most} to ${most}.`,
    endsUnless: (owner: string) => `It ends the game unless ${does(object(owner), 'refuses', 'refuse')}.`,
    endsBehind: (name: string) => `Every tile in reach would end the game without ${object(name)} ahead.`,
    brings: (tile: string, gain: number, owner: string) =>
      `It brings ${tile} into reach, for ${points(gain)}${unless(owner)}.`,
    bringsNothing: 'It brings no other tile into reach.',
    chances: (chances: number, faces: number, tile: string, gain: number) =>
      chances === 1
        ? `1 of the ${faces} faces brings a tile into reach: ${tile}, for ${points(gain)}.`
        : `${chances} of the ${faces} faces bring a tile into reach, at best ${tile} for ${points(gain)}.`,
    leavesTokens: (name: string, left: number, turns: number, ways: number) =>
      left
        ? `It leaves ${object(name)} ${count(left)}.`
        : `It is ${of('last token', name)}: ${risks.nothingKept(name, turns, ways)}`,
    nothingNow: 'Nothing matches these dice.',
    atMostNow: (gain: number) => `What is in reach now brings ${points(gain)} at most.`,
    noTokenHelps: 'No token brings a tile into reach.',
    /** `owner`: who could then refuse it, or ''. */
    tokenBrings: (tile: string, gain: number, owner: string) =>
      `A token would bring ${tile} at best, for ${points(gain)}${unless(owner)}.`,
    /** By a reroll perhaps one that brings more. */
    tokenOrReroll: (tile: string, gain: number, owner: string, more: string, most: number) =>
      `A token would bring ${tile}, for ${points(gain)}${unless(owner)}; a reroll might bring ${more}, for ${most}.`,
    rerollBrings: (tile: string, gain: number, owner: string) =>
      `Only a reroll might help, at best with ${tile} for ${points(gain)}${unless(owner)}.`,
    /** What a token is for. */
    without: (name: string, turns: number, ways: number) => risks.without(name, turns, ways),
    savesToken: (name: string, tokens: number, turns: number, ways: number) =>
      sentencesOf(
        `It saves ${tokens === 1 ? 'the last token' : 'a token'}, which does not come back.`,
        risks.without(name, turns, ways),
      ),
    /** What can be had, and is left, most first. */
    leaves: (tiles: [tile: string, gain: number][]) =>
      `It leaves ${listOf(tiles.map(([tile, gain]) => `${tile} (${gain})`))}.`,
    keeps: (name: string, tokens: number) =>
      tokens
        ? `${does(name, 'keeps', 'keep')} ${allOf(tokens)}.`
        : `${does(name, 'has', 'have')} no token to change them.`,
    /** Of whoever has the tile that somebody wants. */
    keepsTile: (tile: string, name: string, loss: number, sum: string, mover: string, gain: number) =>
      `It keeps ${tile}: otherwise ${does(object(name), 'loses', 'lose')} ${points(loss)}${sum} and ${does(object(mover), 'gains', 'gain')} ${gain}.`,
    mayTryAgain: (name: string, left: number, tile: string, all: number[][]) =>
      `It leaves ${object(name)} ${count(left)}, and ${tile} can be tried for again with ${pairs(all)}.`,
    takesLast: (name: string, turns: number, ways: number) =>
      `It takes ${of('last token', name)}: ${risks.nothingKept(name, turns, ways)}`,
    letsGo: (_tile: string, name: string, loss: number, sum: string, mover: string, gain: number) =>
      `${does(name, 'loses', 'lose')} ${points(loss)}${sum} and ${does(object(mover), 'gains', 'gain')} ${gain}.`,
    mayReturn: (name: string, tokens: number, tile: string, all: number[][]) =>
      `${does(name, 'keeps', 'keep')} ${allOf(tokens)}, and ${tile} can be won back with ${pairs(all)}.`,
  },
  {
    ofColour: (tiles, colour) => `${tiles} 块${colour}牌`,
    wholeFamily: (size, family) => `集齐 ${size} 块${family}`,
    and: '和',
    bonus: (extra, gain, what) => `${gain} 分中有 ${extra} 分是加分：${what}。`,
    denies: (name, tile, what) => `否则${name}若取得${tile}，就有加分：${what}。`,
    instead: (tile, gain, owner, loss) =>
      owner
        ? `同样的骰子还可改夺${owner}的${tile}，得 ${gain} 分（${owner} −${loss}）。`
        : `同样的骰子还可改取${tile}，得 ${gain} 分。`,
    loses: (name, loss, sum) => `${name}失 ${loss} 分${sum}，也没有标记可以拒绝。`,
    mayRefuse: (name, loss, sum, tokens) =>
      `${name}失 ${loss} 分${sum}，否则就要${tokens === 1 ? '用掉最后一个标记，此后再不能保牌' : `用去 ${tokens} 个标记中的一个来保住`}。`,
    risks: (tile, all, tokens, name) =>
      `之后别人掷出 ${zhPairs(all)} 可夺走${tile}${tokens ? '' : `，而${name}没有标记可以拒绝`}。`,
    ends: (name, most, second) => `游戏就此结束：${name}以 ${most} 比 ${second} 获胜。`,
    endsEven: (most) => `游戏就此结束，${most} 比 ${most} 打平。`,
    endsUnless: (owner) => `除非${owner}拒绝，游戏就此结束。`,
    endsBehind: (name) => `能取的每块牌都会结束游戏，而${name}并不领先。`,
    brings: (tile, gain, owner) => `这样就能取${tile}，得 ${gain} 分${owner && `，除非${owner}拒绝`}。`,
    bringsNothing: '并不能带来别的牌。',
    chances: (chances, faces, tile, gain) =>
      `${faces} 个点数中有 ${chances} 个能带来可取的牌，${chances === 1 ? '' : '最好的'}是${tile}，得 ${gain} 分。`,
    leavesTokens: (name, left, turns, ways) =>
      left ? `之后${name}还有 ${left} 个标记。` : `这是${name}的最后一个标记，${risks.nothingKept(name, turns, ways)}`,
    nothingNow: '这两颗骰子什么也取不到。',
    atMostNow: (gain) => `现在能取的，最多得 ${gain} 分。`,
    noTokenHelps: '用标记也取不到牌。',
    tokenBrings: (tile, gain, owner) => `用一个标记最多取得${tile}，得 ${gain} 分${owner && `，除非${owner}拒绝`}。`,
    tokenOrReroll: (tile, gain, owner, more, most) =>
      `用一个标记可取得${tile}，得 ${gain} 分${owner && `，除非${owner}拒绝`}；重掷或许能得${more}，得 ${most} 分。`,
    rerollBrings: (tile, gain, owner) =>
      `只有重掷或许有用，最好是${tile}，得 ${gain} 分${owner && `，除非${owner}拒绝`}。`,
    without: (name, turns, ways) => risks.without(name, turns, ways),
    savesToken: (name, tokens, turns, ways) =>
      `省下${tokens === 1 ? '最后一个' : '一个'}标记，标记用了就没了。${risks.without(name, turns, ways)}`,
    leaves: (tiles) => `不取${tiles.map(([tile, gain]) => `${tile}（${gain} 分）`).join('、')}。`,
    keeps: (name, tokens) =>
      tokens === 0
        ? `${name}没有标记可改骰子。`
        : tokens === 1
          ? `${name}留着最后一个标记。`
          : `${name}的 ${tokens} 个标记都留着。`,
    keepsTile: (tile, name, loss, sum, mover, gain) =>
      `保住${tile}：否则${name}失 ${loss} 分${sum}，${mover}得 ${gain} 分。`,
    mayTryAgain: (name, left, tile, all) =>
      `之后${name}还有 ${left} 个标记，别人再掷出 ${zhPairs(all)} 仍可来夺${tile}。`,
    takesLast: (name, turns, ways) => `这是${name}的最后一个标记，${risks.nothingKept(name, turns, ways)}`,
    letsGo: (_tile, name, loss, sum, mover, gain) => `${name}失 ${loss} 分${sum}，${mover}得 ${gain} 分。`,
    mayReturn: (name, tokens, tile, all) =>
      `${tokens === 1 ? `${name}留着最后一个标记` : `${name}的 ${tokens} 个标记都留着`}，以后掷出 ${zhPairs(all)} 可夺回${tile}。`,
  },
);
