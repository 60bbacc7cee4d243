// The words of the people at a table: seats, invitations, clocks, takebacks, chat, the curtain, the result.
import { catalogue } from '../words/catalogue.svelte';
import { does, isYou, object } from '../words/names';

const counted = (count: number, one: string, more: string) => count && (count === 1 ? `1 ${one}` : `${count} ${more}`);

const en = {
  // Seats, in the row and in the list.
  seats: 'Seats',
  seatsFree: (count: number) => `Seats: ${count} free`,
  atTable: 'At the table',
  here: 'Connected',
  away: 'Away',
  free: 'Free',
  moves: 'To move',
  deputyPlays: (level: number) => `A computer plays, level ${level}`,
  outOfTime: (level: number) => `Out of time: a computer plays on, level ${level}`,
  screens: (count: number) => (count === 1 ? 'Only this screen is connected.' : `${count} screens are connected.`),
  watching: 'You are watching.',

  // Sitting down and standing up.
  sitDown: 'Sit down',
  yourName: 'Your name',
  namePlace: 'What the others call you',
  sitHere: 'Sit here',
  sitAt: (seat: string) => `Sit down as ${seat}`,
  lookOn: 'Just watch',
  invited: (game: string) => `You are invited to ${game}.`,
  chooseSeat: 'Choose a free seat',
  rename: 'Change name',
  nameOf: (seat: string) => `Name at ${seat}`,
  keepName: 'Save',
  stand: 'Leave seat',
  standAsk: 'Leave this seat? Anybody may take it then.',
  standYes: 'Leave',
  no: 'No',

  // Deputies.
  level: 'Level',
  levelIs: (level: number) => `Level ${level}`,
  deputyForMe: 'Let a computer play for me',
  deputyFor: (name: string) => `Let a computer play for ${object(name)}`,
  deputyShort: 'Let a computer play',
  deputyStart: 'Let it play',
  iPlay: 'Take over again',
  along: 'Join the next game',
  deputyMine: (name: string) => `A computer plays for ${object(name)}.`,
  isAway: (name: string) => `${name} is away. The seat is kept.`,
  isFree: (name: string) => `${name} is still free.`,
  invite: 'Invite',

  // The invitation.
  invitation: 'Invite somebody',
  inviteHow: 'Send this link, scan the QR code with a phone, or tell them the code.',
  link: 'Link to the table',
  copy: 'Copy the link',
  copied: 'Copied',
  code: 'Code',
  qr: 'QR code of the link',
  onlyHere:
    'This link works only on this computer. Whoever set Shengxiao up here can open it to others in the house or on the internet; then come here by the name of this computer instead.',

  // The curtain.
  curtainCall: (name: string) => `${name}, it is your turn`,
  curtainAsk: 'Make sure that nobody else can see the screen.',
  curtainOpen: (name: string) => `I am ${name}: show my side`,

  // Before the game: every seat must be taken, and each client sends its part of the luck.
  begins: 'The game begins when every seat is taken.',
  waitsForLuck: (names: string) => `Waiting for their part of the luck: ${names}`,

  // The terms of the table.
  terms: 'Terms',
  takebacks: 'Takebacks are allowed.',
  noTakebacks: 'No takebacks.',
  ownEdition: 'Played with printed data of its own: values differ from those in the rules.',
  clockTerms: (minutes: number, seconds: number, increment: number) =>
    `Clock: ${[minutes && `${minutes} min`, seconds && `${seconds} s`].filter(Boolean).join(' ')} each, ${increment} s more per turn.`,
  flagLoses: 'Whoever runs out of time loses.',
  flagComputer: 'When time runs out, a computer plays on.',
  grace: (seconds: number) => `After ${seconds} s away, others may let a computer play.`,
  noWatching: 'Nobody may look on.',
  noChat: 'There is no chat at this table.',
  watchersMuted: 'Those who look on cannot write.',

  // What whoever opened the table decides.
  yourTable: 'You opened this table',
  mayWatch: 'Others may look on',
  mayChat: 'Chat',
  watchersTalk: 'Those who look on may write',
  mute: 'Mute',
  unmute: 'Unmute',
  muted: 'Muted',
  remove: 'Remove',
  removeAsk: (name: string) => `Remove ${name} from this table? The seat is free again then.`,
  removePlayer: (name: string) =>
    `Remove ${name} from this game? A computer takes the seat, and ${name} cannot come back to it.`,

  // Resigning, draws, leaving for good.
  resign: 'Resign',
  resignAsk: 'Resign? The game is lost at once.',
  offerDraw: 'Offer a draw',
  offerDrawAsk: 'Offer a draw? The game ends without a winner if everybody agrees.',
  offerDrawYes: 'Offer it',
  leave: 'Leave for good',
  leaveAsk: 'Leave for good? A computer takes the seat, and you cannot come back to it.',

  // Draws and takebacks that are proposed.
  drawAsks: (names: string) => `${names} offers a draw. Do you agree?`,
  drawYes: 'Yes, a draw',
  drawWaits: (names: string) => `Waiting for ${names} to answer the offer of a draw`,
  drawOther: (by: string, of: string) => `${by} offers a draw; waiting for ${of}.`,
  drawRefused: 'The draw was declined.',
  takebackAsks: (names: string) => `${names} would like to take back the last move. Do you agree?`,
  takebackYes: 'Yes, take it back',
  takebackNo: 'No, play on',
  takebackWaits: (names: string) => `Waiting for ${names} to agree to the takeback`,
  takebackOther: (by: string, of: string) => `${by} would like to take back a move; waiting for ${of}.`,
  takebackRefused: 'The takeback was refused.',
  takebackGranted: 'The takeback was granted.',

  // Clocks.
  clockOf: (minutes: number, seconds: number) =>
    minutes ? `${minutes} min ${seconds} s on the clock` : `${seconds} s on the clock`,
  timeLow: (name: string, seconds: number) => `${name}: ${seconds} seconds left.`,

  // Chat.
  chat: 'Chat',
  chatNew: (count: number) => (count === 1 ? 'Chat: 1 new message' : `Chat: ${count} new messages`),
  chatSay: 'Say something',
  chatSend: 'Send',
  chatNone: 'No messages yet.',
  chatWatcher: 'A spectator',
  chatSaid: (name: string, words: string) => `${name} says: ${words}`,
  youAreMuted: 'Whoever opened this table has muted you: you can read here, but not write.',

  // Continuing from a record.
  playOn: 'Play on from here',
  playOnHow: 'A new table continues from this position. The game you are looking at does not change.',
  playOnWhole: 'Continue at a new table',
  whoSits: (seat: string) => (isYou(seat) ? 'Who sits at your seat' : `Who sits at ${seat}`),
  sitsHere: 'A person at this screen',
  sitsElsewhere: 'Somebody at another screen',
  start: 'Start',

  // The result.
  place: (rank: number) => `${rank}.`,
  points: 'Points',
  returns: 'Payoff',
  ranking: 'Ranking',
  notes: 'Notes on this game',
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  winTogether: (names: string) => `${names} share the win`,
  showResult: 'Show the result',
  noteTakeback: (name: string, step?: number) =>
    step ? `${name} took back the moves from step ${step} on` : `${name} took back moves`,
  noteTookBack: (draws: number, answers: number) =>
    `, with ${[counted(draws, 'outcome of chance', 'outcomes of chance'), counted(answers, 'move of others', 'moves of others')].filter(Boolean).join(' and ')}`,
  noteKnown: ', when the game was over and its luck known',
  noteDeputy: (name: string, level: number, step?: number) =>
    step
      ? `A computer of level ${level} played for ${object(name)} from step ${step} on`
      : `A computer of level ${level} plays for ${object(name)}`,
  noteBack: (name: string, step?: number) =>
    step ? `${name} played again from step ${step} on` : `${does(name, 'plays', 'play')} again`,
  noteTime: (name: string, level: number, step?: number) =>
    step
      ? `${does(name, 'was', 'were')} out of time; a computer of level ${level} played from step ${step} on`
      : `${does(name, 'is', 'are')} out of time; a computer of level ${level} plays on`,
  noteStood: (seat: string, step?: number) => (step ? `${seat} was given up at step ${step}` : `${seat} was given up`),
  noteShown: (moves: number) => `; who sat there had been shown ${moves === 1 ? '1 move' : `${moves} moves`}`,
  noteSat: (seat: string, step?: number) =>
    step ? `Somebody else took over ${seat} at step ${step}` : `Somebody else took over ${seat}`,
  noteLeft: (name: string, level: number, step?: number) =>
    `${name} left for good${step ? ` at step ${step}` : ''}; a computer of level ${level} has the seat`,
  noteKicked: (name: string, level?: number, step?: number) =>
    `${does(name, 'was', 'were')} removed from the table${step ? ` at step ${step}` : ''}${level ? `; a computer of level ${level} has the seat` : ''}`,
  noteFlag: (name: string) => `${name} ran out of time and lost`,
  noteResigned: (name: string) => `${name} resigned`,
  noteAgreed: 'Everybody agreed to end the game without a winner',

  news: (told: string[]) => `${told.join('; ')}.`,

  // Saving while a game with secrets goes on.
  savedShown: 'The file holds what this seat was shown. It cannot be continued.',
};

const zh: typeof en = {
  seats: '座位',
  seatsFree: (count) => `座位：${count} 个空位`,
  atTable: '同桌的人',
  here: '在线',
  away: '暂时离开',
  free: '空位',
  moves: '轮到',
  deputyPlays: (level) => `电脑代打，${level} 级`,
  outOfTime: (level) => `超时：由 ${level} 级电脑玩到最后`,
  screens: (count) => (count === 1 ? '目前只有这一块屏幕在桌上。' : `${count} 块屏幕在桌上。`),
  watching: '你在旁观。',

  sitDown: '入座',
  yourName: '你的名字',
  namePlace: '大家怎么称呼你',
  sitHere: '坐这里',
  sitAt: (seat) => `坐到“${seat}”`,
  lookOn: '只旁观',
  invited: (game) => `邀请你来玩“${game}”。`,
  chooseSeat: '请选一个空位',
  rename: '改名字',
  nameOf: (seat) => `“${seat}”的名字`,
  keepName: '确定',
  stand: '离座',
  standAsk: '要离开这个座位吗？之后谁来都可以坐。',
  standYes: '离开',
  no: '不',

  level: '级别',
  levelIs: (level) => `${level} 级`,
  deputyForMe: '让电脑替我玩',
  deputyFor: (name) => `让电脑替${name}玩`,
  deputyShort: '让电脑来玩',
  deputyStart: '让它来',
  iPlay: '我自己来',
  along: '加入下一局',
  deputyMine: (name) => `电脑正在替${name}玩。`,
  isAway: (name) => `${name}暂时离开，座位保留着。`,
  isFree: (name) => `“${name}”还空着，等人入座。`,
  invite: '邀请',

  invitation: '邀请朋友',
  inviteHow: '把链接发给朋友，用手机扫一扫图案，或者告诉对方桌号。',
  link: '牌桌链接',
  copy: '复制链接',
  copied: '已复制',
  code: '桌号',
  qr: '链接的二维码，可用手机相机扫描',
  onlyHere:
    '这个链接只能在这台电脑上打开。在这里安装生肖的人可以让家里或网上的人也能来；之后请用这台电脑的名称打开本页，再发链接。',

  curtainCall: (name) => `${name}，轮到你了`,
  curtainAsk: '没有别人在看屏幕吧？',
  curtainOpen: (name) => `我是${name}，给我看`,

  begins: '人齐了就开始。',
  waitsForLuck: (names) => `等待${names}的随机数`,

  terms: '约定',
  takebacks: '可以撤回。',
  noTakebacks: '不能撤回。',
  ownEdition: '这一桌用的是自定的印刷数据，数值与规则书不同。',
  clockTerms: (minutes, seconds, increment) =>
    `限时：每人 ${[minutes && `${minutes} 分`, seconds && `${seconds} 秒`].filter(Boolean).join(' ')}，每轮加 ${increment} 秒。`,
  flagLoses: '超时判负。',
  flagComputer: '超时后由电脑玩到最后。',
  grace: (seconds) => `离开 ${seconds} 秒后，别人可以让电脑代打。`,
  noWatching: '不能旁观。',
  noChat: '这一桌不能聊天。',
  watchersMuted: '旁观者不能发言。',

  yourTable: '这一桌是你开的',
  mayWatch: '别人可以旁观',
  mayChat: '可以聊天',
  watchersTalk: '旁观者可以发言',
  mute: '禁言',
  unmute: '解除禁言',
  muted: '已禁言',
  remove: '请离',
  removeAsk: (name) => `要请${name}离开这一桌吗？座位会空出来。`,
  removePlayer: (name) => `要请${name}离开本局吗？座位交给电脑，${name}不能再回来。`,

  resign: '认输',
  resignAsk: '要认输吗？这一局马上算输。',
  offerDraw: '提和',
  offerDrawAsk: '要提和吗？大家都同意，这一局就不分胜负。',
  offerDrawYes: '提和',
  leave: '退出本局',
  leaveAsk: '要退出本局吗？座位交给电脑，不能再回来。',

  drawAsks: (names) => `${names}提和，你同意吗？`,
  drawYes: '同意和局',
  drawWaits: (names) => `等待${names}答复提和`,
  drawOther: (by, of) => `${by}提和，正在征求${of}的同意。`,
  drawRefused: '对方不同意和局。',
  takebackAsks: (names) => `${names}想撤回上一步，你同意吗？`,
  takebackYes: '同意撤回',
  takebackNo: '不同意，继续',
  takebackWaits: (names) => `等待${names}同意撤回`,
  takebackOther: (by, of) => `${by}想撤回一步，正在征求${of}的同意。`,
  takebackRefused: '对方不同意撤回。',
  takebackGranted: '已经撤回。',

  clockOf: (minutes, seconds) => (minutes ? `还剩 ${minutes} 分 ${seconds} 秒` : `还剩 ${seconds} 秒`),
  timeLow: (name, seconds) => `${name}：还剩 ${seconds} 秒。`,

  chat: '聊天',
  chatNew: (count) => `聊天：${count} 条新消息`,
  chatSay: '说点什么',
  chatSend: '发送',
  chatNone: '还没有人说话。',
  chatWatcher: '旁观者',
  chatSaid: (name, words) => `${name}说：${words}`,
  youAreMuted: '开桌的人对你禁言了：可以看，不能发言。',

  playOn: '从这里接着玩',
  playOnHow: '在新的一桌从这个局面接着玩；你正在看的这一局不受影响。',
  playOnWhole: '换一桌接着玩',
  whoSits: (seat) => (isYou(seat) ? '谁坐你的座位' : `谁坐“${seat}”`),
  sitsHere: '这块屏幕前的人',
  sitsElsewhere: '别的屏幕上的人',
  start: '开始',

  place: (rank) => `第 ${rank} 名`,
  points: '得分',
  returns: '收益',
  ranking: '名次',
  notes: '关于这一局',
  youWin: '你赢了',
  wins: (name) => `${name}获胜`,
  winTogether: (names) => `${names}并列获胜`,
  showResult: '看结果',
  noteTakeback: (name, step) => (step ? `${name}撤回到第 ${step} 步` : `${name}撤回了`),
  noteTookBack: (draws, answers) =>
    `，撤掉${[draws && ` ${draws} 次随机`, answers && ` ${answers} 步别人的走法`].filter(Boolean).join('和')}`,
  noteKnown: '，当时本局已结束，随机结果已公开',
  noteDeputy: (name, level, step) => `${step ? `从第 ${step} 步起，` : ''}${level} 级电脑替${name}玩`,
  noteBack: (name, step) => `${step ? `从第 ${step} 步起，` : ''}${name}自己玩`,
  noteTime: (name, level, step) => `${name}超时；${step ? `从第 ${step} 步起` : ''}由 ${level} 级电脑玩`,
  noteStood: (seat, step) => `${step ? `第 ${step} 步时，` : ''}“${seat}”空了出来`,
  noteShown: (moves) => `；原来的人看到过 ${moves} 步`,
  noteSat: (seat, step) => `${step ? `第 ${step} 步时，` : ''}别人接手了“${seat}”`,
  noteLeft: (name, level, step) => `${step ? `第 ${step} 步时，` : ''}${name}退出；座位交给 ${level} 级电脑`,
  noteKicked: (name, level, step) =>
    `${step ? `第 ${step} 步时，` : ''}${name}被请离${level ? `；座位交给 ${level} 级电脑` : ''}`,
  noteFlag: (name) => `${name}超时判负`,
  noteResigned: (name) => `${name}认输`,
  noteAgreed: '大家同意不分胜负',

  news: (told) => `${told.join('；')}。`,

  savedShown: '文件里只有这个座位看到过的内容，不能接着玩。',
};

export const seatsText = catalogue(en, zh);
