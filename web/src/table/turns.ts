// The steps of a game by turns, for the log. What is hidden from the viewer is not listed.
import { nobody, type Cause, type Step, type View } from '../wire/protocol';

export interface Turn {
  /** `nobody`: what came of what several seats had chosen in secret. */
  seat: number | 'chance';
  /** In notation; empty for what chance did before the first move. */
  text: string;
  /** The numbers of steps before and after the turn. */
  from: number;
  to: number;
  /** After so many steps the position stands in which one looks at it; without it, where it has ended. */
  at?: number;
  /** Why the seats gained and lost in it. */
  causes: Cause[];
  /** The same in parts, where some of it matters more than the rest. */
  parts?: Part[];
  /** What is to be known of that besides, by seat; of those to whom it brought nothing, what they did. */
  notes?: ReadonlyMap<number, string>;
}

export interface Part {
  words: string;
  /** It stands out from the others. */
  matters: boolean;
  /** Whom it is about, in small pictures after it. */
  animals?: { name: string; seat: number }[];
}

/** How a game lists its turns: which steps belong together, and what is said of them. */
export interface Listing {
  /** Whose turn a step belongs to, and which one of theirs; 'chance' where it is nobody's. */
  turnOf(step: Step): { seat: number | 'chance'; turn: number };
  /**
   * In a few words, in the language of the page; '' for what is not worth a line. `earlier`: the steps before the turn; `view`: of the
   * present.
   */
  write(steps: Step[], names: string[], earlier?: readonly Step[], view?: View): string;
  /** What several seats had chosen in secret, once it is turned over; without it, only that it was. `earlier`: the steps before. */
  reveal?(causes: Cause[], names: string[], earlier: readonly Step[]): string;
  /**
   * What is to be known of what the turn of these steps brought a seat, such as how it is counted. `later`: what came after it, up to the
   * present, which `view` is of.
   */
  notes?(
    steps: readonly Step[],
    earlier: readonly Step[],
    view?: View,
    later?: readonly Step[],
  ): ReadonlyMap<number, string>;
  /** That tells one's own choice again: until then it has a line of its own. */
  retells?: boolean;
  /** The same in parts for the log, without what is seen on the board anyway. `view`: of the present; `earlier`: as in `write`. */
  parts?(steps: Step[], names: string[], view?: View, earlier?: readonly Step[]): Part[];
  /** Of the view of a game that is over, and all of its steps, why it is: the last line. */
  ended?(view: View, names: string[], steps: readonly Step[]): string;
  /** Whether a cause says more than that; without it, all do. */
  tells?(cause: Cause): boolean;
  /** Each line is a turn of somebody's: its number is that of the turn. */
  ofTurns?: boolean;
  /** What a turn is looked at before, such as what was done with the dice: one sees them, and what else they allowed. */
  decides?(step: Step): boolean;
  /** A time, as a round, has a heading in the log (`when` of the board). */
  headed?: boolean;
  /** What a cause came of, as an action of several seats: a heading in the log. '' or without it: nothing in particular. */
  under?(cause: Cause): string;
}

/** In the words of a game; what chance brings in a turn belongs to it. */
export function listed(
  all: Step[],
  { turnOf, write, parts: weighed, reveal, notes: noted, ended, decides, retells = false, tells = () => true }: Listing,
  names: string[],
  view?: View,
): Turn[] {
  const turns: (Turn & { turn: number; steps: Step[] })[] = [];
  let open: (typeof turns)[number] | undefined;
  /** Something is hidden that was not turned over yet. */
  let secret = false;
  const turnOver = (turn: number, causes: Cause[], [from, to]: [number, number], before: number) => {
    open = undefined;
    secret = false;
    const own = ({ seat, causes: its }: Turn) => seat !== 'chance' && seat !== nobody && its.length === 0;
    for (let last = turns.at(-1); retells && last && own(last); last = turns.at(-1)) turns.pop();
    const text = reveal?.(causes, names, all.slice(0, before)) ?? '';
    turns.push({ seat: nobody, turn, text, from, to, steps: [], causes: causes.filter(tells) });
  };
  all.forEach((step, index) => {
    const causes = (step.causes ?? []).filter(tells);
    if (step.seat === nobody) return turnOver(step.turn, step.causes ?? [], [index, index + 1], index);
    // What came to nothing has no entry of nobody's.
    if (retells && secret && step.seat === 'chance') turnOver(step.turn, [], [index - 1, index], index);
    secret = step.hidden === true || (secret && step.causes === undefined);
    const { seat, turn } = turnOf(step);
    if (open?.seat !== seat || (seat !== 'chance' && open.turn !== turn)) open = undefined;
    if (step.hidden && !open) return;
    if (!open) turns.push((open = { seat, turn, text: '', from: index, to: index, steps: [], causes: [] }));
    open.steps.push(step);
    open.causes.push(...causes);
    open.to = index + 1;
  });
  const told: Turn[] = [];
  for (const { seat, from, to, steps, causes, text: revealed } of turns) {
    const text = seat === nobody ? revealed : write(steps, names, all.slice(0, from), view);
    const parts = seat === nobody ? undefined : weighed?.(steps, names, view, all.slice(0, from));
    const notes =
      causes.length || seat === nobody
        ? noted?.(all.slice(from, to), all.slice(0, from), view, all.slice(to))
        : undefined;
    const last = told.at(-1);
    const decided = decides ? steps.findIndex(decides) : -1;
    const at = decided > 0 ? { at: from + decided } : undefined;
    if (text || from === 0 || causes.length)
      told.push({ seat, text, from, to, ...at, causes, ...(parts && { parts }), ...(notes && { notes }) });
    // What chance brings without a word belongs to what came before it: one who steps through the game sees both at once.
    else if (seat === 'chance' && last?.to === from) last.to = to;
  }
  const end = view && all.length ? ended?.(view, names, all) : '';
  if (end) told.push({ seat: nobody, text: end, from: all.length - 1, to: all.length, causes: [] });
  return told;
}

/** In notation. What chance does between two moves is one entry, of however many turns. */
export function turnsOf(steps: Step[]): Turn[] {
  const turns: Turn[] = [];
  let first = 0;
  let open: Turn | null = null;
  const written = new Map<number, string>();
  steps.forEach((step, index) => {
    const { seat, turn, hidden } = step;
    const before = steps[index - 1];
    if (before?.seat !== seat || (seat !== 'chance' && before.turn !== turn)) {
      first = index;
      open = null;
      written.clear();
    }
    if (seat === nobody) turns.push({ seat, text: '', from: index, to: index + 1, causes: step.causes ?? [] });
    if (hidden) return;
    if (!open) turns.push((open = { seat, text: '', from: index, to: index, causes: [] }));
    open.causes.push(...(step.causes ?? []));
    written.set(turn, step.written);
    if (seat !== 'chance' || first > 0) open.text = [...written.values()].join(' ');
    open.to = index + 1;
  });
  return turns;
}

/** Where one stops who steps through a game. */
export interface Stop {
  at: number;
  /** What is told of it reaches so far. */
  end: number;
}

/**
 * Before the first turn, set out by chance or not, and each turn that is told. The last one is told of the newest position, `last`,
 * whatever was done in secret since.
 */
export function stopsIn(turns: readonly Turn[], last: number): Stop[] {
  const [first] = turns;
  const start = first?.seat === 'chance' && first.from === 0 ? first.to : 0;
  const told = turns.slice(0, -1).map(({ at, to }) => ({ at: at ?? to, end: to }));
  const stops = [{ at: start, end: start }, ...told.filter(({ end }) => end < last), { at: last, end: last }];
  return stops.filter(({ end }, index) => end !== stops[index - 1]?.end);
}

/** The index of the last turn after `step` steps; -1 before the first. */
export function turnAt(turns: Turn[], step: number): number {
  return turns.filter((turn) => turn.from < step).length - 1;
}

/** The steps of the last turn before the position after `step` steps; none of chance's. */
export function latest(steps: Step[], step: number): Step[] {
  const last = steps[step - 1];
  return !last || last.seat === 'chance' ? [] : steps.slice(0, step).filter(({ turn }) => turn === last.turn);
}
