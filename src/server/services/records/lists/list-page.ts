// A list as its screen shows it: the page of records with filters, numbers and addresses, in the reader's language.
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeQuery } from '#domain/back-office/language.ts';
import type { ListPage, ListShortcut, ShownColumn, ShownRow } from '#domain/back-office/list-page.ts';
import { hasForm } from '#domain/resources/form-groups.ts';
import { type ListQuery, listParams, readListQuery } from '#domain/resources/list-query.ts';
import type { ListedRecord } from '#domain/resources/list-row.ts';
import { isMissingKind, type ListColumn, type ListView } from '#domain/resources/list-view.ts';
import { type ListedResource, listViewOf } from '#domain/resources/list-views.ts';
import { listFilterTexts } from '#i18n/back-office/list-filter-texts.ts';
import { listTexts } from '#i18n/back-office/list-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import { pageUrl } from '#server/services/pages/page-columns.ts';
import { type ListContext, listRecords } from '../list-records.ts';
import { shownFilters } from './list-filters.ts';

/** Rows on a page of a list. */
const pageSize = 100;

interface ListPageRequest extends ListContext {
  params: URLSearchParams;
  page: number;
  may_write: boolean;
}

/** What the parts of a list's screen have in common. */
interface ShownList {
  resource: ListedResource;
  view: ListView;
  query: ListQuery;
  locale: ListContext['locale'];
  addressOf: (query: ListQuery) => string;
}

/** At most six queries: the page, the options of filters, and one for an empty period. */
export async function getListPage(
  database: Pick<Database, 'db'>,
  resource: ListedResource,
  request: ListPageRequest,
): Promise<ListPage> {
  const { locale, now, params, page, may_write } = request;
  const view = listViewOf(resource);
  const labels = resourceLabels(resource, locale);
  const query = withPeriod(view, readListQuery(view, params));
  const addressOf = (other: ListQuery, at = 1) => listAddress(resource, other, at, locale);
  const shown: ShownList = { resource, view, query, locale, addressOf };
  const [list, filters] = await Promise.all([
    listRecords(database, resource, { ...query, page, page_size: pageSize }, request),
    shownFilters(database, resource, query, request),
  ]);
  const pages = Math.max(1, Math.ceil(list.count / pageSize));
  const api = new URLSearchParams(listParams(query, view));
  const exported = (format: string) =>
    `/${locale}/api/cms-hub/${resource}/export/?${new URLSearchParams([...api, ['format', format]])}`;
  return {
    resource,
    locale,
    now: now.toISOString(),
    title: labels.many,
    one: labels.one,
    may_write,
    form: view.form ?? 'table',
    create:
      labels.create && may_write ? { url: formAddress(resource, 'new', locale), label: labels.create } : null,
    q: query.q ?? '',
    search_hint: listFilterTexts(locale).search_hints[resource] ?? '',
    filters,
    is_filtered: Boolean(query.q) || listParams({ ...query, q: undefined }, view).size > defaultSize(view),
    kept: [
      ...(query.ordering === view.ordering ? [] : [{ name: 'ordering', value: query.ordering as string }]),
      ...(locale === 'en' ? [{ name: 'lang', value: 'en' }] : []),
    ],
    reset_url: addressOf({ ordering: query.ordering }),
    columns: view.columns.map((column) => shownColumn(column, shown)),
    choices: Object.fromEntries(
      Object.entries(labels.fields).flatMap(([field, { values }]) => (values ? [[field, values]] : [])),
    ),
    rows: list.results.map((record) => ({ ...record, url: addressOfRecord(resource, record, request) })),
    count: list.count,
    shortcuts: shortcutsOf(list.counts, shown),
    page,
    pages,
    previous_url: page > 1 ? addressOf(query, page - 1) : null,
    next_url: page < pages ? addressOf(query, page + 1) : null,
    elsewhere: list.count === 0 ? await findElsewhere(database, shown, request) : null,
    export_urls: { csv: exported('csv'), json: exported('json') },
    api_query: api.toString(),
  };
}

/** Lists with a period start with upcoming records by default. */
function withPeriod(view: ListView, query: ListQuery): ListQuery {
  const period = view.filters.find(({ kind }) => kind === 'period');
  if (!period || query.filters?.[period.name]) return query;
  return { ...query, filters: { ...query.filters, [period.name]: ['upcoming'] } };
}

const defaultSize = (view: ListView) => (view.filters.some(({ kind }) => kind === 'period') ? 1 : 0);

/** The address of a list's screen, without the default period. */
function listAddress(
  resource: ListedResource,
  query: ListQuery,
  page: number,
  locale: ListContext['locale'],
): string {
  const view = listViewOf(resource);
  const params = listParams(query, view, page);
  for (const { kind, name } of view.filters) {
    if (kind === 'period' && params.get(name) === 'upcoming') params.delete(name);
  }
  const { lang } = backOfficeQuery(locale);
  if (typeof lang === 'string') params.set('lang', lang);
  const path = backOfficePath('records', 'de', { resource });
  return params.size > 0 ? `${path}?${params}` : path;
}

function shownColumn(
  { name, sort, isOptional }: ListColumn,
  { resource, query, locale, addressOf }: ShownList,
): ShownColumn {
  const isSorted = query.ordering?.replace(/^-/, '') === name;
  const isDescending = query.ordering?.startsWith('-') ?? false;
  return {
    name,
    label: columnLabel(resource, name, locale),
    sorted: isSorted ? (isDescending ? 'descending' : 'ascending') : null,
    url: sort ? addressOf({ ...query, ordering: isSorted && !isDescending ? `-${name}` : name }) : null,
    isOptional: isOptional === true,
  };
}

/** Lists name their columns; the stage is "where" for events only, and elsewhere the field of that name. */
function columnLabel(resource: ListedResource, name: string, locale: ListContext['locale']): string {
  const inLists = (listTexts(locale).columns as Record<string, string | undefined>)[name];
  const field = resourceLabels(resource, locale).fields[name]?.label;
  return (name === 'stage_name' && resource !== 'events' ? (field ?? inLists) : (inLists ?? field)) ?? name;
}

/** Each shortcut links to its records and keeps the other filters; those without records are left out. */
function shortcutsOf(
  counts: Readonly<Record<string, number>>,
  { view, query, locale, addressOf }: ShownList,
): ListShortcut[] {
  const texts = listFilterTexts(locale);
  return [...(view.counts ?? []), ...(view.care ?? [])].flatMap((value) => {
    const filter = view.filters.find((one) => one.kind === 'conditions' && one.values.includes(value));
    const count = counts[value] ?? 0;
    if (!filter || count === 0 || query.filters?.[filter.name]?.includes(value)) return [];
    const isCare = view.care?.includes(value) ?? false;
    const label = isMissingKind(value) ? texts.lacking[value] : (texts.counted[value] ?? value);
    const url = addressOf({ ...query, filters: { ...query.filters, [filter.name]: [value] } });
    return [{ count, label, url, isCare }];
  });
}

async function findElsewhere(
  database: Pick<Database, 'db'>,
  { resource, view, query, locale, addressOf }: ShownList,
  context: ListContext,
): Promise<ListShortcut | null> {
  const period = view.filters.find(({ kind }) => kind === 'period');
  if (!period || query.filters?.[period.name]?.[0] === 'all') return null;
  const everywhere = { ...query, filters: { ...query.filters, [period.name]: ['all'] } };
  const { count } = await listRecords(database, resource, { ...everywhere, page_size: 1 }, context);
  if (count === 0) return null;
  const label = listTexts(locale).none_found_in_period;
  return { count, label, url: addressOf(everywhere), isCare: false };
}

/** Pages are edited in place; read-only records have no form. */
function addressOfRecord(
  resource: ListedResource,
  record: ListedRecord,
  { locale }: ListContext,
): ShownRow['url'] {
  if (resource === 'pages') {
    const paths = record.values.path as { de: string; en: string };
    return `${pageUrl(locale, paths[locale])}?edit`;
  }
  if (!hasForm(resource)) return '';
  return formAddress(resource, record.id, locale);
}

function formAddress(resource: ListedResource, id: number | 'new', locale: ListContext['locale']): string {
  return backOfficePath('record', locale, { resource, id });
}
