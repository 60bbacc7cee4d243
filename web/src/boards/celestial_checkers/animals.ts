// How the animals are drawn: character, code in the notation, and the two numbers printed on each (hands, homes and captures
// come as names alone).

export interface Animal {
  name: string;
  hanzi: string;
  code: string;
  strength: number;
  intelligence: number;
}

const rows: [string, string, string][] = [
  ['Rat', '鼠', 'Rt'],
  ['Hare', '兔', 'Hr'],
  ['Monkey', '猴', 'Mk'],
  ['Rooster', '鸡', 'Rs'],
  ['Snake', '蛇', 'Sn'],
  ['Pig', '猪', 'Pg'],
  ['Goat', '羊', 'Gt'],
  ['Dog', '狗', 'Dg'],
  ['Horse', '马', 'Hs'],
  ['Dragon', '龙', 'Dr'],
  ['Tiger', '虎', 'Tg'],
  ['Ox', '牛', 'Ox'],
];

const byName = new Map<string, Animal>(
  rows.map(([name, hanzi, code], index) => [
    name,
    { name, hanzi, code, strength: index + 1, intelligence: rows.length - index },
  ]),
);

export function animalOf(name: string): Animal {
  return byName.get(name) ?? { name, hanzi: '', code: name, strength: 0, intelligence: 0 };
}

/** All twelve, strongest first. */
export const everyAnimal = rows.map(([name]) => name).reverse();

export const strongestFirst = (names: string[]): string[] =>
  [...names].sort((one, other) => animalOf(other).strength - animalOf(one).strength);
