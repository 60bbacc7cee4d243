// The creatures without a partner that will never have one: no room is left beside them for any that could be drawn there.
import { areasOf, blockersOf, drawnOn, type Sheet } from './desk';
import { around } from './shapes';
import { bySquare, numbersOf, type Creature } from './view';

export function sealedOn(sheet: Sheet): Creature[] {
  const roomFor = (odd: boolean) =>
    new Set(
      areasOf(sheet, odd)
        .filter(({ length }) => length >= (numbersOf(odd)[0] ?? 1))
        .flat(),
    );
  const [forOdd, forEven] = [roomFor(true), roomFor(false)];
  return sheet.creatures.filter(({ number, squares, partner }) => {
    const room = number % 2 ? forEven : forOdd;
    return partner === null && ![...around(sheet.grid, squares)].some((square) => room.has(square));
  });
}

/** The empty squares beside one that is sealed off, and who took the others or closes these. */
export function sealersOf(sheet: Sheet, { number, squares }: Creature): { shut: string[]; by: Creature[] } {
  const taken = bySquare(sheet.creatures);
  const beside = [...around(sheet.grid, squares)];
  const shut = beside.filter((square) => !taken.has(square));
  const by = new Set([
    ...beside.flatMap((square) => taken.get(square) ?? []),
    ...shut.flatMap((square) => blockersOf(sheet, number + 1, square)),
  ]);
  return { shut, by: [...by] };
}

/** Those that were not yet sealed off on a sheet before. */
export const sealedSince = (before: Sheet, now: Sheet): Creature[] => {
  const known = new Set(sealedOn(before).map(({ first }) => first));
  return sealedOn(now).filter(({ first }) => !known.has(first));
};

/** Those that a drawing seals off, itself among them once it is complete. */
export const sealedBy = (sheet: Sheet, number: number, squares: string[], partner: string | null): Creature[] =>
  sealedSince(sheet, drawnOn(sheet, number, squares, partner)).filter(
    ({ first }) => first !== squares[0] || squares.length === number,
  );
