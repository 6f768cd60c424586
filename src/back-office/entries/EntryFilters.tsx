/** Which entries are listed: a GET form of the browser's own. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { DayInQuery } from '#domain/back-office/day-in-query.ts';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DayTexts } from '#i18n/back-office/day-texts.ts';
import type { EntryTexts } from '#i18n/back-office/entry-texts.ts';
import { PeriodFilter } from '../days/PeriodFilter.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './entries.module.css';

interface Props {
  id: number;
  filter: { q: string; is_open: boolean };
  days: Record<'from' | 'to', DayInQuery>;
  isFiltered: boolean;
  today: Day;
  locale: Locale;
  texts: EntryTexts & DayTexts;
}

export function EntryFilters({ id, filter, days, isFiltered, today, locale, texts }: Props) {
  return (
    <search>
      <form method="get" className={styles.filters}>
        {locale === 'en' && <input type="hidden" name="lang" value="en" />}
        <label className={styles.words}>
          <span>{texts.words}</span>
          <input
            type="search"
            name="q"
            defaultValue={filter.q}
            placeholder={texts.words_hint}
            maxLength={100}
          />
        </label>
        <PeriodFilter days={days} today={today} locale={locale} texts={texts} />
        <label className={styles.open}>
          <input type="checkbox" name="is_open" value="true" defaultChecked={filter.is_open} />
          {texts.only_open}
        </label>
        <ScreenButton type="submit">{texts.show}</ScreenButton>
        {isFiltered && (
          <a href={backOfficePath('entries', locale, { id })} className={styles.reset}>
            {texts.reset}
          </a>
        )}
      </form>
    </search>
  );
}
