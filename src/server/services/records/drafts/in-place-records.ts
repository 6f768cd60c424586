// Reads the records of a page that are edited in place: their texts, public values and drafts.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SessionRole } from '#domain/accounts/account.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Fields } from '#domain/modules/module-fields.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import { homeResources, inPlaceTextsOf, recordOfSlot } from '#domain/resources/in-place.ts';
import type { InPlaceLocation, InPlaceRecord } from '#domain/resources/in-place-record.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { nameRecords } from '../form/record-names.ts';
import { type Row, readRecords, type VersionedRecord } from '../read-records.ts';
import { mergeChange } from './merge-draft.ts';

/** The records of a slot that the user may write; empty for slots of pages. A few queries for each resource. */
export async function readInPlace(
  db: Queries,
  slug: string,
  role: SessionRole,
  locale: Locale,
): Promise<InPlaceRecord[]> {
  const records: InPlaceRecord[] = [];
  for (const { resource, ids } of await targetsOf(db, slug)) {
    if (ids.length === 0 || !mayWriteRecord(role, resource)) continue;
    const names = await nameRecords(db, resource, ids, locale);
    const drafts = await draftsOf(db, resource, ids);
    for (const record of await readRecords(db, resource, ids)) {
      const stored = drafts.find(({ record_id }) => record_id === record.id);
      const data = stored && mergeChange(resource, stored, record.values).drafted;
      const draft = stored && data ? { version: stored.version, data } : null;
      records.push(
        written({ resource, id: record.id }, { record, draft, title: names.get(record.id) ?? '' }, locale),
      );
    }
  }
  return records;
}

interface Targets {
  resource: FormResource;
  ids: readonly number[];
}

/** On the home page, the records that it shows now and would show with its draft. */
async function targetsOf(db: Queries, slug: string): Promise<Targets[]> {
  const target = recordOfSlot(slug);
  if (target) return [{ resource: target.resource, ids: [target.id] }];
  if (slug !== 'index') return [];
  const written = homeResources.filter((resource) => inPlaceTextsOf(resource).length > 0);
  return Promise.all(
    written.map(async (resource) => {
      const isShown = 'is_online' in fieldsOf(resource) ? sql`t.is_online` : sql`true`;
      const { rows } = await db.execute<{ id: number }>(sql`
        select t.id from ${sql.identifier(resource)} t where ${isShown} or exists
          (select 1 from record_drafts d where d.resource = ${resource} and d.record_id = t.id) order by t.id`);
      return { resource, ids: rows.map(({ id }) => id) };
    }),
  );
}

const draftsOf = (db: Queries, resource: FormResource, ids: readonly number[]) =>
  db
    .select()
    .from(record_drafts)
    .where(and(eq(record_drafts.resource, resource), inArray(record_drafts.record_id, [...ids])));

interface Found {
  record: VersionedRecord;
  draft: InPlaceRecord['draft'];
  title: string;
}

function placeOf(resource: FormResource, { kind }: Row): InPlaceLocation {
  if (resource === 'production_teasers') return 'tile';
  return resource === 'home_elements' && kind === 'hero' ? 'hero' : 'page';
}

function written(
  { resource, id }: { resource: FormResource; id: number },
  { record, draft, title }: Found,
  locale: Locale,
): InPlaceRecord {
  const names = inPlaceTextsOf(resource);
  const labels = resourceLabels(resource, locale);
  const of = (values: Row) =>
    Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? null]] : [])));
  return {
    resource,
    id,
    title: title || labels.one,
    place: placeOf(resource, record.values),
    fields: Object.fromEntries(names.map((name) => [name, fieldsOf(resource)[name]])) as Fields,
    labels: Object.fromEntries(names.map((name) => [name, labels.fields[name]?.label ?? name])),
    published: of(record.values),
    draft: draft && { version: draft.version, data: of(draft.data) },
  };
}
