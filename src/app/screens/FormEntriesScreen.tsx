/** The entries of a form: filtered by days and words, exported, deleted. */

import { redirect } from 'react-router';
import { EntryFilters } from '#back-office/entries/EntryFilters.tsx';
import { EntryList } from '#back-office/entries/EntryList.tsx';
import styles from '#back-office/entries/entries.module.css';
import controls from '#back-office/shell/controls.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { dayInQuery } from '#domain/back-office/day-in-query.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { textOf } from '#domain/languages/localized.ts';
import { queryString } from '#domain/urls/query-string.ts';
import { dayTexts } from '#i18n/back-office/day-texts.ts';
import { entryTexts } from '#i18n/back-office/entry-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { notFound } from '#server/not-found.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { listEntries } from '#server/services/forms/entries/list-entries.ts';
import { formIdOf } from '#server/services/forms/form-labels.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import { pageNumber } from '../page-number.ts';
import type { Route } from './+types/FormEntriesScreen';

const page_size = 50;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, user, locale } = backOfficeRequest({ url, context }, 'read-form-entries');
  if (!/^\d+$/.test(params.id)) {
    const id = await formIdOf(database, params.id);
    if (id === null) throw notFound();
    throw redirect(backOfficePath('entries', locale, { id }), 301);
  }
  const today = berlinDay(now());
  const q = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const days = {
    from: dayInQuery(url.searchParams, 'from', today),
    to: dayInQuery(url.searchParams, 'to', today),
  };
  const is_open = url.searchParams.get('is_open') === 'true';
  const filter = { q, from: days.from.day, to: days.to.day, is_open };
  const id = Number(params.id);
  const page = pageNumber(url.searchParams);
  const list = await listEntries(database, id, { ...filter, page, page_size });
  if (!list || (page > 1 && list.results.length === 0)) throw notFound();
  const { form, count, results } = list;
  return {
    locale,
    today,
    id,
    filter,
    days,
    count,
    page,
    results,
    pages: Math.max(1, Math.ceil(count / page_size)),
    title: textOf(form.title, locale),
    may_delete: mayDo(user.role, 'delete-form-entries'),
    texts: { ...dayTexts(locale), ...entryTexts(locale) },
  };
}

export const meta = backOfficeMeta<typeof loader>(({ texts, title }) =>
  [texts.title, title].filter(Boolean).join(': '),
);

export default function FormEntriesScreen({ loaderData: data }: Route.ComponentProps) {
  const { locale, id, filter, days, page, pages, texts, title } = data;
  const isFiltered =
    filter.q !== '' || filter.is_open || Object.values(days).some((day) => day.day || day.unread);
  const file = (format: 'csv' | 'json') =>
    `/${locale}/api/cms-hub/forms/${id}/entries/export/${queryString({ ...filter, format })}`;
  const addressOf = (number: number) =>
    backOfficePath('entries', locale, { id }, { ...filter, page: number === 1 ? null : number });
  return (
    <>
      <ScreenBar title={texts.title}>
        <a href={backOfficePath('record', locale, { resource: 'forms', id })} title={texts.to_form}>
          {title}
        </a>
        <span className={styles.files}>
          <a href={file('csv')} className={controls.button} download aria-label={texts.csv_name}>
            {texts.csv}
          </a>
          <a href={file('json')} className={controls.button} download aria-label={texts.json_name}>
            {texts.json}
          </a>
        </span>
      </ScreenBar>
      <div className={styles.screen}>
        <EntryFilters key={JSON.stringify([filter, days])} {...data} isFiltered={isFiltered} />
        <EntryList key={id} {...data} isFiltered={isFiltered} />
        {pages > 1 && (
          <nav className={styles.pages} aria-label={texts.pages}>
            {page > 1 && (
              <a href={addressOf(page - 1)} className={controls.button} rel="prev">
                {texts.newer}
              </a>
            )}
            <span>{texts.page_of.replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
            {page < pages && (
              <a href={addressOf(page + 1)} className={controls.button} rel="next">
                {texts.older}
              </a>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
