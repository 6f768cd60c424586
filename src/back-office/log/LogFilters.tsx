/** The filters of the log: a native GET form, so that they are in the address. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { DayInQuery } from '#domain/back-office/day-in-query.ts';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type LogFilter, logActions } from '#domain/log/log.ts';
import type { DayTexts } from '#i18n/back-office/day-texts.ts';
import type { LogTexts } from '#i18n/back-office/log-texts.ts';
import { PeriodFilter } from '../days/PeriodFilter.tsx';
import controls from '../shell/controls.module.css';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './log.module.css';

interface Props {
  filter: LogFilter;
  people: readonly { id: string; name: string }[];
  /** Names of the kinds of subject, by their names. */
  subjects: Readonly<Record<string, string>>;
  days: Record<'from' | 'to', DayInQuery>;
  today: Day;
  locale: Locale;
  texts: LogTexts & DayTexts;
}

export function LogFilters({ filter, people, subjects, days, today, locale, texts }: Props) {
  const names = Object.entries(subjects).toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  const anything = <option value="">{texts.any}</option>;
  return (
    <form method="get" className={styles.filters}>
      {locale === 'en' && <input type="hidden" name="lang" value="en" />}
      {filter.account !== undefined && <input type="hidden" name="account" value={filter.account} />}
      {filter.record !== undefined && (
        <input type="hidden" name="record" value={`${filter.subject}-${filter.record}`} />
      )}
      <label>
        {texts.person}
        <select name="person" defaultValue={filter.person ?? ''}>
          {anything}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="import">{texts.import}</option>
        </select>
      </label>
      <label>
        {texts.subject}
        <select name="subject" defaultValue={filter.subject ?? ''}>
          {anything}
          {names.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.action}
        <select name="action" defaultValue={filter.action ?? ''}>
          {anything}
          {logActions.map((action) => (
            <option key={action} value={action}>
              {texts.actions[action]}
            </option>
          ))}
        </select>
      </label>
      <PeriodFilter days={days} today={today} locale={locale} texts={texts} />
      <ScreenButton type="submit" isPrimary>
        {texts.filter}
      </ScreenButton>
      <a href={backOfficePath('log', locale)} className={controls.button}>
        {texts.reset}
      </a>
    </form>
  );
}
