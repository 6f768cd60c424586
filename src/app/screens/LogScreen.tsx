/** The log of all changes, newest first. */
import { LogFilters } from '#back-office/log/LogFilters.tsx';
import { LogList } from '#back-office/log/LogList.tsx';
import styles from '#back-office/log/log.module.css';
import controls from '#back-office/shell/controls.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { dayInQuery } from '#domain/back-office/day-in-query.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type LogFilter, type LogSubject, logActions } from '#domain/log/log.ts';
import { hasForm } from '#domain/resources/form-groups.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { dayTexts } from '#i18n/back-office/day-texts.ts';
import { logTexts } from '#i18n/back-office/log-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listLog } from '#server/services/log/list-log.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import { pageNumber } from '../page-number.ts';
import type { Route } from './+types/LogScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, user, locale } = backOfficeRequest({ url, context }, 'read-log');
  const subjects = subjectNames(locale);
  const today = berlinDay(now());
  const days = {
    from: dayInQuery(url.searchParams, 'from', today),
    to: dayInQuery(url.searchParams, 'to', today),
  };
  const filter = { ...filterIn(url.searchParams, subjects), from: days.from.day, to: days.to.day };
  return {
    locale,
    today,
    filter,
    days,
    subjects,
    form_url: formAddress(filter, locale),
    log: await listLog(database, filter, locale, user.role),
    texts: { ...dayTexts(locale), ...logTexts(locale) },
  };
}

function subjectNames(locale: Locale): Record<string, string> {
  const names = resourceNames.map((name): [string, string] => [name, resourceLabels(name, locale).many]);
  return { ...Object.fromEntries(names), ...logTexts(locale).subjects };
}

/** Unknown filters are ignored. */
function filterIn(query: URLSearchParams, subjects: Readonly<Record<string, string>>): LogFilter {
  const text = (name: string) => query.get(name)?.slice(0, 100) || undefined;
  const subject = text('subject');
  const record = (text('record') ?? '').split('-');
  return {
    person: text('person'),
    account: text('account'),
    // Includes the kind: another kind in the filters drops the record.
    record: record[0] === subject && /^\d{1,9}$/.test(record[1] ?? '') ? Number(record[1]) : undefined,
    subject: subject && Object.hasOwn(subjects, subject) ? (subject as LogSubject) : undefined,
    action: logActions.find((action) => action === text('action')),
    page: pageNumber(query),
  };
}

/** The address of the form of the record that the log is filtered by; empty without one. */
const formAddress = ({ subject, record }: LogFilter, locale: Locale): string =>
  record !== undefined && subject && hasForm(subject as ResourceName)
    ? backOfficePath('record', locale, { resource: subject, id: record })
    : '';

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function LogScreen({ loaderData }: Route.ComponentProps) {
  const { locale, today, texts, filter, days, subjects, form_url, log } = loaderData;
  const { page, ...rest } = filter;
  const record = rest.record && `${rest.subject}-${rest.record}`;
  const pageAddress = (number: number) =>
    backOfficePath('log', locale, {}, { ...rest, record, page: number === 1 ? null : number });
  return (
    <>
      <ScreenBar title={texts.title}>
        {record && form_url && <a href={form_url}>{log.lines[0]?.title || record}</a>}
      </ScreenBar>
      <div className={styles.screen}>
        <LogFilters
          key={JSON.stringify([rest, days])}
          filter={filter}
          days={days}
          subjects={subjects}
          today={today}
          locale={locale}
          texts={texts}
          people={log.people}
        />
        <LogList lines={log.lines} texts={texts} />
        {(page > 1 || log.has_next) && (
          <nav aria-label={texts.pages} className={styles.pages}>
            {page > 1 && (
              <a href={pageAddress(page - 1)} className={controls.button} rel="prev">
                {texts.newer}
              </a>
            )}
            {log.has_next && (
              <a href={pageAddress(page + 1)} className={controls.button} rel="next">
                {texts.older}
              </a>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
