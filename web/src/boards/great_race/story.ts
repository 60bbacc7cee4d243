// A game as a story: its rounds, and each round in beats, in the order in which things happen. A beat is what is shown at once.
import type { Step } from '../../wire/protocol';
import { causesOf, isLaid, isOutcome, isPrice, type Cause } from './causes';
import { playsIn, Rows, type Laid, type Play } from './rows';
import {
  actionOf,
  actionsInOrder,
  numberOf,
  type ActionName,
  type RaceAction,
  type RaceView,
  type Resolved,
} from './view';
import { heldAfter, heldBefore, notesOf, type Note } from './notes';
import { tiedIn } from './ties';
import { wheelAt } from './wheel';

/**
 * turned: all cards are turned over together. pays: what a seat pays or gains before the actions. action: an action begins, and its
 * total gives something. gains: what a seat gains in it. chooses: what a seat chose to do in its turn.
 */
export interface Beat {
  kind: 'turned' | 'pays' | 'action' | 'gains' | 'chooses';
  action: ActionName | null;
  seat: number | null;
  causes: Cause[];
  /** Of the kind chooses. */
  chosen?: RaceAction;
  /** Of the kind action: those who put in the most are tied, and nobody gains. */
  tied?: boolean;
  /** Of the kind action: one alone played it. */
  alone?: boolean;
}

export interface Act {
  action: ActionName;
  total: number;
  /** What the total gives, where that is known. */
  pays: Resolved | null;
  plays: Play[];
}

export interface Round {
  /** 0 is before the race. */
  number: number;
  plays: Play[];
  /** In the order of resolution; none before the race. */
  acts: Act[];
  beats: Beat[];
  /** Who played a lower number than the time before. */
  lower?: number[];
  /** What is to be known besides, as far as it has been told. */
  notes?: Note[];
}

interface Part {
  causes: Cause[];
  step: Step | null;
}

/** The causes and choices of a round, as they were told. */
interface Chapter {
  number: number;
  parts: Part[];
}

const isSecret = (kind: string) => kind === 'play' || kind === 'card';

const kindOf = (step: Step): string => (isOutcome(step) ? '' : step.action.kind);

const isChosen = (step: Step) => kindOf(step) !== '' && !isSecret(kindOf(step));

/** The steps by rounds: a round begins with secret choices. */
function chaptersOf(steps: readonly Step[]): Chapter[] {
  const chapters: Chapter[] = [];
  let sealing = false;
  let rounds = 0;
  for (const step of steps) {
    const kind = kindOf(step);
    if (isSecret(kind)) {
      if (!sealing) chapters.push({ number: kind === 'card' ? 0 : (rounds += 1), parts: [] });
      sealing = true;
    }
    const causes = causesOf(step);
    if (causes.length || !isSecret(kind)) sealing = false;
    chapters.at(-1)?.parts.push({ causes, step: isChosen(step) ? step : null });
  }
  return chapters;
}

/** What a lower number cost, with the cards it came between; `last`: the last card of each row. */
function compared(causes: Cause[], plays: Play[], last: Map<number, ActionName>): Cause[] {
  return causes.map((cause) => {
    const [before, card] = [last.get(cause.seat), plays.find(({ seat }) => seat === cause.seat)?.action];
    const by = before && card ? numberOf(before) - numberOf(card) : 0;
    return isPrice(cause) && before && by > 0 ? { ...cause, last: numberOf(before), far: by > 1 } : cause;
  });
}

const energyOf = (plays: Play[]) => plays.reduce((sum, { energy }) => sum + (energy ?? 0), 0);

/** What the wheel gave for a total in a round that is long over. */
function paidThen(view: RaceView, round: number, action: ActionName, plays: Play[]): Resolved {
  const total = energyOf(plays);
  const resolved = { action, total, plays: plays.map((play) => ({ ...play, energy: play.energy ?? 0 })) };
  const pays = wheelAt(view, round).actions.find((each) => each.action === action);
  if (!pays) return resolved;
  const { unit, low_top, low, high } = pays;
  return { ...resolved, unit, low_top, gives: total > low_top ? high : low };
}

/** Who played what together, in the order of resolution; `last`: the last card of each row, which is what a Repeat counted as. */
export function together(plays: Play[], last: Map<number, ActionName>): Pick<Act, 'action' | 'plays'>[] {
  const counted = ({ seat, action }: Play) => (action === 'Repeat' ? (last.get(seat) ?? action) : action);
  return actionsInOrder().flatMap(({ name }) => {
    const here = plays.filter((play) => counted(play) === name);
    return here.length ? [{ action: name, plays: here }] : [];
  });
}

const actsIn = (view: RaceView, round: number, plays: Play[], last: Map<number, ActionName>): Act[] =>
  together(plays, last).map((act) => ({
    ...act,
    total: energyOf(act.plays),
    pays: paidThen(view, round, act.action, act.plays),
  }));

const asAct = (pays: Resolved): Act => ({ action: pays.action, total: pays.total, pays, plays: pays.plays });

/** The causes of one seat after the other. */
function bySeat(causes: Cause[]): Cause[][] {
  const groups: Cause[][] = [];
  for (const cause of causes) {
    const last = groups.at(-1);
    if (last?.[0]?.seat === cause.seat && last[0].act === cause.act) last.push(cause);
    else groups.push([cause]);
  }
  return groups;
}

const beginning = (act: Act | undefined): Beat => ({
  kind: 'action',
  action: act?.action ?? null,
  seat: null,
  causes: [],
  ...(act && tiedIn(act).length ? { tied: true } : {}),
  ...(act?.plays.length === 1 ? { alone: true } : {}),
});

/** The beats of a round, or of a part of it; `reached` and `before`: how many of its actions have begun at least, and had begun. */
function beatsOf(parts: Part[], acts: Act[], reached: number, before = 0): Beat[] {
  const beats: Beat[] = [];
  const told = parts.flatMap(({ causes }) => causes);
  const turned = told.filter(isLaid);
  if (turned.length || parts.length === 0) beats.push({ kind: 'turned', action: null, seat: null, causes: turned });
  let begun = before;
  const begin = (count: number) => {
    for (; begun < count; begun += 1) beats.push(beginning(acts[begun]));
  };
  for (const { causes, step } of parts) {
    const left = causes.filter((cause) => !isLaid(cause));
    const chosen = step && actionOf(step);
    const chooses = chosen && chosen.kind !== 'done' && typeof step.seat === 'number' ? step.seat : null;
    const others = left.findIndex(({ seat }) => seat !== chooses);
    const own = chooses === null ? [] : left.slice(0, others < 0 ? left.length : others);
    if (chosen && chooses !== null) {
      // What brings something outside of the actions, as the Horse's step back, is no part of one.
      const action = own[0] ? own[0].act : acts.find(({ plays }) => plays.some(({ seat }) => seat === chooses))?.action;
      begin(acts.findIndex((act) => act.action === action) + 1);
      beats.push({ kind: 'chooses', action: action ?? null, seat: chooses, causes: own, chosen });
    }
    for (const group of bySeat(left.slice(own.length))) {
      const [{ seat, act }] = group as [Cause];
      const at = acts.findIndex(({ action }) => action === act);
      if (act) begin(at + 1);
      beats.push({ kind: act ? 'gains' : 'pays', action: act ?? null, seat, causes: group });
    }
  }
  begin(Math.max(begun, reached));
  return beats;
}

/** How many of the actions revealed last have begun. */
function reachedIn({ revealed, turn }: RaceView): number {
  if (!revealed) return 0;
  if (!turn?.action) return revealed.actions.length;
  return revealed.actions.findIndex(({ action }) => action === turn.action) + 1;
}

/** Of a server that tells no causes only the last round is known, without what it brought. */
function lastOf(view: RaceView): Round[] {
  if (!view.revealed) return [];
  const acts = view.revealed.actions.map(asAct);
  const plays = acts.flatMap((act) => act.plays);
  return [{ number: view.revealed.round, plays, acts, beats: beatsOf([], acts, reachedIn(view)) }];
}

/** The round that these steps have come to, 0 before the race; null before that. */
export const roundAfter = (steps: readonly Step[]): number | null => chaptersOf(steps).at(-1)?.number ?? null;

/** The rounds that have been turned over, oldest first. */
export function storyOf(steps: readonly Step[], view: RaceView): Round[] {
  if (!steps.some((step) => causesOf(step).length)) return lastOf(view);
  const rows = new Rows();
  const chapters = chaptersOf(steps);
  const causesIn = (parts: Part[]) => parts.flatMap((part) => part.causes);
  let held = heldBefore(
    view,
    chapters.flatMap(({ parts }) => causesIn(parts)),
  );
  return chapters.flatMap(({ number, parts }) => {
    const causes = causesIn(parts);
    const last = rows.last();
    rows.follow(causes);
    const before = held;
    held = heldAfter(before, causes);
    const revealed = number > 0 && view.revealed?.round === number ? view.revealed.actions : null;
    const plays = playsIn(causes);
    if (plays.length === 0) return [];
    const acts = revealed ? revealed.map(asAct) : number > 0 ? actsIn(view, number, plays, last) : [];
    const reached = revealed ? reachedIn(view) : acts.length;
    const lower = plays.flatMap(({ seat, action }) => {
      const card = last.get(seat);
      return card && numberOf(action) < numberOf(card) ? [seat] : [];
    });
    const told = parts.map((part) => ({ ...part, causes: compared(part.causes, plays, last) }));
    const beats = beatsOf(told, acts, reached);
    const closed = new Set(parts.flatMap(({ step }) => (step && kindOf(step) === 'done' ? Number(step.seat) : [])));
    const lying = view.seats.map((_, seat) => rows.lengthOf(seat));
    const notes = notesOf({ acts, beats, causes, closed, before, rows: lying }, view);
    return [{ number, plays, acts, beats, lower, notes }];
  });
}

/** The part of a round that lies between two views; null where no causes are told. */
export function partOf(before: RaceView, after: RaceView, steps: readonly Step[]): Round | null {
  const causes = steps.flatMap(causesOf);
  if (causes.length === 0) return null;
  const plays = playsIn(causes);
  const last = new Map(
    before.seats.flatMap(({ row }, seat) => row.slice(-1).map(({ action }) => [seat, action] as const)),
  );
  const parts = steps.map((step) => ({
    causes: compared(causesOf(step), plays, last),
    step: isChosen(step) ? step : null,
  }));
  const revealed = before.phase === 'cards' ? null : after.revealed;
  const acts = revealed?.actions.map(asAct) ?? [];
  const begun = revealed && plays.length === 0 ? reachedIn(before) : 0;
  return {
    number: revealed?.round ?? 0,
    plays: plays.length ? plays : acts.flatMap((act) => act.plays),
    acts,
    beats: beatsOf(parts, acts, revealed ? reachedIn(after) : 0, begun),
  };
}

/** The cards of a round, as they are turned over. */
export const laidBy = ({ plays, acts }: Pick<Round, 'plays' | 'acts'>): Laid[] =>
  plays.map((play) => {
    const as = acts.find((act) => act.plays.some(({ seat }) => seat === play.seat))?.action;
    return { seat: play.seat, play: { ...play, ...(as && { as }) }, chosen: true };
  });

/** What a round has brought in the beats told so far. */
export const broughtBy = (beats: readonly Beat[], seat: number): Cause[] =>
  beats.flatMap(({ causes }) => causes.filter((cause) => cause.seat === seat && !isLaid(cause)));
