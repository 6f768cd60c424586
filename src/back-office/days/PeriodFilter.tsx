/** The days from which and until which something is listed, in a filter. */
import type { DayInQuery } from '#domain/back-office/day-in-query.ts';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DayTexts } from '#i18n/back-office/day-texts.ts';
import { DayFilter } from './DayFilter.tsx';

interface Props {
  days: Record<'from' | 'to', DayInQuery>;
  today: Day;
  locale: Locale;
  texts: DayTexts & Record<'from' | 'to', string>;
}

export function PeriodFilter({ days, texts, ...rest }: Props) {
  return (['from', 'to'] as const).map((name) => (
    <DayFilter key={name} name={name} label={texts[name]} value={days[name]} texts={texts} {...rest} />
  ));
}
