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

export interface Wording {
  nothing: string;
  yes: string;
  no: string;
}

function wordOf(value: unknown, wording: Wording): string {
  if (value === null || value === undefined || value === '') return wording.nothing;
  if (typeof value === 'boolean') return value ? wording.yes : wording.no;
  return String(value);
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

/** The name of a field for people: `to_act` is "To act". */
export function fieldTitle(field: string): string {
  const words = field.replace(/_/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
