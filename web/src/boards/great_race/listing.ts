// The turns of The Great Race in the log: what was chosen, and what everybody had chosen once it has been turned over.
import type { Listing } from '../../table/turns';
import type { Cause as Told, Step, View } from '../../wire/protocol';
import { catalogue } from '../../words/catalogue.svelte';
import { text } from '../../words/text';
import { dot, sentencesOf } from '../../words/sentences';
import { causesOf, isLaid, isOutcome, type Cause } from './causes';
import { playsIn, Rows } from './rows';
import { noteInFull } from './note_words';
import { firstCard, type Note } from './notes';
import { roundAfter, storyOf, together } from './story';
import { tieInWords, tiedFirstInWords } from './story_words';
import { exchangeInWords } from './told_words';
import { actionOf, benefitOf, raceView, type ActionName, type RaceAction, type RaceView } from './view';
import { actionName, cardName, words } from './words';

const did = catalogue(
  {
    chose: (card: string) => `chose ${card}`,
    exchanged: (what: string) => `exchanged ${what}`,
    traded: 'traded 2 karma for 3 spaces',
    used: 'used the animal’s power',
    gave: (energy: number) => `gave a ${energy} to the river`,
    fell: 'fell back from the river',
    noneOf: (exchange: boolean, trade: boolean, more: boolean) =>
      `made no ${more ? 'further ' : ''}${[...(exchange ? ['exchange'] : []), ...(trade ? ['trade'] : [])].join(' or ')}`,
    stayed: 'stayed on the space',
  },
  {
    chose: (card) => `选了${card}`,
    exchanged: (what) => what,
    traded: '用 2 点业力换 3 格',
    used: '用了动物的能力',
    gave: (energy) => `把一张 ${energy} 还给河水`,
    fell: '从河里退回',
    noneOf: (exchange, trade, more) =>
      `没有${more ? '再' : ''}${[...(exchange ? ['兑换'] : []), ...(trade ? ['换步'] : [])].join('或')}`,
    stayed: '留在原地',
  },
);

/** `last`: the last card of the row, which a Repeat counts as. */
function deed(done: RaceAction, last: () => ActionName | undefined): string {
  const { kind, action, energy } = done;
  switch (kind) {
    case 'card':
    case 'play':
      return action ? did.chose(nameWith(action, energy ?? null, last)) : '';
    case 'exchange':
      return did.exchanged(exchangeInWords(done));
    case 'trade':
      return did.traded;
    case 'ability':
      return did.used;
    case 'return':
      return did.gave(energy ?? 0);
    case 'fallback':
      return did.fell;
    default:
      return '';
  }
}

/** What a seat could have done and did not: what the wheel paid for its action, and the Goat's exchange, beside what it made of them. */
function leftUndone(seat: number, steps: readonly Step[], view: RaceView): string {
  const round = storyOf(steps, view).at(-1);
  const act = round?.acts.find(({ plays }) => plays.some((play) => play.seat === seat));
  const made = (kind: string) =>
    (round?.beats ?? []).filter(({ chosen, ...beat }) => beat.seat === seat && chosen?.kind === kind).length;
  const { exchange, trade } = benefitOf(act?.pays?.gives ?? '');
  const goat = view.seats[seat]?.animal === 'Goat' && (act?.plays.length ?? 0) > 1;
  const exchanges = Number(exchange) + Number(goat) - made('exchange');
  const trades = Number(trade) - made('trade');
  if (exchanges <= 0 && trades <= 0) return did.stayed;
  return did.noneOf(exchanges > 0, trades > 0, made('exchange') > 0);
}

const nameWith = (action: ActionName, energy: number | null, last: () => ActionName | undefined): string =>
  words.cardWith(cardName(action, action === 'Repeat' ? last() : action), energy);

/** The rows after these steps. */
function rowsAfter(steps: readonly Step[]): Rows {
  const rows = new Rows();
  rows.follow(steps.flatMap(causesOf));
  return rows;
}

/** What everybody had chosen, and what a tie cost. */
function turnedOver(causes: readonly Told[], names: string[], earlier: readonly Step[]): string {
  const plays = playsIn(causes as Cause[]);
  const last = rowsAfter(earlier).last();
  const said = plays.map(
    ({ seat, action, energy }) => `${names[seat] ?? ''}${text.colon}${nameWith(action, energy, () => last.get(seat))}`,
  );
  const ties = together(plays, last).flatMap((act) => {
    const first = act.plays.every(({ energy }) => energy === null);
    const tie = first ? tiedFirstInWords(act, names) : tieInWords(act, names);
    return tie ? [`${actionName(act.action)}${text.colon}${tie}`] : [];
  });
  return [...said, ...ties].join(dot);
}

/**
 * Of a row that came back, why its first card did or stays, and whom the river spared; that only where it is told what came after: `later`,
 * up to the present, which `view` is of.
 */
function notesOn(
  steps: readonly Step[],
  earlier: readonly Step[],
  view?: View,
  later: readonly Step[] = [],
): ReadonlyMap<number, string> {
  const causes = steps.flatMap(causesOf);
  const seats = causes.filter(({ why, what }) => why === 'row' && what === 'cards').map(({ seat }) => seat);
  if (!seats.length) return new Map();
  const until = [...earlier, ...steps];
  const all = [...until, ...later];
  const noted = view ? strategised(all, roundAfter(until), asOf(all, raceView(view))) : firstCardsIn(until);
  const said = seats.map((seat) => [seat, noted.filter((note) => note.seat === seat).map(noteInFull)] as const);
  return new Map(said.flatMap(([seat, notes]) => (notes.length ? [[seat, sentencesOf(...notes)]] : [])));
}

/** Where everybody stands after these steps of a whole game; while a round is told, the view knows already how it ends. */
function asOf(steps: readonly Step[], view: RaceView): RaceView {
  if (!steps.some((step) => !isOutcome(step) && actionOf(step).kind === 'card')) return view;
  const moved = steps.flatMap(causesOf).filter(({ what }) => what === 'spaces');
  const at = (seat: number) => moved.reduce((sum, cause) => (cause.seat === seat ? sum + cause.amount : sum), 0);
  return { ...view, seats: view.seats.map((runner, seat) => ({ ...runner, position: at(seat) })) };
}

const strategised = (steps: readonly Step[], round: number | null, view: RaceView): Note[] =>
  (storyOf(steps, view).find(({ number }) => number === round)?.notes ?? []).filter(
    ({ action, kind }) => action === 'Strategise' && kind !== 'alone',
  );

/** What follows from the cards alone. */
function firstCardsIn(steps: readonly Step[]): Note[] {
  const revealed = steps.filter((step) => playsIn(causesOf(step)).length > 0).at(-1);
  const causes = revealed ? steps.slice(steps.lastIndexOf(revealed)).flatMap(causesOf) : [];
  const act = { action: 'Strategise' as const, plays: playsIn(causes).filter(({ action }) => action === 'Strategise') };
  const rows = rowsAfter(steps);
  return act.plays.flatMap(({ seat }) =>
    firstCard(seat, act, causes, rows.lengthOf(seat)).map((note) => ({ seat, action: act.action, ...note })),
  );
}

export const listing: Listing = {
  headed: true,
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps, _names, earlier = [], view) =>
    steps
      .map((step) =>
        actionOf(step).kind === 'done' && view && typeof step.seat === 'number'
          ? leftUndone(step.seat, [...earlier, ...steps], raceView(view))
          : deed(actionOf(step), () => rowsAfter(earlier).last().get(Number(step.seat))),
      )
      .filter(Boolean)
      .join(dot),
  reveal: turnedOver,
  notes: notesOn,
  tells: (cause) => !isLaid(cause),
  under: ({ act }) => (act ? actionName(act as ActionName) : ''),
};
