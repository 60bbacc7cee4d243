// The animals as the server describes them: hands, homes and captures come as names alone.
import { catalogueOf, inChinese, worded } from '../../catalogue/catalogues';
import { componentsOf } from '../../wire/hello.svelte';

export interface Animal {
  name: string;
  /** In the notation. */
  code: string;
  strength: number;
  intelligence: number;
}

const game = 'celestial_checkers';

/** Weakest first. */
const animals = (): Animal[] => componentsOf<{ animals: Animal[] }>(game)?.animals ?? [];

/** The squares on which the animals of a seat are home. */
export const homeOf = (seat: number): string[] => componentsOf<{ home: string[][] }>(game)?.home[seat] ?? [];

export const animalOf = (name: string): Animal =>
  animals().find((animal) => animal.name === name) ?? { name, code: name, strength: 0, intelligence: 0 };

/** All, strongest first. */
export const everyAnimal = (): string[] =>
  animals()
    .map(({ name }) => name)
    .reverse();

export const strongestFirst = (names: string[]): string[] => everyAnimal().filter((name) => names.includes(name));

const wordingOf = (name: string) => catalogueOf(game)?.names?.[name];

/** In the language of the page. */
export const nameOf = (name: string): string => worded(wordingOf(name)) ?? name;

/** The Chinese character of an animal. */
export const hanziOf = (name: string): string => inChinese(wordingOf(name)) ?? '';
