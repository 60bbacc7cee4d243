import { expect, it } from 'vitest';
import { lastMove, wonInWords } from './won';
import type { Beat } from './story';

const gains = (seat: number, amount: number, why: string): Beat => ({
  ...{ kind: 'gains', action: 'Run', seat },
  causes: [{ seat, what: 'spaces', amount, why, act: 'Run', clause: '' }],
});

it('says what the last spaces of the winner came from', () => {
  const rounds = [
    { beats: [gains(0, 3, 'benefit'), gains(0, 2, 'ran_too'), gains(1, 4, 'benefit'), gains(0, -1, 'cheated')] },
  ];
  expect(lastMove(rounds, 0)?.amount).toBe(2);
  expect(wonInWords(rounds, 0, ['Ann', 'Bo'])).toMatch(/^The last 2 spaces: .+\.$/);
  expect(wonInWords([], 0, ['Ann'])).toBe('');
});
