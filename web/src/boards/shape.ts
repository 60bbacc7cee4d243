// How to lay out a value of an unknown view: as a word, a row of chips, a table or a list of fields.

import type { LegalMove } from '../wire/protocol';

export type Shape =
  | { kind: 'word'; word: string }
  | { kind: 'chips'; words: string[] }
  | { kind: 'table'; columns: string[]; rows: { [column: string]: unknown }[] }
  | { kind: 'list'; items: unknown[] }
  | { kind: 'parts'; parts: [string, unknown][] };

type Row = { [column: string]: unknown };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown) => value === null || typeof value !== 'object';

/** Fields that say which seat; in a list each entry does. */
const seatFields = new Set(['mover', 'dealer', 'winner', 'fined_by', 'seat', 'age_order', 'ranking', 'from']);
/** Fields for programs: who looks on is at the screen, and a position line is notation. */
const leftOut = new Set(['game', 'viewer', 'position', 'rotation', 'panels']);

/** A view with the names of the seats where it has their numbers, without what is for programs. */
export function forPeople(value: unknown, names: readonly string[], field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => forPeople(item, names, field));
  if (isRow(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => (leftOut.has(key) ? [] : [[key, forPeople(part, names, key)]])),
    );
  return typeof value === 'number' && seatFields.has(field) ? (names[value] ?? value) : value;
}

export interface Wording {
  nothing: string;
  yes: string;
  no: string;
  /** A name of the game in the language of the page: an animal, a card. */
  term(name: string): string;
}

function wordOf(value: unknown, wording: Wording): string {
  if (value === null || value === undefined || value === '') return wording.nothing;
  if (typeof value === 'boolean') return value ? wording.yes : wording.no;
  return typeof value === 'string' ? wording.term(value) : String(value);
}

export function shapeOf(value: unknown, wording: Wording): Shape {
  if (isWord(value)) return { kind: 'word', word: wordOf(value, wording) };
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'word', word: wording.nothing };
    if (value.every(isWord)) return { kind: 'chips', words: value.map((item) => wordOf(item, wording)) };
    if (value.every(isRow)) return { kind: 'table', columns: columnsOf(value), rows: value };
    return { kind: 'list', items: value as unknown[] };
  }
  const parts = Object.entries(value as Row);
  return parts.length ? { kind: 'parts', parts } : { kind: 'word', word: wording.nothing };
}

function columnsOf(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** Moves grouped by the kind of action. */
export function byKind(moves: LegalMove[]): [string, LegalMove[]][] {
  const kinds = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const { kind } = move.action;
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return [...kinds];
}
