// The animals that run, and the power of each: in short, in full, and its clauses.
import { catalogueOf, worded } from '../../catalogue/catalogues';
import { componentsOf } from '../../wire/hello.svelte';

const animals = () => componentsOf<{ animals: { name: string; clauses: string }[] }>('great_race')?.animals ?? [];

export const everyAnimal = (): string[] => animals().map(({ name }) => name);

export function powerOf(animal: string) {
  const power = catalogueOf('great_race')?.powers?.[animal];
  const clauses = animals().find(({ name }) => name === animal)?.clauses ?? '';
  return power && { brief: worded(power.brief), full: worded(power.full), clauses };
}
