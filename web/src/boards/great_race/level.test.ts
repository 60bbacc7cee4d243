import { expect, it } from 'vitest';
import { verdict } from '../../story/verdict';
import type { View } from '../../wire/protocol';
import { levelInWords } from './level';
import { card, race, runner } from './testing';
import type { Runner } from './view';

const says = (...seats: Partial<Runner>[]) =>
  levelInWords(race({ seats: seats.map(runner), ranking: seats.map((_, seat) => seat) }), ['You', 'Jun', 'Bo']);
const [home, near] = [{ position: 30 }, { position: 28 }];

it('says what decided between two who came as far', () => {
  const rat = { animal: 'Rat', played: card('Walk', 2) };
  expect(says({ ...home, ...rat }, { ...home, played: card('Run', 3) }, near)).toBe(
    'You and Jun were level at Finish: the Rat comes first.',
  );
  expect(says({ ...home, played: card('Cheat', 1) }, { ...home, played: card('Run', 3) })).toBe(
    'You and Jun were level at Finish: the lower last card comes first, 1 Cheat before 3 Run.',
  );
  const played = card('Run', 1);
  expect(says({ ...near, played, karma: 3 }, { ...near, played, karma: 1 })).toBe(
    'You and Jun were level at space 28: more karma comes first, 3 before 1.',
  );
  expect(says({ ...home, played }, { ...home, played })).toBe(
    'You and Jun were level at Finish: the older player comes first.',
  );
  expect(says(home, near, near), 'the race decided').toBe('');
});

it('is the first of what decided it', () => {
  const seats = [{ ...home, animal: 'Rat' }, home].map(runner);
  const view = race({ seats, ranking: [0, 1] }) as unknown as View;
  expect(verdict('great_race', view, [], [0, 1], [0], ['You', 'Jun'])[0]?.words).toBe(
    'You and Jun were level at Finish: the Rat comes first.',
  );
});
