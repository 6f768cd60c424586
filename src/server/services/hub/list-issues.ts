// Lists the issues of records for the hub.
import { type SQL, sql } from 'drizzle-orm';
import type { SessionRole } from '#domain/accounts/account.ts';
import { backOfficePath, newRedirectPath } from '#domain/back-office/addresses.ts';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { type IssueGroup, issueKinds } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Database } from '#server/db/client.server.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import {
  type ContainerOwnerRow,
  containerOwnerLink,
  joinContainerOwner,
} from '#server/services/hub/container-owner.ts';
import { issueQueries } from '#server/services/hub/issue-queries.ts';
import { compareManualEdits } from '#server/services/hub/manual-edits-query.ts';
import { readTitles } from '#server/services/log/log-titles.ts';

/** Maximum records listed per kind, beside their count. */
const maxListedPerKind = 8;

interface IssueRow extends ContainerOwnerRow {
  care: string;
  count: number;
  resource: ResourceName | null;
  record: number | null;
  name: Localized | null;
  field: string | null;
  at: Date | null;
  /** Number of further fields of the record. */
  more: number;
}

/** Rows of records that the role may write, and of places. */
function writable(role: SessionRole): SQL {
  const names = resourceNames.filter((resource) => mayWriteRecord(role, resource));
  if (names.length === resourceNames.length) return sql``;
  return sql`where q.resource is null or q.resource in ${names}`;
}

/** The issues that the role can resolve; empty groups are left out. Two queries, and one for names of records. */
export async function listIssues(
  { db }: Pick<Database, 'db'>,
  { locale, now, role, hasShop }: { locale: Locale; now: Date; role: SessionRole; hasShop: boolean },
): Promise<IssueGroup[]> {
  await compareManualEdits(db);
  const kinds = issueKinds.filter((kind) => hasShop || kind !== 'event-without-tickets');
  const queries = kinds.map((care) => {
    const [more, last] = care === 'held' ? [sql``, sql`, more`] : [sql`, 0 as more`, sql``];
    return sql`(select ${care}::text as care, count(*) over ()::int as count, row_number() over () as rank, q.*${more}
      from (${issueQueries[care](now)}) as q(resource, record, name, field, at, place${last}) ${writable(role)} limit ${maxListedPerKind})`;
  });
  const { rows } = await db.execute<IssueRow>(sql`
    select a.care, a.count, a.resource, a.record, a.name, a.field, a.at, a.more, p.kind, p.id, p.title, p.slug
      from (${sql.join(queries, sql` union all `)}) a
      ${joinContainerOwner(sql`a.place`)}
      order by a.rank`);
  const nameless = rows.flatMap(({ resource, record, name }) =>
    resource && record && !name ? [{ resource, id: String(record) }] : [],
  );
  const titleOfRecord = await readTitles({ db }, nameless, locale);
  return kinds.flatMap((kind) => {
    const found = rows.filter(({ care }) => care === kind);
    return found[0]
      ? [{ kind, count: found[0].count, entries: found.map((row) => entryOf(row, titleOfRecord, locale)) }]
      : [];
  });
}

/** A page or slot links to editing mode, a record to the field of its form. */
function entryOf(
  row: IssueRow,
  titleOfRecord: Awaited<ReturnType<typeof readTitles>>,
  locale: Locale,
): IssueGroup['entries'][number] {
  const { resource, record, field } = row;
  const place = containerOwnerLink(row, locale);
  const name =
    resource && record && !row.name
      ? titleOfRecord({ resource, id: String(record) })
      : textOf(row.name, locale);
  if (resource === 'redirects' && record === null) {
    return { title: name, url: newRedirectPath(name, locale) };
  }
  // A new page is made from the toolbar.
  if (row.care === 'legal-page-missing' && !place.url) {
    return { title: name, url: `${pathFor('index', locale)}?edit` };
  }
  if (resource === null || record === null || resource === 'pages') {
    return { title: place.title || name, url: place.url && `${place.url}?edit` };
  }
  // A picture that no record shows is found in the library by its name.
  if (resource === 'media') {
    return { title: name, url: backOfficePath('records', locale, { resource }, { q: name }) };
  }
  // The record's name includes its start already.
  const start = row.name && resource === 'events' && row.at ? new Date(row.at) : null;
  const title = start ? `${name}, ${formatDayShort(berlinDay(start), locale)}, ${formatTime(start)}` : name;
  const url = backOfficePath('record', locale, { resource, id: record }, { field });
  return row.more > 0 ? { title, url, more: row.more } : { title, url };
}
