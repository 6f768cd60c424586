/** Parses cells of a pasted table for a field. */
import { type Day, type Instant, isDay } from '#domain/dates/dates.ts';
import { parseTypedEnd, type TypedDateTime } from '#domain/dates/typed-date-time.ts';
import { parseTypedDay, type TypedDay } from '#domain/dates/typed-day.ts';
import { withFormulas } from '#domain/forms/csv.ts';
import { withoutInvisible } from '#domain/languages/invisible-characters.ts';
import type { ResourceField } from './resource.ts';
import { parseAmount, parseInteger } from './typed-numbers.ts';

/** Why a cell cannot be read. */
export type CellProblem =
  | { rule: 'day'; reason: Extract<TypedDay, { ok: false }>['reason'] }
  | { rule: 'moment'; reason: Extract<TypedDateTime, { ok: false }>['reason'] }
  | { rule: 'number'; min: number; max: number }
  | { rule: 'amount' | 'flag' }
  /** An unknown choice; `choices` are the labels. */
  | { rule: 'choice'; choices: readonly string[] }
  /** An interval is written `60+20`. */
  | { rule: 'intervals' }
  /** A price is written `Parkett=38,00`. */
  | { rule: 'prices' };

/** `value` is in the form of the endpoints: null for an empty cell. */
export type ReadCell = { ok: true; value: unknown } | { ok: false; problem: CellProblem };

export interface CellContext {
  /** In the theatre's time zone. */
  today: Day;
  /** The stored value, or that of another column: a time alone keeps its day, a day alone its time. */
  current?: unknown;
  /** The start, if the field is an end. */
  start?: unknown;
  /** Names of choices in both languages, each with its value. */
  choices?: readonly (readonly [name: string, value: string])[];
}

/** The separator of list entries in a cell. */
export const entrySeparator = ' | ';

/** The text of a cell without additions of spreadsheets and exports. */
export function cellText(raw: string): string {
  const text = withoutInvisible(raw)
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .trim();
  return withFormulas(text);
}

/** The form in which texts of a table are compared: without case, punctuation and double spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#+]+/gu, ' ')
    .trim();
}

/** The entries of a list in a cell, as the export writes them or by commas, semicolons and lines. */
export function cellEntries(text: string): string[] {
  const parts = text.includes('|') ? text.split('|') : text.split(/[\n;,]/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/**
 * Reads a cell of any field but references and texts of two languages, which need more than the cell.
 * @param text by {@link cellText}
 */
export function readCell(field: ResourceField, text: string, context: CellContext): ReadCell {
  if (text === '') return read(field.kind === 'flag' ? false : null);
  const { choices = [] } = context;
  switch (field.kind) {
    case 'flag':
      return readFlag(text);
    case 'integer':
    case 'order':
    case 'id':
    case 'venue-id':
      return readNumber(field, text, choices);
    case 'fraction': {
      const number = Number(text.replace(',', '.'));
      return number >= 0 && number <= 1 ? read(number) : wrong({ rule: 'number', min: 0, max: 1 });
    }
    case 'amount': {
      const amount = parseAmount(text);
      return amount === null ? wrong({ rule: 'amount' }) : read(amount);
    }
    case 'day':
      return readDay(text, context);
    case 'moment':
      return readDateTime(text, context);
    case 'choice':
    case 'stage': {
      const value = choiceOf(text, choices);
      // A stage is its own name. A later check rejects unknown ones.
      if (value !== undefined || field.kind === 'stage') return read(value ?? text);
      return wrong({ rule: 'choice', choices: namesOf(choices) });
    }
    case 'choices': {
      const values = cellEntries(text).map((entry) => choiceOf(entry, choices));
      if (values.includes(undefined)) return wrong({ rule: 'choice', choices: namesOf(choices) });
      return read(values);
    }
    case 'colour':
      return read(`#${text.replace(/^#/, '').toLowerCase()}`);
    case 'rows':
      return readRows(Object.keys(field.fields), text, context.current);
    default:
      return read(text);
  }
}

const read = (value: unknown): ReadCell => ({ ok: true, value });
const wrong = (problem: CellProblem): ReadCell => ({ ok: false, problem });

const yes = new Set(['ja', 'j', 'yes', 'y', 'true', 'wahr', 'x', '1', '✓', '✔']);
const no = new Set(['nein', 'n', 'no', 'false', 'falsch', '0', '-', '–']);

function readFlag(text: string): ReadCell {
  const word = text.toLowerCase();
  if (yes.has(word)) return read(true);
  return no.has(word) ? read(false) : wrong({ rule: 'flag' });
}

function readNumber(
  field: ResourceField,
  text: string,
  choices: readonly (readonly [string, string])[],
): ReadCell {
  const [min, max] = 'min' in field ? [field.min, field.max] : [-1_000_000, 1_000_000];
  const number = parseInteger(choiceOf(text, choices) ?? text, min, max);
  return number === null ? wrong({ rule: 'number', min, max }) : read(number);
}

/** "Di 24.11.2026": the weekday is redundant. */
const withoutWeekday = (text: string) => text.replace(/^\p{L}{2,}\.?,?\s+(?=\d)/u, '');

function readDay(text: string, { today, current }: CellContext): ReadCell {
  const before = typeof current === 'string' && isDay(current) ? current : null;
  // Spreadsheets write a day as its midnight.
  const found = parseTypedDay(withoutWeekday(text).replace(/[ t]00:00(?::00)?$/i, ''), today, before);
  return found.ok ? read(found.day) : wrong({ rule: 'day', reason: found.reason });
}

function readDateTime(text: string, { today, current, start }: CellContext): ReadCell {
  const before = (current ?? null) as Instant | null;
  // Seconds are ignored.
  const time = text.replace(/(\d:\d\d):\d\d(?=\b)/, '$1');
  const found = parseTypedEnd(time, today, before, (start ?? null) as Instant | null);
  return found.ok ? read(found.instant.toISOString()) : wrong({ rule: 'moment', reason: found.reason });
}

function choiceOf(text: string, choices: readonly (readonly [string, string])[]): string | undefined {
  const words = plainWords(text);
  return choices.find(([name, value]) => plainWords(name) === words || value === text)?.[1];
}

const namesOf = (choices: readonly (readonly [string, string])[]) => {
  const byValue = new Map(choices.map(([name, value]) => [value, name]));
  return [...byValue.values()];
};

/** Parses rows from a cell: only intervals (`60+20`) and prices (`Parkett=38,00`). */
function readRows(names: readonly string[], text: string, current: unknown): ReadCell {
  const entries = text.split('|').map((entry) => entry.trim());
  if (names.includes('after')) {
    const rows = entries.map((entry) => /^(\d{1,4})\s*\+\s*(\d{1,3})$/.exec(entry));
    if (rows.includes(null)) return wrong({ rule: 'intervals' });
    return read(rows.map((row) => ({ after: Number(row?.[1]), minutes: Number(row?.[2]) })));
  }
  const rows = entries.map((entry) => readPrice(entry, current));
  return rows.includes(null) ? wrong({ rule: 'prices' }) : read(rows);
}

/** A name that is stored keeps its other language. */
function readPrice(entry: string, current: unknown) {
  const [, name = '', text = ''] = /^(.+?)\s*=\s*([^=]+)$/.exec(entry) ?? [];
  const amount = parseAmount(text);
  if (name === '' || amount === null) return null;
  const stored = (Array.isArray(current) ? current : []) as { name?: { de?: string; en?: string } }[];
  const same = stored.find((row) => row.name?.de === name || row.name?.en === name);
  return { name: same?.name ?? { de: name }, amount };
}
