// Every word that a person reads, in one place, so that catalogues of other languages can take its place.

export const text = {
  name: 'Shengxiao',
  hanzi: '生肖',
  tagline: 'Tabletop games of the Chinese zodiac',

  // The start screen and the form of a new game.
  play: 'Play',
  newGame: 'New game',
  startHead: 'A new game',
  game: 'Game',
  youPlay: 'You play',
  twoPeople: 'Two people',
  watch: 'Watch',
  level: 'Level',
  levelOf: (name: string) => `Level of ${name}`,
  levelEnds: ['gentle', 'strongest'] as const,
  options: 'Options',
  seatName: (seat: number) => `Seat ${seat + 1}`,
  person: 'Person',
  computer: 'Computer',
  seatCount: 'Seats',
  load: 'Load a record',
  rules: 'Rules',
  unreadableFile: 'This file could not be read.',
  tooLong: 'This file is too large to be a record.',

  // The table.
  toAct: (name: string) => `${name} to move`,
  yourTurn: 'Your turn',
  thinkingNow: 'Thinking',
  computerLevel: (level: number) => `Computer, level ${level}`,
  undo: 'Undo',
  hint: 'Hint',
  hintIs: (move: string, score: string, line: string[]) => `Try ${move}: ${score}, ${line.join(' ')}`,
  analysis: 'Analysis',
  flip: 'Flip the board',
  flipShort: 'Flip',
  inWords: 'The board in words',
  inWordsShort: 'Words',
  home: 'Start page',
  menu: 'Menu',
  save: 'Save the record',
  saveShort: 'Save',
  moves: 'Moves',
  noMoves: 'No move yet',
  dealt: 'Set out by chance',
  first: 'To the beginning',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the present',
  backToNow: 'Back to the game',
  wins: (name: string) => `${name} wins`,
  draw: 'A draw',
  finished: 'Finished',
  result: 'Result',
  again: 'Play again',
  lookAgain: 'Look at the board',
  close: 'Close',
  reconnecting: 'The connection is lost. Trying again; your game is kept.',
  noConnection: 'There is no connection to the server just now.',
  connecting: 'Connecting',
  ruleOf: (clause: string) => `Rule ${clause}`,
  rulesFailed: 'The rules could not be loaded.',
  themes: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },

  // The analysis.
  score: 'Score',
  depth: 'Depth',
  nodes: 'Positions',
  line: 'Best play',
  proved: 'Proved',
  leads: (name: string, points: string) => `${name} ${points}`,
  even: 'Even',
  analysisWaits: 'The computer has not begun to think.',

  // The board that shows any game.
  legalMoves: (name: string) => `What ${name} may do`,
  filter: 'Filter the moves',
  noSuchMove: 'No legal move like this',
  nothing: 'none',
  yes: 'yes',
  no: 'no',

  movePlayed: (name: string, move: string) => `${name}: ${move}.`,
  gameOver: 'The game is over.',
};

const seatNames: Record<string, string[]> = {
  celestial_checkers: ['South', 'North'],
};

export const nameOfSeat = (game: string, seat: number) => seatNames[game]?.[seat] ?? text.seatName(seat);

/** Values of options in words; a value that is not here stands for itself. */
export const optionWords: Record<string, string> = {
  placement: 'Placement',
  objective: 'Objective',
  free: 'Free',
  random: 'Random',
  mirrored: 'Mirrored',
  fixed: 'Fixed',
  shuffle: 'Shuffle',
  independent: 'Independent',
  position: 'Position',
  win: 'Win',
  margin: 'Margin',
};

export const checkersText = {
  strengthMeans: 'Strength: who takes whom',
  intelligenceMeans: 'Intelligence: points at home',
  score: 'Score',
  home: 'Home',
  lost: 'Lost',
  none: 'none',
  boardLabel: 'Board of Celestial Checkers',
  boardHelp:
    'Arrow keys move between squares, a letter and a digit go to a square, N goes to the next animal that can move or to ' +
    'the next target, Enter picks up and puts down, Escape drops.',
  handLabel: (name: string) => `Animals in the hand of ${name}`,
  animal: (name: string, animal: string, strength: number, intelligence: number) =>
    `${name} ${animal}, strength ${strength}, intelligence ${intelligence}`,
  inHand: (animal: string, strength: number, intelligence: number) =>
    `${animal}, strength ${strength}, intelligence ${intelligence}`,
  square: (square: string, what: string[]) => [square, ...what].join(', '),
  empty: 'empty',
  light: 'light square',
  canMove: 'can move',
  held: 'held',
  target: 'can go here',
  takes: 'can be taken here',
  prey: 'weaker',
  danger: 'stronger',
  equal: 'as strong',
  placed: (name: string, animal: string, square: string) => `${name} places the ${animal} on ${square}.`,
  slid: (name: string, animal: string, from: string, to: string) => `${name} ${animal} from ${from} to ${to}.`,
  took: (name: string, animal: string, taken: string, to: string) => `${name} ${animal} takes the ${taken}, to ${to}.`,
  cameHome: (name: string, animal: string, points: number) => `${name} ${animal} comes home and scores ${points}.`,
  setOut: 'The animals are set out.',
  pickedUp: (animal: string, targets: string[]) =>
    targets.length ? `${animal} held. It can go to ${targets.join(', ')}.` : `${animal} held. It cannot move now.`,
  dropped: (animal: string) => `${animal} put back.`,
  place: 'Your turn: place an animal',
};
