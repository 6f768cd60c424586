/** The smallest things that two people can change without being in each other's way: a field, a language of a text. */
import { isLocale, type Locale, locales } from '#domain/locales.ts';
import { isModuleName, type ModuleData, type ModuleName } from '#domain/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { isSame } from '../draft/is-same.ts';
import type { KeptText } from './kept.ts';

const languages: readonly Locale[] = locales.map(({ code }) => code);

type Localized = Partial<Record<Locale, string>> | null | undefined;

const texts = ['line', 'plain', 'rich'];

/** Null counts as a text in which nothing stands. */
function isLocalized(value: unknown): value is Localized {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).every(isLocale);
}

const textIn = (value: Localized, lang: Locale) => value?.[lang] ?? '';

/** A text of which each language is chosen by itself; null where nothing is left. */
function eachLanguage(choose: (lang: Locale) => string): Localized {
  const texts = languages.map((lang) => [lang, choose(lang)] as const);
  const some = texts.filter(([lang, text]) => text !== '' || lang === 'de');
  return texts.every(([, text]) => text.trim() === '') ? null : Object.fromEntries(some);
}

/** A value of a field in which what somebody else has changed since is as she left it. */
export function withOutside(value: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return value;
  if (!isLocalized(value) || !isLocalized(before) || !isLocalized(after)) return after;
  return eachLanguage((lang) =>
    textIn(before, lang) === textIn(after, lang) ? textIn(value, lang) : textIn(after, lang),
  );
}

export interface Met {
  /** What can be put in: whole values of fields. */
  changes: ModuleData;
  /** What somebody else has changed, or what has no place any more: whole values, and as texts. */
  clashing: ModuleData;
  homeless: ModuleData;
}

/**
 * Brings what was written here together with what is stored now.
 * @param base what was stored when it was written
 */
export function meet(name: ModuleName, base: ModuleData, mine: ModuleData, theirs: ModuleData): Met {
  const met: Met = { changes: {}, clashing: {}, homeless: {} };
  const { fields } = isModuleName(name) ? schemaOf(name) : { fields: {} };
  for (const [field, value] of Object.entries(mine)) {
    const [before, now] = [base[field], theirs[field]];
    if (isSame(value, before) || isSame(value, now)) continue;
    const kind = (fields as Record<string, { kind: string }>)[field]?.kind;
    if (kind === undefined) met.homeless[field] = value;
    else if (isSame(now, before)) met.changes[field] = value;
    else if (texts.includes(kind) && isLocalized(value) && isLocalized(before) && isLocalized(now)) {
      const isMine = (lang: Locale) => textIn(value, lang) !== textIn(before, lang);
      const isTheirs = (lang: Locale) => textIn(now, lang) !== textIn(before, lang);
      const clashes = languages.filter(
        (lang) => isMine(lang) && isTheirs(lang) && textIn(value, lang) !== textIn(now, lang),
      );
      const together = eachLanguage((lang) => textIn(isTheirs(lang) ? now : value, lang));
      if (!isSame(together, now)) met.changes[field] = together;
      if (clashes.length > 0) {
        met.clashing[field] = eachLanguage((lang) => textIn(clashes.includes(lang) ? value : now, lang));
      }
    } else met.clashing[field] = value;
  }
  return met;
}

/** What of the values differs from others, as texts: of each language one. */
export function textsOf(name: ModuleName, values: ModuleData, others: ModuleData = {}): KeptText[] {
  const { fields } = isModuleName(name) ? schemaOf(name) : { fields: {} };
  return Object.entries(values).flatMap(([field, value]): KeptText[] => {
    const kind = (fields as Record<string, { kind: string }>)[field]?.kind;
    const other = others[field];
    if (isSame(value, other) || kind === 'choice') return [];
    if (typeof value === 'string') return value.trim() === '' ? [] : [{ field, lang: null, text: value }];
    if (!isLocalized(value)) return [];
    return languages.flatMap((lang) => {
      const text = textIn(value, lang);
      const isOther = !isLocalized(other) || text !== textIn(other, lang);
      return text.trim() === '' || !isOther ? [] : [{ field, lang, text }];
    });
  });
}
