/** Merges whole records by field and, for texts, by language and paragraph. */
import { isLocale, type Locale, locales } from '#domain/languages/locales.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import { isDeepEqual } from '../is-deep-equal.ts';
import { textAt, withText } from '../localized-text.ts';
import { bothTexts, mergeText } from './merge-text.ts';
import { type FieldKinds, isText } from './three-way.ts';

const languages: readonly Locale[] = locales.map(({ code }) => code);

/** A text of a field as stored; with tags if it is rich text. */
export interface FieldText {
  field: string;
  lang: Locale | null;
  text: string;
}

type Localized = Partial<Record<Locale, string>> | null | undefined;

/** Null counts as an empty text. */
function isLocalized(value: unknown): value is Localized {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).every(isLocale);
}

/** Builds a text from a choice per language; null if both are empty. */
function eachLanguage(choose: (lang: Locale) => string): Localized {
  const texts = languages.map((lang) => [lang, choose(lang)] as const);
  const some = texts.filter(([lang, text]) => text !== '' || lang === 'de');
  return texts.every(([, text]) => text.trim() === '') ? null : Object.fromEntries(some);
}

export interface MergedFields {
  /** Values that can be applied. */
  changes: ModuleData;
  /** Values that were changed remotely or no longer fit, raw and as texts. */
  conflicting: ModuleData;
  orphaned: ModuleData;
}

/**
 * Merges local values with the stored ones.
 * @param base the stored values when the local ones were written
 */
export function mergeFields(
  fields: FieldKinds,
  base: ModuleData,
  mine: ModuleData,
  theirs: ModuleData,
): MergedFields {
  const result: MergedFields = { changes: {}, conflicting: {}, orphaned: {} };
  for (const [field, value] of Object.entries(mine)) {
    const [before, now] = [base[field], theirs[field]];
    if (isDeepEqual(value, before) || isDeepEqual(value, now)) continue;
    const kind = fields[field]?.kind;
    if (kind === undefined) result.orphaned[field] = value;
    else if (isDeepEqual(now, before)) result.changes[field] = value;
    else if (isText(kind) && isLocalized(value) && isLocalized(before) && isLocalized(now)) {
      // Changes of different paragraphs are merged; in the same paragraph theirs wins.
      const merged = (lang: Locale) =>
        mergeText(kind, textAt(before, lang), textAt(value, lang), textAt(now, lang));
      const conflicts = languages.filter((lang) => merged(lang) === null);
      const together = eachLanguage((lang) => merged(lang) ?? textAt(now, lang));
      if (!isDeepEqual(together, now)) result.changes[field] = together;
      if (conflicts.length > 0) {
        result.conflicting[field] = eachLanguage((lang) =>
          textAt(conflicts.includes(lang) ? value : now, lang),
        );
      }
    } else result.conflicting[field] = value;
  }
  return result;
}

/**
 * Merges a local text with the stored one. Both versions of a conflicting paragraph are kept, but only one of a single
 * line.
 * @param before the stored text when the local one was written
 */
export function combineText(
  fields: FieldKinds,
  before: ModuleData,
  now: ModuleData,
  mine: FieldText,
): unknown {
  const { field, lang, text } = mine;
  if (lang === null) return text;
  const kind = fields[field]?.kind;
  const isOne = kind === undefined || !isText(kind) || kind === 'line';
  const [base, theirs] = [textAt(before[field], lang), textAt(now[field], lang)];
  return withText(now[field], lang, isOne ? text : bothTexts(kind, base, text, theirs));
}

/** The values that differ from others, as texts, one per language. */
export function changedTexts(fields: FieldKinds, values: ModuleData, others: ModuleData = {}): FieldText[] {
  return Object.entries(values).flatMap(([field, value]): FieldText[] => {
    const kind = fields[field]?.kind;
    const other = others[field];
    if (isDeepEqual(value, other) || kind === 'choice') return [];
    if (typeof value === 'string') return value.trim() === '' ? [] : [{ field, lang: null, text: value }];
    if (!isLocalized(value)) return [];
    return languages.flatMap((lang) => {
      const text = textAt(value, lang);
      const isOther = !isLocalized(other) || text !== textAt(other, lang);
      return text.trim() === '' || !isOther ? [] : [{ field, lang, text }];
    });
  });
}
