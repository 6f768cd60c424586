/** Formats the fields of a run and of its dates in the reader's language. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { RunNames } from '#domain/plan/run-changes.ts';
import { textIn } from '#domain/resources/list-row.ts';
import type { FieldLabels } from '#i18n/back-office/resource-labels.ts';
import { type RunChangeTexts, runChangeTexts } from '#i18n/back-office/run-change-texts.ts';

export interface RunFormatContext {
  locale: Locale;
  labels: FieldLabels;
  names: RunNames;
}

export function runFieldLabel(field: string, { labels, locale }: RunFormatContext): string {
  return field === 'begin' ? runChangeTexts(locale).begin : (labels[field]?.label ?? field);
}

/** "19.30", "Parkett 38,00", "Schauspiel, Premiere"; empty values get a text of their own. */
export function formatRunValue(field: string, value: unknown, context: RunFormatContext): string {
  const texts: RunChangeTexts = runChangeTexts(context.locale);
  return wordsOf(field, value, context).replace(/\s+/g, ' ').trim() || texts.nothing;
}

function wordsOf(field: string, value: unknown, context: RunFormatContext): string {
  const { locale, labels, names } = context;
  if (Array.isArray(value)) return value.map((each) => wordsOf(field, each, context)).join(', ');
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return names[field]?.[value] ?? `#${value}`;
  if (typeof value === 'string') {
    if (field === 'begin') return value.replace(':', '.');
    if (/^\d+\.\d\d$/.test(value)) return locale === 'de' ? value.replace('.', ',') : value;
    return labels[field]?.values?.[value] ?? value;
  }
  if (typeof value === 'object' && 'amount' in value) {
    const { name, amount } = value as { name?: Localized; amount: unknown };
    return `${textIn(name, locale)} ${wordsOf(field, amount, context)}`;
  }
  return textIn(value, locale);
}
