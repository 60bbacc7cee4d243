import { expect, it } from 'vitest';
import { Press } from './press';

const at = (clientX: number, timeStamp = 0, pointerId = 1) => ({ pointerId, clientX, clientY: 0, timeStamp });

it('tells a press from a stroke', () => {
  const press = new Press();
  expect(press.isMeant(0), 'by a key').toBe(true);
  press.down(at(0), false);
  press.move(at(5));
  press.lift(at(5, 100));
  expect(press.isMeant(101)).toBe(true);
  press.down(at(0), false);
  press.move(at(40));
  press.move(at(0));
  press.lift(at(0, 200));
  expect(press.isMeant(201), 'it was drawn across').toBe(false);
  expect(press.isMeant(900), 'a key later').toBe(true);
});

it('is not meant while another finger draws', () => {
  const press = new Press();
  press.down(at(0, 0, 1), true);
  press.down(at(200, 0, 2), false);
  press.lift(at(200, 50, 2));
  expect(press.isMeant(51)).toBe(false);
  press.lift(at(0, 60, 1));
  press.down(at(200, 70, 3), false);
  press.lift(at(200, 80, 3));
  expect(press.isMeant(81)).toBe(true);
});
