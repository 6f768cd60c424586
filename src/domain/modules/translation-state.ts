/**
 * The state of a translation: present, missing, or outdated because German has changed since. For badges, the check
 * list, and writing modules.
 */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';

/** `stale`: German was changed after the English was written. `german`: English stands there without any German. */
export type TranslationState = 'fine' | 'empty' | 'missing-english' | 'missing-german' | 'stale';

/**
 * By field: the German text that the English was written for. Only of fields where German says something else by now:
 * what is not here is up to date.
 */
export type EnglishFor = Readonly<Record<string, string>>;

const textIn = (value: Localized | null | undefined, locale: Locale): string => value?.[locale] ?? '';

/** Whether somebody would read anything in it; of formatted text, tags alone are nothing. */
export function hasWords(text: string): boolean {
  return text.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** @param written_for the German that the English was written for; undefined where that is not known to differ */
export function translationState(
  value: Localized | null | undefined,
  written_for: string | undefined,
): TranslationState {
  const [de, en] = [textIn(value, 'de'), textIn(value, 'en')];
  if (!hasWords(de)) return hasWords(en) ? 'missing-german' : 'empty';
  if (!hasWords(en)) return 'missing-english';
  return written_for !== undefined && written_for !== de ? 'stale' : 'fine';
}

/**
 * What is to be kept about a text after it was written: the German that its English belongs to, or undefined where
 * that is the German of now.
 * @param earlier for which German this very English stood there once before: taking a step back is no new translation
 */
export function englishForAfter(
  before: Localized | null | undefined,
  after: Localized | null | undefined,
  kept: string | undefined,
  earlier?: string,
): string | undefined {
  const [de, en] = [textIn(after, 'de'), textIn(after, 'en')];
  if (en === '') return undefined;
  const isNew = en !== textIn(before, 'en');
  const german = isNew ? (earlier ?? de) : (kept ?? textIn(before, 'de'));
  return german === de || german === '' ? undefined : german;
}
