/** The list of a resource: filters, order and page from the address, with bulk actions. */

import { redirect } from 'react-router';
import { RecordList } from '#back-office/list/RecordList.tsx';
import { backOfficePath, menuResources } from '#domain/back-office/addresses.ts';
import { isListed } from '#domain/resources/list-views.ts';
import { listFilterTexts } from '#i18n/back-office/list-filter-texts.ts';
import { listTexts } from '#i18n/back-office/list-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { notFound } from '#server/not-found.ts';
import { mayReadRecord, mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { getListPage } from '#server/services/records/lists/list-page.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import { pageNumber } from '../page-number.ts';
import type { Route } from './+types/RecordListScreen';

export async function loader({ url, params: { resource }, context }: Route.LoaderArgs) {
  const { database, now, user, locale } = backOfficeRequest({ url, context }, 'back-office');
  if (menuResources.has(resource)) throw redirect(backOfficePath('menus', locale), 301);
  if (!isListed(resource) || !mayReadRecord(user.role, resource)) throw notFound();
  const list = await getListPage(database, resource, {
    locale,
    now: now(),
    params: url.searchParams,
    page: pageNumber(url.searchParams),
    may_write: mayWriteRecord(user.role, resource),
  });
  // Fewer records than before: one was removed, or the address is an old one.
  if (list.page > list.pages) {
    const query = { ...Object.fromEntries(url.searchParams), page: list.pages > 1 ? list.pages : null };
    throw redirect(backOfficePath('records', locale, { resource }, query));
  }
  const { search_hints: _, ...filterTexts } = listFilterTexts(locale);
  return { list, user: user.id, texts: { ...filterTexts, ...listTexts(locale) } };
}

export const meta = backOfficeMeta<typeof loader>(({ list }) => list.title);

export default function RecordListScreen({ loaderData: { list, user, texts } }: Route.ComponentProps) {
  // A new key for each list resets the chosen rows and columns.
  return <RecordList key={list.resource} list={list} user={user} texts={texts} />;
}
