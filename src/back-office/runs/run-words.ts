/** What a run and its dates say, in the reader's words. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { RunNames } from '#domain/plan/run-changes.ts';
import { textIn } from '#domain/resources/list-row.ts';
import type { FieldLabels } from '#i18n/back-office/resource-labels.ts';
import { type RunChangeTexts, runChangeTexts } from '#i18n/back-office/run-change-texts.ts';

export interface RunWords {
  locale: Locale;
  labels: FieldLabels;
  names: RunNames;
}

export function fieldName(field: string, { labels, locale }: RunWords): string {
  return field === 'begin' ? runChangeTexts(locale).begin : (labels[field]?.label ?? field);
}

/** "19.30", "Parkett 38,00", "Schauspiel, Premiere"; what is empty is said to be. */
export function valueWords(field: string, value: unknown, words: RunWords): string {
  const texts: RunChangeTexts = runChangeTexts(words.locale);
  return wordsOf(field, value, words).replace(/\s+/g, ' ').trim() || texts.nothing;
}

function wordsOf(field: string, value: unknown, words: RunWords): string {
  const { locale, labels, names } = words;
  if (Array.isArray(value)) return value.map((each) => wordsOf(field, each, words)).join(', ');
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return names[field]?.[value] ?? `#${value}`;
  if (typeof value === 'string') {
    if (field === 'begin') return value.replace(':', '.');
    if (/^\d+\.\d\d$/.test(value)) return locale === 'de' ? value.replace('.', ',') : value;
    return labels[field]?.values?.[value] ?? value;
  }
  if (typeof value === 'object' && 'amount' in value) {
    const { name, amount } = value as { name?: Localized; amount: unknown };
    return `${textIn(name, locale)} ${wordsOf(field, amount, words)}`;
  }
  return textIn(value, locale);
}
