// The words for what a move is good for, in both languages. Each goes on from "It", or from what the move is called.
import { catalogue } from '../../words/catalogue.svelte';
import { of } from '../../words/names';
import { nameOf } from './animals';
import { outcome, type Standings } from './words';

export const purposeWords = catalogue(
  {
    whose: (animal: string, owner: string) => of(nameOf(animal), owner),
    /** `enemy`: who could have taken the animal. */
    leaves: (animal: string, enemy: string) => `takes ${animal} out of reach of ${enemy}`,
    guards: (animal: string, enemy: string) => `keeps ${enemy} from jumping over ${animal}`,
    rids: (animal: string, enemy: string) => `takes ${enemy}, which threatened ${animal}`,
    passes: (animal: string) => `brings ${animal} past all its enemies, so that nobody can take it any more`,
    threatens: (animals: string) => `threatens ${animals}`,
    waits: (animal: string) => `waits: no enemy is near ${animal}, and those in front of it keep their places`,
    goesOn: (standings: Standings) => `keeps the game going, which other moves end (${outcome.wins(standings)})`,
    careful: (careless: number, others: number) =>
      careless === others
        ? 'is the only move that leaves nobody to be taken at once'
        : `leaves nobody to be taken next; after ${careless} of the ${others} other moves somebody can be`,
    it: (purposes: string) => `It ${purposes}.`,
  },
  {
    whose: (animal, owner) => `${owner}的${nameOf(animal)}`,
    leaves: (animal, enemy) => `让${animal}躲开${enemy}`,
    guards: (animal, enemy) => `使${enemy}跳不过${animal}`,
    rids: (animal, enemy) => `吃掉了正威胁${animal}的${enemy}`,
    passes: (animal) => `让${animal}越过了所有敌人，再也没有谁能吃它`,
    threatens: (animals) => `威胁要吃${animals}`,
    waits: (animal) => `是等着：${animal}附近没有敌人，前面的动物都留在原处`,
    goesOn: (standings) => `让游戏继续，而别的走法会使它结束（${outcome.wins(standings)}）`,
    careful: (careless, others) =>
      careless === others
        ? '是唯一不让任何动物马上被吃的走法'
        : `不让任何动物马上被吃，而其他 ${others} 种走法里有 ${careless} 种会`,
    it: (purposes) => `这一步${purposes}。`,
  },
);
