/** Three-way merge of a record, by field and language. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { FieldKind } from '#domain/modules/module-fields.ts';
import { isDeepEqual } from '../is-deep-equal.ts';
import { textAt, withText } from '../localized-text.ts';
import { bothTexts, mergeText } from './merge-text.ts';
import type { TextKind } from './text-blocks.ts';

/** A value that at least one side has changed. */
export interface FieldMerge {
  field: string;
  /** Null for values without languages. */
  language: Locale | null;
  kind: FieldKind;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** `merged`: both sides changed different paragraphs. `overlap`: both changed the same one. */
  outcome: 'mine' | 'theirs' | 'merged' | 'overlap';
  /** The merged value; mine if they overlap. */
  value: unknown;
}

export type ConflictChoice = 'mine' | 'theirs' | 'both';

type Data = Readonly<Record<string, unknown>>;

/** Field kinds by name, e.g. of a module's schema. */
export type FieldKinds = Readonly<Record<string, { kind: FieldKind }>>;

const texts: readonly FieldKind[] = ['line', 'plain', 'rich'];

export const isText = (kind: FieldKind): kind is TextKind => texts.includes(kind);

/** Fields that are not in `fields` are ignored. */
export function threeWay(fields: FieldKinds, base: Data, mine: Data, theirs: Data): FieldMerge[] {
  return Object.entries(fields).flatMap(([field, { kind }]): FieldMerge[] => {
    const states = [base[field], mine[field], theirs[field]] as const;
    if (!isText(kind)) return valueMerge(field, kind, states);
    return bothLanguages.flatMap((language) => textMerge(field, language, kind, states));
  });
}

type States = readonly [base: unknown, mine: unknown, theirs: unknown];

function valueMerge(field: string, kind: FieldKind, [base, mine, theirs]: States): FieldMerge[] {
  const shared = { field, language: null, kind, base, mine, theirs };
  if (isDeepEqual(base, theirs)) {
    return isDeepEqual(base, mine) ? [] : [{ ...shared, outcome: 'mine', value: mine }];
  }
  if (isDeepEqual(base, mine) || isDeepEqual(mine, theirs))
    return [{ ...shared, outcome: 'theirs', value: theirs }];
  return [{ ...shared, outcome: 'overlap', value: mine }];
}

function textMerge(field: string, language: Locale, kind: TextKind, states: States): FieldMerge[] {
  const [base, mine, theirs] = states.map((state) => textAt(state, language)) as [string, string, string];
  const shared = { field, language, kind, base, mine, theirs };
  if (base === theirs) return base === mine ? [] : [{ ...shared, outcome: 'mine', value: mine }];
  if (base === mine || mine === theirs) return [{ ...shared, outcome: 'theirs', value: theirs }];
  const merged = mergeText(kind, base, mine, theirs);
  if (merged === null) return [{ ...shared, outcome: 'overlap', value: mine }];
  return [{ ...shared, outcome: 'merged', value: merged }];
}

/** The value after a conflict is resolved by a choice. */
export function chosenValue({ kind, base, mine, theirs }: FieldMerge, choice: ConflictChoice): unknown {
  if (choice === 'both' && isText(kind)) {
    return bothTexts(kind, base as string, mine as string, theirs as string);
  }
  return choice === 'theirs' ? theirs : mine;
}

/** The key under which a conflict is resolved. */
export const mergeKey = ({ field, language }: Pick<FieldMerge, 'field' | 'language'>) =>
  language === null ? field : `${field}.${language}`;

/** The record with all merges applied; `choices` resolves conflicts, by `mergeKey`. */
export function mergedData(
  data: Data,
  merges: readonly FieldMerge[],
  choices: Readonly<Record<string, ConflictChoice>> = {},
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...data };
  for (const merge of merges) {
    const { field, language } = merge;
    const value =
      merge.outcome === 'overlap' ? chosenValue(merge, choices[mergeKey(merge)] ?? 'mine') : merge.value;
    merged[field] = language === null ? value : withText(merged[field], language, value as string);
  }
  return merged;
}
