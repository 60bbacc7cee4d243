// The animal that stands for a victory: the cleverest one that the winner brought home.
import type { View } from '../../wire/protocol';
import { animalOf } from './animals';
import { checkersView } from './view';

export function emblem(view: View, winner: number): string {
  const home = checkersView(view).home[winner] ?? [];
  const worth = (animal: string) => animalOf(animal).intelligence;
  return [...home].sort((one, other) => worth(other) - worth(one))[0] ?? '';
}
