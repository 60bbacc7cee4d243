import { describe, expect, it } from 'vitest';
import { prospects, rivalsAt, type Company } from './outlook';
import { spreadInWords, spreadOf } from './spread';
import { race, runner } from './testing';
import type { ActionName, Forecast, Pays, Runner } from './view';

const rest: Pays = { action: 'Rest', unit: '1-cards', low_top: 3, low: '2+trade', high: '3' };
const cooperate: Pays = { action: 'Cooperate', unit: 'spaces', low_top: 5, low: '2', high: '3+exchange' };
const help: Pays = { action: 'Help', unit: 'karma', low_top: 3, low: '0', high: 'N+trade' };

/** What is said of a play; `gives` and `then`: as the server tells it of one more or one less. */
function says(
  pays: Pays,
  own: Partial<Runner>,
  energy: number,
  joined: Company,
  told: Pick<Forecast, 'gives' | 'then'>,
  ...others: number[][]
) {
  const action: ActionName = pays.action;
  const me = runner({ cards: [action], ...own });
  const rivals = others.map((energies) =>
    runner({
      cards: [action],
      energy: [1, 2, 3, 4, 5, 6].map((card) => energies.filter((one) => one === card).length),
    }),
  );
  const view = race({
    seats: [me, ...rivals],
    forecast: [{ action, joined, energy: [energy], ...told }],
    wheel: { ...race({}).wheel, actions: [pays] },
  });
  const spread = spreadOf(prospects(view, me, action, energy, joined, rivalsAt(view, me, action)));
  return spread && spreadInWords(spread, true);
}

describe('with the energy that others really have', () => {
  it('reads the wheel at the total that it makes', () => {
    const told: Pick<Forecast, 'gives' | 'then'> = {
      gives: [{ what: 'energy', amount: 2, why: 'benefit' }],
      then: ['trade'],
    };
    const with1 = (...held: number[]) => says(rest, { karma: 3 }, 1, 'more', told, [1, ...held]);
    expect(with1(2), 'as the server takes it to be').toBe('+2 energy cards, a trade');
    expect(with1(3, 4, 5), 'always more than 3 in all').toBe('+3 energy cards');
    expect(with1(2, 4), 'what is not sure has a question mark').toBe('+2 to +3 energy cards, a trade?');
  });

  it('says that it leads to Finish only where it does', () => {
    const outbid = { what: 'spaces', amount: 1, why: 'outbid' } as const;
    const told: Pick<Forecast, 'gives' | 'then'> = {
      gives: [{ what: 'spaces', amount: 3, why: 'benefit' }, outbid],
      then: ['exchange'],
    };
    const with4 = (...others: number[][]) => says(cooperate, { position: 26 }, 4, 'less', told, ...others);
    expect(with4([3, 5])).toBe('+4 spaces, to Finish, an exchange');
    expect(with4([1, 1])).toBe('+3 spaces');
    expect(with4([1, 5], [3, 3])).toBe('+3 to +4 spaces, to Finish?, an exchange?');
  });

  it('keeps what is lost at a limit, and the Dragon’s karma', () => {
    const nothing: Pick<Forecast, 'gives' | 'then'> = { gives: [], then: [] };
    const with1 = (own: Partial<Runner>) => says(help, own, 1, 'more', nothing, [5, 1]);
    expect(with1({ karma: 0 }), 'the server took a 2, which makes 3').toBe('+2 karma, a trade');
    expect(with1({ animal: 'Dragon' })).toBe('+3 karma, a trade');
    expect(with1({ karma: 7 })).toBe('+1 karma, a trade');
  });

  it('changes nothing for whom the wheel does not pay', () => {
    const run: Pays = { action: 'Run', unit: 'spaces', low_top: 3, low: '3', high: '1+exchange' };
    const told: Pick<Forecast, 'gives' | 'then'> = { gives: [{ what: 'spaces', amount: 1, why: 'ran_too' }], then: [] };
    expect(says(run, {}, 1, 'more', told, [2, 5])).toBe('+1 space');
  });
});
