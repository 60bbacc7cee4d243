// Every word of the board of Wu Xing, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { does, isYou, object, of } from '../../words/names';
import { signed } from '../../words/numbers';

/** The points gained, and what becomes of the owner's, those that are known. */
const enPoints = (gain?: number, owner = '', change?: number) => {
  const known = [
    ...(gain === undefined ? [] : [signed(gain)]),
    ...(change === undefined ? [] : [`${object(owner)} ${signed(change)}`]),
  ];
  return known.length ? ` (${known.join(', ')})` : '';
};
const zhPoints = (gain?: number, owner = '', change?: number) => {
  const known = [
    ...(gain === undefined ? [] : [`${signed(gain)} 分`]),
    ...(change === undefined ? [] : [`${owner} ${signed(change)} 分`]),
  ];
  return known.length ? `（${known.join('，')}）` : '';
};

/** Additional to the points of the tiles, by how many there are of one colour (WX-16). */
export const worth: Record<number, number> = { 3: 5, 4: 7, 5: 10, 6: 15, 7: 25 };
const steps = (tiles: string, comma: string, most = Infinity) =>
  Object.entries(worth)
    .filter(([count]) => Number(count) <= most)
    .map(([count, points]) => [count, tiles, signed(points)].filter(Boolean).join(' '))
    .join(comma);
/** "Ding and Bing". */
const and = (all: string[], last = ' and ') =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')}${last}${all.at(-1) ?? ''}` : (all[0] ?? '');

const en = {
  title: 'Wu Xing',
  line: 'Throw two dice, claim tiles, and take the best from your neighbours.',
  leads:
    'A lead counts for little before the end: every tile can be captured, and whoever is ahead has the most to lose. The chances count tokens too: without one no tile can be kept.',
  longGame: 'The long game',
  boardLabel: 'The three tiles on the board',
  dockLabel: 'The dice and what can be done',
  diceLabel: 'What tokens can do to the dice',
  choicesLabel: 'What can be done',
  collection: (name: string) => (isYou(name) ? 'Your tiles' : `Tiles of ${name}`),
  pilesLabel: 'The piles',
  newsLabel: 'What was done last',
  // The spaces and tiles.
  space: (space: number, what: string[]) => [`Space ${space}`, ...what].join(', '),
  empty: 'empty',
  /** The turn is over; a tile is drawn for it before the next throw. */
  filledNext: 'filled up next',
  tile: (tile: string, colour: string, value: number) => `${tile}, ${colour}, value ${value}`,
  element: (tile: string, value: number) => `${tile}, value ${value}`,
  shows: (faces: number[]) => `shows ${faces.join(' ')}`,
  pairs: (pairs: number[][]) => `its pairs: ${pairs.map((pair) => pair.join(' and ')).join('; ')}`,
  canClaim: (gain: number) => `can be claimed for ${gain} points`,
  canCapture: (gain: number) => `can be captured for ${gain} points`,
  inReach: 'with a token',
  byReroll: (chances: [number, number] | null) =>
    chances ? `reroll: ${chances[0]} in ${chances[1]}` : 'reroll may fit',
  withToken: 'in reach with a token',
  withReroll: 'perhaps in reach with a token that throws a die again',
  wantedBy: (name: string) => `${does(name, 'wants', 'want')} to capture it`,
  lostTo: (tile: string, name: string, loss?: number) =>
    `${tile}, captured by ${object(name)}${loss === undefined ? '' : `, ${signed(-loss)} points`}`,
  needs: ['', 'with either die', 'with both dice', 'with two of the three'],
  needsInShort: ['', 'needs this', 'needs both', 'needs 2 of these'],
  now: 'now',
  next: 'next',
  thenGone: 'discarded',
  nextPanel: (faces: number[]) => `then ${faces.join(' ')}`,
  thenDiscarded: 'then it is discarded',
  turnLegend:
    'The dice on the gold strip count this turn. After every turn each tile shows its next dice; at ✕ it is discarded. Throw a pair printed under somebody’s tile to take it.',
  claimIt: 'Claim',
  // The details of a tile.
  kinds: { element: 'Element', animal: 'Animal', stem: 'Heavenly Stem' },
  what: (kind: string, colour: string, value: number) => [kind, colour, `value ${value}`].filter(Boolean).join(' · '),
  panels: 'Its panels, in order',
  crossMeans: 'At the cross it is discarded.',
  capturedWith: 'Captured with the pair',
  takenBy: 'taken by',
  // The dock.
  claimOrPass: 'Claim or pass',
  captureOrPass: 'Capture or pass',
  claimOrCapture: 'Claim, capture or pass',
  nothingOpen: 'Nothing matches these dice',
  tokenOpens: 'Nothing matches; a token can change that',
  rerollOpens: 'Nothing matches; only a reroll might help',
  dry: (dice: number[], tokens: number) =>
    `${dice.join(' and ')}: nothing matches, no token ${tokens ? 'helps' : 'left'}`,
  far: (dice: number[]) => `${dice.join(' and ')}: nothing matches, no single token helps`,
  thrown: 'The dice are thrown …',
  landedNow: (face: number, same: boolean, then: string) => `${face}${same ? ' again' : ''}! ${then}`,
  threwThese: (dice: number[]) => `threw ${dice.join(' and ')}`,
  hasThese: (dice: number[]) => `changed the dice to ${dice.join(' and ')}`,
  waiting: 'Waiting for the dice',
  yourThrow: 'Your turn: throw the dice',
  throwDice: 'Throw the dice',
  throwForMe: 'Throw for me',
  thrownForYou: 'Your turn: thrown for you',
  waitingFor: 'about to throw',
  over: 'The game is over',
  asks: (tile: string, gain: number, loss: number, again: boolean) =>
    `${again ? 'now ' : ''}wants your ${tile} (${signed(gain)}, you ${signed(-loss)})`,
  asked: (owner: string, tile: string) => `tries to take ${tile}: ${does(object(owner), 'decides', 'decide')}`,
  youAnswer: 'You decide',
  tokenUse: (left: number) =>
    left === 0
      ? 'No tokens left: your dice stay as they fall.'
      : `${left === 1 ? 'Your last token' : left === 2 ? 'Your last two tokens' : `${left} tokens for the rest of the game`}: ${left === 1 ? 'it' : 'each'} changes a die or stops a capture.`,
  changedLast: (name: string) => `What changed ${of('points', name)} last.`,
  noTokens: 'You have no tokens left to change a die.',
  oneToken: (left: number): string =>
    left === 1
      ? 'Your last: then nothing is safe'
      : left === 2
        ? 'One of your last two changes a die:'
        : 'One token changes a die:',
  afterLast: 'It is your last: from then on nothing of yours can be kept.',
  // What stands below while there is room.
  coach: [
    'Throw the dice, then claim a tile: yours must match the dice on its gold strip.',
    'A tile brings its points; three of a colour and whole families bring more.',
    'When no tile is left to draw, whoever has most points wins; captures do not bring that nearer.',
  ],
  coachOfTiles: 'When every tile has an owner, whoever has most points wins; captures do not bring that nearer.',
  /** Where there is no room for more. */
  mostWin: 'In the end most points win.',
  yourFirst: 'Your first throw',
  exposed: (ways: number) => `${ways} of 36 throws take one of yours.`,
  guarded: (tokens: number): string =>
    tokens === 0
      ? 'You have no token to keep it.'
      : tokens === 1
        ? 'Your last token can keep it.'
        : 'One of your tokens can keep it.',
  exposedShort: (ways: number) => `at risk: ${ways} in 36`,
  /** `which`: the pairs of dice, and the tiles that each takes. */
  exposedLong: (ways: number, tokens: number, which: [pair: number[], tiles: string[]][]) =>
    `Of the 36 throws of two dice ${ways === 1 ? 'one captures' : `${ways} capture`} one of these tiles: ${which.map(([pair, tiles]) => `${pair.join('+')} ${tiles.join(' or ')}`).join(', ')}. ${tokens === 0 ? 'No token is left' : tokens === 1 ? '1 token is left' : `${tokens} tokens are left`} to keep it.`,
  tilesComeHere: 'Your tiles lie here. Whoever throws a pair printed under one takes it.',
  noTiles: 'no tiles yet',
  claimedIt: (name: string) => `${name} claimed it.`,
  capturedIt: (name: string, owner: string) => `${name} captured it from ${object(owner)}.`,
  ownerMayRefuse: (name: string) =>
    name ? `${name} can refuse; then your turn is lost` : 'The owner can refuse; then your turn is lost',
  passNow: 'Nothing to take',
  passHelped: (tokens: number): string =>
    tokens === 1
      ? 'Your last token could help; then nothing is safe'
      : tokens === 2
        ? 'A token could help: one of your last two'
        : 'A token could help',
  passesNow: 'Nothing for you: passes by itself',
  passesSoon: 'Passes by itself, unless you reach for a token',
  withTokens: (tokens: number) => (tokens === 1 ? 'with a token' : `with ${tokens} tokens`),
  tokens: (left: number) => (left === 1 ? '1 token left' : `${left} tokens left`),
  turned: (face: number, to: number) => `Token: make the ${face} a ${to}`,
  up: (face: number) => `Token: raise the ${face} by one`,
  down: (face: number) => `Token: lower the ${face} by one`,
  again: (face: number) => `Token: throw the ${face} again`,
  chances: (faces: number) => (faces === 1 ? '1 of 6 faces brings a tile' : `${faces} of 6 faces bring a tile`),
  inSix: (faces: number) => `${faces} in 6`,
  inSixHelps: (faces: number) => (faces === 1 ? 'helps' : 'help') as string,
  opensNothing: 'brings nothing new',
  brings: (what: string, gain: number) => `${what} ${signed(gain)}`,
  claim: (tile: string) => `Claim ${tile}`,
  capture: (tile: string) => `Capture ${tile}`,
  captureOf: (tile: string, name: string) => `Capture ${tile} from ${object(name)}`,
  captureFrom: (tile: string, name: string, gain: number, loss: number, gained = '', lost = '') =>
    `Capture ${tile} from ${object(name)}, ${gain} points${gained}; ${does(object(name), 'loses', 'lose')} ${loss}${lost}`,
  claimFor: (tile: string, gain: number) => `Claim ${tile}, ${gain} points`,
  /** The pairs by which it can then be captured. */
  thenBy: (pairs: number[][]) => `then ${pairs.map((pair) => pair.join('-')).join(' or ')}`,
  thenByLong: (pairs: number[][]) =>
    `others can then capture it with ${pairs.map((pair) => pair.join(' and ')).join(', or with ')}`,
  unless: (name: string, left: number) => `unless ${name} spends a token (${left} left), and then your turn is lost`,
  /** Before the tokens that its owner has. */
  mayRefuse: 'can refuse',
  ends: 'Ends the game',
  endsWith: (figures: string) => `Ends the game: ${figures}`,
  endsLong: (scores: [name: string, points: number][]) =>
    ['ends the game', ...scores.map(([name, points]) => `${object(name)} ${points}`)].join(', '),
  pass: 'Pass',
  allow: 'Let it go',
  allowLong: (tile: string, loss: number, name: string, gain: number) =>
    `Let ${tile} go and lose ${loss} points: ${name} +${gain}`,
  prevent: 'Prevent',
  preventCost: (left: number) =>
    left === 1 ? 'your last: then nothing is safe' : left === 2 ? 'one of your last two' : `1 of your ${left} tokens`,
  preventLong: (tile: string, left: number) =>
    `Prevent it and keep ${tile}: spend ${left === 1 ? 'your last token; after it no capture can be refused' : `one of ${left} tokens`}`,
  youMay: (what: string[]) => `You may: ${what.join('; ')}.`,
  turn: (turn: number) => `Turn ${turn}`,
  // The piles.
  pile: 'Draw pile',
  discards: 'Discards',
  /** `turns`: this one and those to come, where so many are the most; else 0. */
  toTheEnd: (claims: number, turns: number) => {
    if (turns === 1) return 'The game ends with this turn';
    const told = claims === 1 ? 'The next claim ends the game' : `The game ends after ${claims} more claims`;
    return turns ? `${told}, or in ${turns} turns` : told;
  },
  toTheEndInShort: (claims: number, turns: number) => {
    if (turns === 1) return 'The game ends with this turn';
    const told =
      claims === 1 ? 'The next claim ends it' : `${claims} more claims${turns ? ` or ${turns} turns` : ''} to go`;
    return `${told}; captures do not count`;
  },
  discardsReturn: 'Captures do not count; discards come back.',
  endOfPiles: 'Tiles left on the board are then nobody’s.',
  cameBack: 'shuffled back',
  nobodys: 'Taken by nobody:',
  unclaimed: (tiles: number) => `${tiles} unclaimed`,
  lastTiles: (tiles: number) => (tiles === 1 ? '1 left, it stays' : `${tiles} left, they stay`),
  lastTilesLong: 'Too few are unclaimed to discard any more: they stay until somebody claims them',
  // Collections.
  families: { element: 'Elements', animal: 'Animals', stem: 'Stems' },
  family: (name: string, held: number, size: number, bonus: number) =>
    `${name} ${held} of ${size}, ${bonus} points when complete`,
  colour: (colour: string, tiles: number, bonus: number) =>
    `${colour}: ${tiles === 1 ? '1 tile' : `${tiles} tiles`}, bonus ${bonus}. Of one colour: ${steps('tiles', ', ')}`,
  /** Of a tile that somebody needs to complete a family, with the points. */
  completes: (family: string, name: string, gain: number) =>
    `completes ${of(family, name)}: one throw from ${signed(gain)}`,
  /** One is missing. */
  short: (family: string, tiles: number, size: number) => `${family} ${tiles}/${size}`,
  /** What a tap tells. `each`: the value of its tiles, where all have the same. */
  familyLong: (kind: string, size: number, each: number | null, name: string, tiles: number, bonus: number) =>
    `${size} ${kind} tiles${each === null ? '' : ` (value ${each} each)`}: ${does(object(name), 'has', 'have')} ${tiles}. All ${size} bring a bonus of ${bonus}.`,
  /** `most`: as many as there are of the colour. */
  colourLong: (colour: string, name: string, tiles: number, bonus: number, next: number | null, most: number) => {
    const has = `${colour}: ${does(object(name), 'has', 'have')} ${tiles === 1 ? '1 tile' : `${tiles} tiles`}${bonus ? `, bonus ${signed(bonus)}` : ''}.`;
    const more = next === tiles + 1 ? ` One more brings a bonus of ${(worth[next] ?? 0) - bonus}.` : '';
    return `${has}${more} Bonus for one colour: ${steps('tiles', ', ', most)}.`;
  },
  /** Where there is a bonus already, only what one more tile adds to it. */
  nextBonus: (tiles: number, next: number, bonus: number) =>
    bonus ? `next ${signed((worth[next] ?? 0) - bonus)}` : `${tiles}/${next}: ${signed(worth[next] ?? 0)}`,
  ofOneColour: 'Tiles of one colour bring extra:',
  /** In the card of a tile. */
  ladder: (colour: string, most: number) => `${colour} tiles together: ${steps('', ', ', most)}`,
  ofNext: (tiles: number, next: number) => `${tiles}/${next}`,
  complete: (size: number, family: string, bonus: number) => `All ${size} ${family}: ${signed(bonus)}!`,
  /** `before`: the bonus that there was already. */
  together: (tiles: number, colour: string, bonus: number, before: number) =>
    `${tiles} ${colour} tiles: ${signed(bonus - before)}${before ? `, bonus now ${bonus}` : ''}`,
  says: (name: string, told: string) => `${name}: ${told}`,
  // The result.
  tilesHead: 'Tiles',
  coloursHead: 'Colours',
  familiesHead: 'Families',
  totalHead: 'Total',
  seatHead: 'Seat',
  resultLabel: 'How the scores add up',
  takenAndLost: (taken: number, lost: number) => `captured ${taken}, lost ${lost}`,
  wholeFamilies: { element: 'Elements', animal: 'Animals', stem: 'Heavenly Stems' },
  resultTiles: 'the total value of the tiles',
  resultColours: 'a bonus for three or more tiles of one colour',
  resultFamilies: (families: [name: string, size: number, worth: number][]) =>
    `a bonus for ${families.map(([name, size, worth]) => `all ${size} ${name} (${signed(worth)})`).join(', ')}`,
  // What happened: in the news without a full stop.
  sentence: (told: string) => `${told}.`,
  threw: (name: string, dice: number[]) => `${name} threw ${dice.join(' and ')}`,
  spent: (name: string, face: number, to: number) => `${name} spent a token: ${face} became ${to}`,
  threwAgain: (name: string, face: number) => `${name} spent a token and threw the ${face} again`,
  threwAgainTo: (name: string, face: number, to: number) =>
    `${name} spent a token and threw the ${face} again: ${to === face ? `${to} once more` : to}`,
  landed: (face: number, before: number) => `It fell on ${face}${face === before ? ' again' : ''}`,
  claimed: (name: string, tile: string, gain?: number) => `${name} claimed ${tile}${enPoints(gain)}`,
  wants: (name: string, tile: string, owner: string, change?: number) =>
    `${name} ${isYou(name) ? 'try' : 'tries'} to take ${of(tile, owner)}${enPoints(undefined, owner, change)}`,
  captured: (name: string, tile: string, owner: string, gain?: number, change?: number) =>
    `${name} captured ${of(tile, owner)}${enPoints(gain, owner, change)}`,
  prevented: (owner: string, tile: string, name: string) =>
    `${owner} spent a token and kept ${tile} from ${object(name)}`,
  allowed: (owner: string, tile: string, name: string, gain?: number, change?: number) =>
    `${owner} let ${object(name)} have ${tile}${enPoints(gain, owner, change)}`,
  passed: (name: string) => `${name} passed`,
  // The same where there is little room.
  triedInShort: (tile: string, owner: string) => `tried to take ${tile}; ${object(owner)} kept it`,
  /** After it. */
  withAToken: ' with a token',
  triesToTake: (tile: string, name: string) => `tries to take ${of(tile, name)}`,
  took: (tile: string, loss: number) => `took your ${tile}: ${signed(-loss)}`,
  leaves: (tiles: string[]) => `${and(tiles)} ${tiles.length > 1 ? 'leave' : 'leaves'} the board`,
  out: 'out',
  againInShort: (face: number, to?: number) =>
    `used a token on the ${face}${to === undefined ? '' : to === face ? ': the same again' : `: now ${to}`}`,
  tilesTurn: (gone: string[], come: string[]) => {
    const what = [
      ...(gone.length ? [`${and(gone)} ${gone.length > 1 ? 'are' : 'is'} discarded`] : []),
      ...(come.length ? [`${and(come)} ${come.length > 1 ? 'come' : 'comes'}`] : []),
    ];
    return `${what.join('; ')}.`;
  },
  shuffled: 'The discards are shuffled into a new draw pile',
  first: (name: string) => does(name, 'begins', 'begin'),
  // A turn in short, in the list of moves.
  did: {
    threw: (dice: number[]) => `threw ${dice.join(' and ')}`,
    token: (face: number, to: number) => `token: ${face} to ${to}`,
    again: (face: number) => `token: ${face} again`,
    landed: (face: number) => `it fell on ${face}`,
    claimed: (tile: string, gain?: number) => `claimed ${tile}${gain === undefined ? '' : ` ${signed(gain)}`}`,
    wants: (tile: string, name: string) => `tried to take ${of(tile, name)}`,
    captured: (tile: string, name: string) => `captured ${of(tile, name)}`,
    allowed: (owner: string, name: string, gain?: number) =>
      `${object(owner)} let it go${gain === undefined ? '' : `: ${object(name)} ${signed(gain)}`}`,
    prevented: (name: string) => `${object(name)} kept it with a token`,
    shuffled: 'the discards came back',
    points: (gain?: number) => (gain === undefined ? '' : ` ${signed(gain)}`),
    cost: (name: string, loss?: number) => (loss ? `, ${object(name)} ${signed(-loss)}` : ''),
    pass: 'passed',
    dryPass: 'nothing matched: passed',
  },
  // Advice.
  adviseClaim: (tile: string, gain: number) => `claim ${tile} (${gain} points)`,
  adviseCapture: (tile: string, name: string, gain: number) => `capture ${tile} from ${object(name)} (${gain} points)`,
  advisePass: 'pass',
  adviseToken: (face: number, to: number) => `change the ${face} to a ${to} with a token`,
  adviseAgain: (face: number) => `throw the ${face} again with a token`,
  advisePrevent: (tile: string) => `spend a token to keep ${tile}`,
  adviseAllow: (tile: string) => `let ${tile} go`,
};

const zh: typeof en = {
  title: '五行',
  line: '掷两颗骰子取牌，还能夺走邻座的好牌。',
  leads: '终局之前，领先算不了什么：每块牌都可能被夺走，领先的人损失最大。胜算也计入标记：没有标记，就保不住牌。',
  longGame: '长局',
  boardLabel: '盘上的三块牌',
  dockLabel: '骰子与可做的事',
  diceLabel: '阴阳标记可对骰子做的事',
  choicesLabel: '可以做的事',
  collection: (name) => `${name}的牌`,
  pilesLabel: '牌堆',
  newsLabel: '最近几个回合',
  space: (space, what) => [`第 ${space} 格`, ...what].join('，'),
  empty: '空',
  filledNext: '随后补上',
  tile: (tile, colour, value) => `${tile}，属${colour}，值 ${value}`,
  element: (tile, value) => `${tile}，值 ${value}`,
  shows: (faces) => `显示 ${faces.join(' ')}`,
  pairs: (pairs) => `对子：${pairs.map((pair) => pair.join(' 和 ')).join('；')}`,
  canClaim: (gain) => `可取得，得 ${gain} 分`,
  canCapture: (gain) => `可夺取，得 ${gain} 分`,
  inReach: '用一标记',
  byReroll: (chances) => (chances ? `重掷：${chances[0]}/${chances[1]}` : '重掷或可取'),
  withToken: '用一个标记可及',
  withReroll: '用一个标记重掷或许可及',
  wantedBy: (name) => `${name}想夺取它`,
  lostTo: (tile, name, loss) => `${tile}，被${name}夺走${loss === undefined ? '' : `，${signed(-loss)} 分`}`,
  needs: ['', '任一骰相合', '两骰皆合', '三骰合其中两颗'],
  needsInShort: ['', '需此面', '两面皆需', '三面需二'],
  now: '现在',
  next: '随后',
  thenGone: '弃置',
  nextPanel: (faces) => `随后 ${faces.join(' ')}`,
  thenDiscarded: '随后弃置',
  turnLegend: '金边上的骰面本回合有效；每回合后各牌换下一面，到 ✕ 就弃置。掷出别家牌下印着的对子，就能夺走它。',
  claimIt: '取得',
  kinds: { element: '五行', animal: '生肖', stem: '天干' },
  what: (kind, colour, value) => [kind, colour && `属${colour}`, `值 ${value}`].filter(Boolean).join(' · '),
  panels: '依次转出',
  crossMeans: '转到叉号即弃置。',
  capturedWith: '夺取所需对子',
  takenBy: '夺取：',
  claimOrPass: '取得或放弃',
  captureOrPass: '夺取或放弃',
  claimOrCapture: '取得、夺取或放弃',
  nothingOpen: '没有牌与骰子相合',
  tokenOpens: '没有相合的牌；用标记可改变',
  rerollOpens: '没有相合的牌；只有重掷或许有用',
  dry: (dice, tokens) => `${dice.join(' 和 ')}：没有相合的牌，标记也${tokens ? '无用' : '用完了'}`,
  far: (dice) => `${dice.join(' 和 ')}：没有相合的牌，单用一个标记也无用`,
  thrown: '正在掷骰……',
  landedNow: (face, same, then) => `${same ? '又' : ''}掷得 ${face}！${then}`,
  threwThese: (dice) => `掷出 ${dice.join(' 和 ')}`,
  hasThese: (dice) => `现为 ${dice.join(' 和 ')}`,
  waiting: '等待掷骰',
  yourThrow: '轮到你掷骰',
  throwDice: '掷骰',
  throwForMe: '替我掷骰',
  thrownForYou: '轮到你：自动掷骰',
  waitingFor: '即将掷骰',
  over: '本局结束',
  asks: (tile, gain, loss, again) =>
    `${again ? '又' : ''}要夺取你的${tile}（${signed(gain)} 分，你 ${signed(-loss)} 分）`,
  asked: (owner, tile) => `要夺取${tile}，由${owner}决定`,
  youAnswer: '等你答复',
  tokenUse: (left) =>
    left === 0
      ? '标记已用完：骰子不能再改。'
      : `${left === 1 ? '最后一个标记：' : `到终局${left === 2 ? '只' : '还'}有 ${left} 个标记：每个`}可改一颗骰，或挡下一次夺取。`,
  noTokens: '你已没有标记可改骰子。',
  changedLast: (name) => `${name}的分数最近一次增减。`,
  oneToken: (left) =>
    left === 1 ? '最后一个：用后不能再保牌' : left === 2 ? '只剩两个，用其一：' : '用一个标记改一颗骰：',
  afterLast: '这是你最后一个标记：此后再不能保牌。',
  coach: [
    '掷骰，然后取得一块牌：骰子要与它金边上的骰面相合。',
    '每块牌有其分值；同色三块以上、集齐一套，另有加分。',
    '没有牌可翻时结束，总分最高者胜；夺取不会使终局更近。',
  ],
  coachOfTiles: '所有牌都有主时结束，总分最高者胜；夺取不会使终局更近。',
  mostWin: '终局时总分最高者胜。',
  yourFirst: '你的第一掷',
  exposed: (ways) => `36 种掷法中有 ${ways} 种能夺你的牌。`,
  guarded: (tokens) => (tokens === 0 ? '已没有标记可保。' : `可用一个标记保住（还有 ${tokens} 个）。`),
  exposedShort: (ways) => `易失 ${ways}/36`,
  exposedLong: (ways, tokens, which) =>
    `两骰共 36 种掷法，其中 ${ways} 种能夺去一块：${which.map(([pair, tiles]) => `${pair.join('+')} ${tiles.join('或')}`).join('，')}。${tokens ? `有 ${tokens} 个标记可保` : '已没有标记可保'}。`,
  tilesComeHere: '你的牌放在这里。谁掷出牌下的对子，就能夺走它。',
  noTiles: '还没有牌',
  claimedIt: (name) => `${name}从盘上取得。`,
  capturedIt: (name, owner) => `${name}从${owner}处夺得。`,
  ownerMayRefuse: (name) => `${name || '牌主'}可以拒绝，那样本回合落空`,
  passNow: '无牌可取',
  passHelped: (tokens) =>
    tokens === 1
      ? '最后一个标记或许有用，用后不能再保牌'
      : tokens === 2
        ? '用标记或许有用，只剩两个'
        : '用标记或许有用',
  passesNow: '没有你的牌，自动放弃',
  passesSoon: '自动放弃，除非你去用标记',
  withTokens: (tokens) => `用了 ${tokens} 个标记`,
  tokens: (left) => `剩 ${left} 个标记`,
  turned: (face, to) => `标记：把 ${face} 变为 ${to}`,
  up: (face) => `标记：${face} 加一`,
  down: (face) => `标记：${face} 减一`,
  again: (face) => `标记：重掷 ${face}`,
  chances: (faces) => `六面中有 ${faces} 面可得一块牌`,
  inSix: (faces) => `${faces}/6`,
  inSixHelps: () => '有用',
  opensNothing: '没有新的牌可及',
  brings: (what, gain) => `${what} ${signed(gain)} 分`,
  claim: (tile) => `取得${tile}`,
  capture: (tile) => `夺取${tile}`,
  captureOf: (tile, name) => `从${name}处夺取${tile}`,
  captureFrom: (tile, name, gain, loss, gained = '', lost = '') =>
    `从${name}处夺取${tile}，得 ${gain} 分${gained}；${name}失 ${loss} 分${lost}`,
  claimFor: (tile, gain) => `取得${tile}，${gain} 分`,
  thenBy: (pairs) => `此后怕 ${pairs.map((pair) => pair.join('-')).join(' 或 ')}`,
  thenByLong: (pairs) => `此后别人掷出 ${pairs.map((pair) => pair.join(' 和 ')).join('，或 ')} 可夺走`,
  unless: (name, left) => `除非${name}用一个标记（剩 ${left} 个），那样本回合落空`,
  mayRefuse: '可拒绝',
  ends: '本局就此结束',
  endsWith: (figures) => `本局结束：${figures}`,
  endsLong: (scores) => ['本局就此结束', ...scores.map(([name, points]) => `${name} ${points} 分`)].join('，'),
  pass: '放弃',
  allow: '让出',
  allowLong: (tile, loss, name, gain) => `让出${tile}，失 ${loss} 分，${name} +${gain} 分`,
  prevent: '阻止',
  preventCost: (left) =>
    left === 1 ? '最后一个：此后不能再保' : left === 2 ? '只剩两个，用其一' : `用去 ${left} 个标记之一`,
  preventLong: (tile, left) =>
    `阻止并保住${tile}：${left === 1 ? '用去最后一个标记，此后不能再拒绝夺取' : `用去 ${left} 个标记中的一个`}`,
  youMay: (what) => `你可以：${what.join('；')}。`,
  turn: (turn) => `第 ${turn} 回合`,
  pile: '牌堆',
  discards: '弃牌',
  toTheEnd: (claims, turns) =>
    turns === 1 ? '本回合后本局结束' : `再取 ${claims} 块${turns ? `或满 ${turns} 回合` : ''}，本局结束`,
  toTheEndInShort: (claims, turns) =>
    turns === 1 ? '本回合后结束' : `再取 ${claims} 块${turns ? `或 ${turns} 回合` : ''}后结束；夺取不算`,
  discardsReturn: '夺取不算；弃牌会洗回来。',
  endOfPiles: '那时留在盘上的牌不归任何人。',
  cameBack: '已洗回',
  nobodys: '无人取得：',
  unclaimed: (tiles) => `${tiles} 块未取`,
  lastTiles: (tiles) => `剩 ${tiles} 块，不再弃置`,
  lastTilesLong: '未取的牌已很少，不再弃置，留在盘上直到有人取得',
  families: { element: '五行', animal: '生肖', stem: '天干' },
  family: (name, held, size, bonus) => `${name} ${held}/${size}，集齐得 ${bonus} 分`,
  colour: (colour, tiles, bonus) => `${colour}：${tiles} 块，加 ${bonus} 分。同色：${steps('块', '，')}`,
  completes: (family, name, gain) => `可使${name}集齐${family}：一掷即得 ${signed(gain)} 分`,
  short: (family, tiles, size) => `${family} ${tiles}/${size}`,
  familyLong: (kind, size, each, name, tiles, bonus) =>
    `${kind}共 ${size} 块${each === null ? '' : `（每块值 ${each}）`}：${name}有 ${tiles} 块。集齐另加 ${bonus} 分。`,
  colourLong: (colour, name, tiles, bonus, next, most) =>
    `${colour}：${name}有 ${tiles} 块${bonus ? `，加 ${bonus} 分` : ''}。${next === tiles + 1 ? `再得一块，加 ${(worth[next] ?? 0) - bonus} 分。` : ''}同色加分：${steps('块', '，', most)}。`,
  nextBonus: (tiles, next, bonus) =>
    bonus ? `再得 ${signed((worth[next] ?? 0) - bonus)}` : `${tiles}/${next}：${signed(worth[next] ?? 0)}`,
  ofOneColour: '同色的牌另加分：',
  ladder: (colour, most) => `同属${colour}加分：${steps('块', '，', most)}`,
  ofNext: (tiles, next) => `${tiles}/${next}`,
  complete: (size, family, bonus) => `${size} 块${family}集齐：${signed(bonus)}！`,
  together: (tiles, colour, bonus, before) =>
    `${tiles} 块${colour}：${signed(bonus - before)} 分${before ? `，加分共 ${bonus}` : ''}`,
  says: (name, told) => `${name}：${told}`,
  tilesHead: '牌值',
  coloursHead: '同色',
  familiesHead: '成套',
  totalHead: '总分',
  seatHead: '座位',
  resultLabel: '得分明细',
  takenAndLost: (taken, lost) => `夺得 ${taken}，失去 ${lost}`,
  wholeFamilies: { element: '五行', animal: '生肖', stem: '天干' },
  resultTiles: '各牌之值的和',
  resultColours: '同色三块以上的加分',
  resultFamilies: (families) =>
    `集齐 ${families.map(([name, size, worth]) => `${size} 块${name}（${signed(worth)}）`).join('、')}的加分`,
  sentence: (told) => `${told}。`,
  threw: (name, dice) => `${name}掷出 ${dice.join(' 和 ')}`,
  spent: (name, face, to) => `${name}用一个标记：${face} 变为 ${to}`,
  threwAgain: (name, face) => `${name}用一个标记重掷 ${face}`,
  threwAgainTo: (name, face, to) => `${name}用一个标记重掷 ${face}：${to === face ? '又' : ''}得 ${to}`,
  landed: (face, before) => `${face === before ? '又' : ''}掷得 ${face}`,
  claimed: (name, tile, gain) => `${name}取得${tile}${zhPoints(gain)}`,
  wants: (name, tile, owner, change) => `${name}要夺${owner}的${tile}${zhPoints(undefined, owner, change)}`,
  captured: (name, tile, owner, gain, change) => `${name}夺得${owner}的${tile}${zhPoints(gain, owner, change)}`,
  prevented: (owner, tile, name) => `${owner}用一个标记保住${tile}，未让${name}夺去`,
  allowed: (owner, tile, name, gain, change) => `${owner}把${tile}让给${name}${zhPoints(gain, owner, change)}`,
  passed: (name) => `${name}放弃`,
  triedInShort: (tile, owner) => `要夺${tile}，${owner}保住`,
  withAToken: '（用一个标记）',
  triesToTake: (tile, name) => `要夺${name}的${tile}`,
  took: (tile, loss) => `夺走你的${tile}：${signed(-loss)} 分`,
  leaves: (tiles) => `${tiles.join('、')}离场`,
  out: '离场',
  againInShort: (face, to) => `用标记重掷 ${face}${to === undefined ? '' : to === face ? '：又得同面' : `：得 ${to}`}`,
  tilesTurn: (gone, come) => {
    const what = [
      ...(gone.length ? [`${gone.join('、')}弃置`] : []),
      ...(come.length ? [`${come.join('、')}上场`] : []),
    ];
    return `${what.join('；')}。`;
  },
  shuffled: '弃牌洗成新的牌堆',
  first: (name) => `${name}先手`,
  did: {
    threw: (dice) => `掷出 ${dice.join(' 和 ')}`,
    token: (face, to) => `标记：${face} 变 ${to}`,
    again: (face) => `标记：重掷 ${face}`,
    landed: (face) => `掷得 ${face}`,
    claimed: (tile, gain) => `取得${tile}${gain === undefined ? '' : ` ${signed(gain)} 分`}`,
    wants: (tile, name) => `要夺${name}的${tile}`,
    captured: (tile, name) => `夺得${name}的${tile}`,
    allowed: (owner, name, gain) => `${owner}让出${gain === undefined ? '' : `：${name} ${signed(gain)} 分`}`,
    prevented: (name) => `${name}用标记保住`,
    shuffled: '弃牌洗回牌堆',
    points: (gain) => (gain === undefined ? '' : ` ${signed(gain)} 分`),
    cost: (name, loss) => (loss ? `，${name} ${signed(-loss)} 分` : ''),
    pass: '放弃',
    dryPass: '没有相合的牌，放弃',
  },
  adviseClaim: (tile, gain) => `取得${tile}（${gain} 分）`,
  adviseCapture: (tile, name, gain) => `从${name}处夺取${tile}（${gain} 分）`,
  advisePass: '放弃',
  adviseToken: (face, to) => `用一个标记把 ${face} 变为 ${to}`,
  adviseAgain: (face) => `用一个标记重掷 ${face}`,
  advisePrevent: (tile) => `用一个标记保住${tile}`,
  adviseAllow: (tile) => `让出${tile}`,
};

export const words = catalogue(en, zh);
