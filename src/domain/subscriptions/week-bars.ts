/** The bar of a subscription: its weekdays and times of day, for drawing and as text. */
import { weekdayHeads } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type SubscriptionEntry, weekdayCodes } from './subscription.ts';

type Week = Pick<SubscriptionEntry, 'weekdays' | 'time_of_day'>;

/** In per cent of the width of the week. */
export interface WeekBar {
  left: number;
  width: number;
}

/**
 * Bars on a week from Monday: the first half of a day for afternoons, the second for evenings, the whole day for both.
 * Adjacent bars are joined. Without fixed days one bar covers the week.
 */
export function weekBars({ weekdays: days, time_of_day }: Week): WeekBar[] {
  if (days.length === 0) return [{ left: 0, width: 100 }];
  const day = 100 / weekdayCodes.length;
  const from = time_of_day === 'evening' ? day / 2 : 0;
  const width = time_of_day === null ? day : day / 2;
  const strokes: WeekBar[] = [];
  for (const [at, name] of weekdayCodes.entries()) {
    if (!days.includes(name)) continue;
    const left = at * day + from;
    const last = strokes.at(-1);
    if (last && Math.abs(last.left + last.width - left) < 0.001) last.width += width;
    else strokes.push({ left, width });
  }
  return strokes;
}

/** "Mi, Do" or "Mittwoch, Donnerstag"; empty without fixed days, or if all days are possible. */
export function weekdaysInWords(days: Week['weekdays'], locale: Locale, length: 'short' | 'long'): string {
  if (days.length === weekdayCodes.length) return '';
  const names = weekdayHeads(locale);
  return weekdayCodes
    .flatMap((day, at) => (days.includes(day) ? [names[at]?.[length] ?? ''] : []))
    .join(', ');
}
