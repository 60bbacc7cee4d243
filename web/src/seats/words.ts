// The words of the people at a table: seats, invitations, clocks, takebacks, chat, the curtain, the result.
import { catalogue } from '../words/catalogue.svelte';

const en = {
  // Seats, in the row and in the list.
  seats: 'Seats',
  seatsFree: (count: number) => `Seats: ${count} free`,
  atTable: 'At the table',
  you: 'You',
  here: 'Connected',
  away: 'Away',
  free: 'Free',
  moves: 'To move',
  computer: (level: number) => `Computer, level ${level}`,
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
  deputyForMe: 'Let a computer play for me',
  deputyFor: (name: string) => `Let a computer play for ${name}`,
  deputyShort: 'Let a computer play',
  deputyStart: 'Let it play',
  iPlay: 'Take over again',
  along: 'Join the next game',
  deputyMine: (name: string) => `A computer plays for ${name}.`,
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
    'This link works only on this computer. To let others join, start the server with --host 0.0.0.0 and open the page under the name or IP address of this computer.',

  // The curtain.
  curtainCall: (name: string) => `${name}, it is your turn`,
  curtainAsk: 'Make sure that nobody else can see the screen.',
  curtainOpen: (name: string) => `I am ${name}: show my side`,

  // Takebacks.
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

  // Continuing from a record.
  playOn: 'Play on from here',
  playOnHow: 'A new table continues from this position. The game you are looking at does not change.',
  playOnWhole: 'Continue at a new table',
  whoSits: (seat: string) => `Who sits at ${seat}`,
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
  noteTakeback: (name: string, step: number) => `${name} took back the moves from step ${step} on`,
  noteDeputy: (name: string, level: number, step: number) =>
    `A computer of level ${level} played for ${name} from step ${step} on`,
  noteBack: (name: string, step: number) => `${name} played again from step ${step} on`,
  noteTime: (name: string, level: number, step: number) =>
    `${name} was out of time; a computer of level ${level} played from step ${step} on`,
};

const zh: typeof en = {
  seats: '座位',
  seatsFree: (count) => `座位：${count} 个空位`,
  atTable: '同桌的人',
  you: '你',
  here: '在线',
  away: '暂时离开',
  free: '空位',
  moves: '轮到',
  computer: (level) => `电脑，${level} 级`,
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

  level: '等级',
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
  onlyHere: '这个地址只能在本机打开。要让别人加入，请用 --host 0.0.0.0 启动服务器，并用本机的名称或网络地址打开页面。',

  curtainCall: (name) => `${name}，轮到你了`,
  curtainAsk: '没有别人在看屏幕吧？',
  curtainOpen: (name) => `我是${name}，给我看`,

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

  playOn: '从这里接着玩',
  playOnHow: '在新的一桌从这个局面接着玩；你正在看的这一局不受影响。',
  playOnWhole: '换一桌接着玩',
  whoSits: (seat) => `谁坐“${seat}”`,
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
  noteTakeback: (name, step) => `${name}撤回到第 ${step} 步`,
  noteDeputy: (name, level, step) => `从第 ${step} 步起，${level} 级电脑替${name}玩`,
  noteBack: (name, step) => `从第 ${step} 步起，${name}自己玩`,
  noteTime: (name, level, step) => `${name}超时；从第 ${step} 步起由 ${level} 级电脑玩`,
};

export const seatsText = catalogue(en, zh);
