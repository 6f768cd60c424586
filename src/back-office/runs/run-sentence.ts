/**
 * Describes a change of a run in one sentence: "18.30 → 19.30 für 7 Termine; 2 behalten, was sie haben: 24.12., 31.12."
 */

import { formatDayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RunChange, RunDate } from '#domain/plan/run-changes.ts';
import { runChangeTexts } from '#i18n/back-office/run-change-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { formatRunValue, type RunFormatContext, runFieldLabel } from './format-run.ts';

/** Days that are named. */
const maxDays = 8;

/** The fields whose values are short enough for the sentence. */
const fieldsShownInFull = new Set(['begin', 'stage_name']);

/**
 * @param isChosen whether a change is selected
 * @param past number of past events of the run
 */
export function runSentence(
  changes: readonly RunChange[],
  isChosen: (change: RunChange) => boolean,
  { past, ...context }: RunFormatContext & { past: number },
): string {
  const { locale } = context;
  const texts = runChangeTexts(locale);
  const chosen = changes.filter(isChosen);
  const excluded = changes.filter((change) => !isChosen(change));
  const count = datesOf(chosen).length;
  const what = changesText(chosen.length > 0 ? chosen : changes, context);
  const excludedDates = (kind: 'cancelled' | null) =>
    datesOf(excluded.filter((change) => (change.kind === 'cancelled') === (kind === 'cancelled')));
  const named = (text: { one: string; many: string }, dates: readonly RunDate[]) =>
    dates.length === 0 ? [] : [formatCount(text, dates.length).replace('{days}', daysOf(dates, locale))];
  const sentence = [
    (count === 0 ? texts.for_none : formatCount(texts.for_dates, count)).replace('{what}', what),
    ...named(texts.keep, excludedDates(null)),
    ...named(texts.stay_cancelled, excludedDates('cancelled')),
    ...(past === 0 ? [] : [formatCount(texts.stay_past, past)]),
  ].join('; ');
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

const datesOf = (changes: readonly RunChange[]): RunDate[] => [...new Set(changes.map(({ date }) => date))];

function changesText(changes: readonly RunChange[], context: RunFormatContext): string {
  const each = changes.map(({ field, previousRunValue, runValue }) =>
    fieldsShownInFull.has(field)
      ? [previousRunValue, runValue]
          .flatMap((value) => (value === undefined ? [] : formatRunValue(field, value, context)))
          .join(' → ')
      : runFieldLabel(field, context),
  );
  return [...new Set(each)].join(', ');
}

function daysOf(dates: readonly RunDate[], locale: Locale): string {
  const days = dates.map(({ values }) =>
    formatDayShort(berlinDay(values.date_start as string), locale).replace(/^\S+ /, ''),
  );
  if (days.length <= maxDays) return days.join(', ');
  return fillPlaceholders(runChangeTexts(locale).more_days, {
    days: days.slice(0, maxDays).join(', '),
    count: days.length - maxDays,
  });
}
