/**
 * The state of a translation: present, missing, or outdated because the German has changed since. For badges
 * and page checks.
 */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';

/** `stale`: the German has changed since the English was written. `missing-german`: there is English only. */
export type TranslationState = 'fine' | 'empty' | 'missing-english' | 'missing-german' | 'stale';

/** By field, the German text that the English translates. Only fields whose German has changed. */
export type TranslationSources = Readonly<Record<string, string>>;

const textIn = (value: Localized | null | undefined, locale: Locale): string => value?.[locale] ?? '';

/** Whether a text has visible characters, apart from tags. */
export function hasVisibleText(text: string): boolean {
  return text.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** @param written_for the German text that the English translates, if it differs from the current one */
export function translationState(
  value: Localized | null | undefined,
  written_for: string | undefined,
): TranslationState {
  const [de, en] = [textIn(value, 'de'), textIn(value, 'en')];
  if (!hasVisibleText(de)) return hasVisibleText(en) ? 'missing-german' : 'empty';
  if (!hasVisibleText(en)) return 'missing-english';
  return written_for !== undefined && written_for !== de ? 'stale' : 'fine';
}

/**
 * The German text to store with an edited translation; undefined if it is the current one.
 * @param earlier the German text that this English was stored with before: undoing an edit is not a new
 * translation
 */
export function updatedTranslationSource(
  before: Localized | null | undefined,
  after: Localized | null | undefined,
  storedSource: string | undefined,
  earlier?: string,
): string | undefined {
  const [de, en] = [textIn(after, 'de'), textIn(after, 'en')];
  if (en === '') return undefined;
  const isNew = en !== textIn(before, 'en');
  const german = isNew ? (earlier ?? de) : (storedSource ?? textIn(before, 'de'));
  return german === de || german === '' ? undefined : german;
}
