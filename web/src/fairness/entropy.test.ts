import { beforeEach, expect, it } from 'vitest';
import { ownLuck } from '../wire/luck';
import type { Chance, Seat } from '../wire/protocol';
import { Entropy } from './entropy';

const mine: Seat = { who: 'person', mine: true };
const other: Seat = { who: 'person' };
const told = (seats: Seat[], chance: Chance, table = 'k3f9') => ({ table, seats, chance });

beforeEach(() => localStorage.clear());

it('is kept, so that a later visit still answers', () => {
  const before = new Entropy(ownLuck);
  const commit = before.commit();
  before.opened('k3f9');
  const chance = { commit: 'c0', entropy: [{ seat: 0, commit }], waits_for: [0] };
  const [answer] = new Entropy(ownLuck).hear(told([mine, other], chance));
  expect(answer).toMatchObject({ do: 'entropy', seat: 0, value: ownLuck.of('k3f9').values[0] });
});

it('is revealed for no seat of another, and for no commitment of another', () => {
  const entropy = new Entropy(ownLuck);
  const commit = entropy.commit('k3f9');
  const waits = (seat: number, of = commit) => ({ commit: 'c0', entropy: [{ seat, commit: of }], waits_for: [seat] });
  expect(entropy.hear(told([mine, other], waits(1)))).toEqual([]);
  expect(entropy.hear(told([mine, other], waits(0, 'other')))).toEqual([]);
  expect(entropy.hear(told([mine, other], waits(0), 'elsewhere'))).toEqual([]);
  expect(entropy.hear(told([mine, other], { chosen: 'seed' }))).toEqual([]);
  expect(entropy.hear(told([mine, other], waits(0)))).toHaveLength(1);
});

it('is different every time', () => {
  const entropy = new Entropy(ownLuck);
  expect(entropy.commit('one')).not.toBe(entropy.commit('one'));
  expect(ownLuck.of('one').values).toHaveLength(2);
  ownLuck.forget('one');
  expect(ownLuck.of('one').values).toEqual([]);
});

it('is what this browser knows of a game by itself, with the commitment that it was told first', () => {
  const entropy = new Entropy(ownLuck);
  const commit = entropy.commit('k3f9');
  const [value] = ownLuck.of('k3f9').values;
  entropy.hear(told([mine, other], { commit: 'c0' }));
  entropy.hear(told([mine, other], { commit: 'c1' }));
  const revealed = { commit: 'c1', entropy: [{ seat: 0, commit, value: value ?? '' }] };
  expect(entropy.known(told([mine, other], revealed))).toEqual({ commit: 'c0', own: [{ seat: 0, value }] });
  const unasked = { commit: 'c1', entropy: [{ seat: 0, commit }] };
  expect(entropy.known(told([mine, other], unasked)).own, 'chance drew nothing').toEqual([]);
  const withheld = { commit: 'c1', entropy: [{ seat: 0, commit, withheld: true as const }] };
  expect(entropy.known(told([mine, other], withheld))).toEqual({ commit: 'c0', own: [] });
  expect(entropy.known(told([mine, other], { chosen: 'record' }))).toEqual({});
});
