import { expect, it } from 'vitest';
import { doubt, warningOf } from './warning';

it('a warning names everybody who is, or is likely to be, one sign short; of those who may be it says little', () => {
  const [jun, bo, lan] = ['Jun', 'Bo', 'Lan'];
  const sure = (name: string) => ({ name, nearly: 'sure' as const });
  const likely = (name: string) => ({ name, nearly: 'likely' as const });
  const maybe = (name: string) => ({ name, nearly: 'maybe' as const });
  expect(warningOf([sure(jun), { name: lan, nearly: null }])).toBe('Jun needs only one more sign to win!');
  expect(warningOf([sure(jun), sure(bo), maybe(lan)])).toBe('Jun and Bo need only one more sign to win!');
  expect(warningOf([likely(lan), sure(jun)])).toBe('Jun needs only one more sign to win! Lan probably does, too.');
  expect(warningOf([likely(jun), likely(bo)])).toBe('Jun and Bo probably need only one more sign to win.');
  expect(warningOf([maybe(jun), likely(bo)])).toBe('Bo probably needs only one more sign to win.');
  expect(warningOf([maybe(jun), maybe(bo)])).toBe('Perhaps one sign short: Jun, Bo');
  expect(warningOf([{ name: lan, nearly: null }])).toBe('');
});

it('what is not sure has its reason', () => {
  const reason = (nearly: Parameters<typeof doubt>[0]['nearly']) => doubt({ known: 5, nearly });
  expect([reason('sure'), reason(null)]).toEqual(['', '']);
  expect(reason('likely')).toContain('likely to have 11');
  expect(reason('maybe')).toContain('may have fewer');
});
