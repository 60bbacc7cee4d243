import { expect, it } from 'vitest';
import { warningOf } from './warning';

it('a warning names everybody who is, or may be, one sign short', () => {
  const [jun, bo, lan] = ['Jun', 'Bo', 'Lan'];
  const sure = (name: string) => ({ name, nearly: 'sure' as const });
  const maybe = (name: string) => ({ name, nearly: 'maybe' as const });
  expect(warningOf([sure(jun), { name: lan, nearly: null }])).toBe('Jun needs only one more sign to win!');
  expect(warningOf([sure(jun), sure(bo)])).toBe('Jun and Bo need only one more sign to win!');
  expect(warningOf([maybe(lan), sure(jun)])).toBe('Jun needs only one more sign to win! Lan may, too.');
  expect(warningOf([maybe(jun), maybe(bo)])).toBe('Jun and Bo may need only one more sign to win.');
  expect(warningOf([{ name: lan, nearly: null }])).toBe('');
});
