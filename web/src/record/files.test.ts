import { expect, it } from 'vitest';
import { fromJson, toCsv, toJson } from './files';
import { game } from './testing';

const games = [game(), game({ table: 'm2x', day: '2026-11-24', ending: { kind: 'flag', seats: [1] } })];

it('what was saved is read back', () => {
  expect(fromJson(toJson(games))).toEqual({ games, damaged: 0 });
});

it('of a damaged file the sound games are read', () => {
  const file = JSON.parse(toJson(games)) as { games: unknown[] };
  file.games.push({ table: 'x' }, null);
  expect(fromJson(JSON.stringify(file))).toEqual({ games, damaged: 2 });
  for (const other of ['', 'null', '7', '{}', '{"games":[]}', '{"format":"other","games":[]}', toCsv(games)])
    expect(fromJson(other), other).toBeNull();
});

it('a spreadsheet has a line for each game, and takes no name for a formula', () => {
  const seats = [{ who: 'person' as const, name: '=1+1 "Ann"', mine: true as const }, ...game().seats.slice(1)];
  const [head, first, ...more] = toCsv([game({ seats, points: [-2, 9, 7, 3] })]).split('\r\n');
  expect(head).toMatch(/^"table","game","ended","seats","own_seat","against","outcome","points"/);
  expect(first).toBe(
    `"k3f9wd","zodiac","2026-11-24T12:00:00.000Z","4","1","3","won","-2","'-2 9 7 3","'=1+1 ""Ann""; ; ; ","","","","","",""`,
  );
  expect(more).toEqual(['']);
});
