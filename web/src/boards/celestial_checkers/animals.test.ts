import { expect, it } from 'vitest';
import { animalOf, everyAnimal, hanziOf, nameOf, strongestFirst } from './animals';

it('knows the animals as the server describes them', () => {
  expect(animalOf('Hare')).toEqual({ name: 'Hare', code: 'Hr', strength: 2, intelligence: 11 });
  expect(animalOf('Yeti')).toEqual({ name: 'Yeti', code: 'Yeti', strength: 0, intelligence: 0 });
  expect([hanziOf('Hare'), hanziOf('Yeti')]).toEqual(['兔', '']);
  expect([nameOf('Hare'), nameOf('Yeti')]).toEqual(['Hare', 'Yeti']);
});

it('puts the strongest first', () => {
  expect(everyAnimal()).toHaveLength(12);
  expect(everyAnimal().slice(0, 2)).toEqual(['Ox', 'Tiger']);
  expect(strongestFirst(['Rat', 'Tiger', 'Dog'])).toEqual(['Tiger', 'Dog', 'Rat']);
});
