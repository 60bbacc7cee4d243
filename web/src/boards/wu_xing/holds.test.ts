import { describe, expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import type { NamedSeat } from '../board';
import { holds } from './holds';

const seats = [true, false].map((mine): NamedSeat => ({
  who: 'person',
  name: '',
  called: '',
  given: '',
  mine,
  thinks: false,
}));
const step = (action: Step['action']): Step => ({ seat: 'chance', move: '', turn: 1, written: '', action });
const thrown = (mover: number) => step({ kind: 'throw', dice: [2, 6], mover });

describe('the dice', () => {
  it('wait for the person here whose turn it is', () => {
    expect(holds({ game: '' }, [thrown(0)], seats)).toBe(true);
  });

  it('do not wait for others, for a computer that plays, or once something was decided', () => {
    const token = step({ kind: 'token', die: 6, change: '+', mover: 0, turned: 1, dice: [2, 6] });
    expect(holds({ game: '' }, [thrown(1)], seats)).toBe(false);
    expect(holds({ game: '' }, [thrown(0), token], seats)).toBe(false);
    expect(holds({ game: '' }, [], seats)).toBe(false);
    const played = seats.map((seat) => ({ ...seat, deputy: 3 }));
    expect(holds({ game: '' }, [thrown(0)], played)).toBe(false);
  });
});
