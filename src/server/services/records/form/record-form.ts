// The data of a record's form beside its values: names of references, its parts, and uses of the record.
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import {
  listScheduledChanges,
  type RecordDraft,
  readRecordDraft,
  type ScheduledChange,
} from '../drafts/read-draft.ts';
import type { Row } from '../read-records.ts';
import { getRecordDetails, type RecordDetails } from '../record-details.ts';
import { type LogEntry, listRecordLog } from '../record-log.ts';
import { referencesIn } from '../record-references.ts';
import { findUsages, type RecordUsage } from '../record-usages.ts';
import { type RecordCard, readCards } from './record-cards.ts';
import { nameRecords } from './record-names.ts';

interface Named {
  id: number;
  name: string;
}

/** A referenced record, as shown in its control. */
type ShownReference = Named & RecordCard;

export interface RecordForm {
  record: RecordDetails;
  /** The name of the record. */
  name: string;
  /** By resource, of all records that it refers to. */
  names: Partial<Record<ResourceName, ShownReference[]>>;
  /** By field of kind `parts`. */
  parts: Record<string, { of: ResourceName; parent: string; records: Named[] }>;
  /** With the names of the first of each. */
  uses: (RecordUsage & { records: Named[] })[];
  /** The newest changes. */
  log: LogEntry[];
  /** The unpublished changes. */
  draft: RecordDraft | null;
  plans: ScheduledChange[];
}

/** Maximum records listed per kind of reference, and maximum log entries shown. */
const maxShownUsages = 5;
const shownChanges = 8;

/** Null if there is no such record. */
export async function getRecordForm(
  database: Pick<Database, 'db'>,
  resource: ResourceName,
  id: number,
  locale: Locale,
): Promise<RecordForm | null> {
  const { db } = database;
  const record = await getRecordDetails(database, resource, id);
  if (!record) return null;
  const draft = await readRecordDraft(db, { resource, id }, record);
  const [names, own, parts, uses, log, plans] = await Promise.all([
    nameReferences(db, resource, shownIn(record, draft), locale),
    nameRecords(db, resource, [id], locale),
    listParts(db, resource, id, locale),
    nameUses(db, resource, id, locale),
    listRecordLog(database, resource, id, { page: 1, page_size: shownChanges }),
    listScheduledChanges(db, { resource, id }),
  ]);
  return { draft, plans, record, name: own.get(id) ?? '', names, parts, uses, log: log.results };
}

/** All values of a record that its form may show: the public ones, those of the draft, and those of the last import. */
const shownIn = ({ values, held }: RecordDetails, draft: RecordDraft | null): Row[] => [
  values,
  draft?.data ?? {},
  Object.fromEntries(held.map(({ field, imported }) => [field, imported])),
];

/** Names and cards of a record's references. Two queries per referenced resource. */
export async function nameReferences(
  queries: Queries,
  resource: ResourceName,
  shown: readonly Row[],
  locale: Locale,
): Promise<RecordForm['names']> {
  const found = shown.flatMap((values) => referencesIn(fieldsOf(resource), values));
  const byResource = Map.groupBy(found, ({ to }) => to);
  // The control of pictures loads them itself.
  byResource.delete('media');
  const pending = [...byResource].map(async ([to, references]) => {
    const ids = [...new Set(references.map(({ id }) => id))];
    const [own, cards] = await Promise.all([
      namedOf(queries, to, ids, locale),
      readCards(queries, to, ids, locale),
    ]);
    const named = own.map((each) => ({ ...each, ...(cards.get(each.id) ?? { detail: '', thumbnail: '' }) }));
    return [to, named] as const;
  });
  return Object.fromEntries(await Promise.all(pending));
}

async function namedOf(queries: Queries, name: ResourceName, ids: readonly number[], locale: Locale) {
  const names = await nameRecords(queries, name, ids, locale);
  return ids.map((id): Named => ({ id, name: names.get(id) ?? `#${id}` }));
}

/** Records that belong to this one, in their order. */
async function listParts(queries: Queries, resource: ResourceName, id: number, locale: Locale) {
  const parts: RecordForm['parts'] = {};
  for (const [name, field] of Object.entries(resources[resource].fields)) {
    if (field.kind !== 'parts') continue;
    const { table } = resourceTables[field.of];
    const key = columnOf(table, 'id');
    const rows = (await queries
      .select({ id: key } as never)
      .from(table)
      .where(eq(columnOf(table, `${field.parent}_id`), id))
      .orderBy(asc(columnsOf(table).order ?? key))) as { id: number }[];
    const ids = rows.map((row) => row.id);
    const records = await namedOf(queries, field.of, ids, locale);
    parts[name] = { of: field.of, parent: field.parent, records };
  }
  return parts;
}

async function nameUses(queries: Queries, resource: ResourceName, id: number, locale: Locale) {
  const uses = await findUsages(queries, resource, id);
  return Promise.all(
    uses.map(async (use) => ({
      ...use,
      records: await namedOf(queries, use.resource, use.ids.slice(0, maxShownUsages), locale),
    })),
  );
}

/** Initial values of a new record: the defaults of its table, but offline. */
export function initialRecordValues(resource: ResourceName): Row {
  const columns: Record<string, PgColumn> = getTableColumns(resourceTables[resource].table);
  const values: Row = {};
  for (const name of Object.keys(fieldsOf(resource))) {
    const value: unknown = columns[name]?.default;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (isPlain && value !== '') values[name] = value;
  }
  if ('is_online' in values) values.is_online = false;
  return values;
}
