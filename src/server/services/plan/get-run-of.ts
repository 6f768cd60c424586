// A run with its events, for its form; or with one event, for the form of that.
import { asc, eq } from 'drizzle-orm';
import { type RunNames, type RunWithDates, runFields } from '#domain/plan/run-changes.ts';
import { jsonOf } from '#domain/resources/json-of.ts';
import type { ResourceName, Values } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { nameRecords } from '../records/form/record-names.ts';
import type { ListContext } from '../records/list-records.ts';
import { readRecord, readRecords, type VersionedRecord } from '../records/read-records.ts';

/**
 * The run of a run's or a date's form; null for all other records. The number of queries does not depend on the
 * dates.
 */
export async function getRunOf(
  { db }: Pick<Database, 'db'>,
  resource: ResourceName,
  record: Pick<VersionedRecord, 'id' | 'values'>,
  { locale, now }: ListContext,
): Promise<RunWithDates | null> {
  const id = resource === 'runs' ? record.id : resource === 'events' ? record.values.run : null;
  const run = typeof id === 'number' ? await readRecord(db, 'runs', id) : null;
  if (!run) return null;
  const ids = resource === 'events' ? [record.id] : await listDates(db, run.id);
  const found = new Map((await readRecords(db, 'events', ids)).map((date) => [date.id, date]));
  const dates = ids.flatMap((each) => found.get(each) ?? []);
  const all = [run, ...dates].map(({ values }) => values);
  return {
    id: run.id,
    name: String(run.values.name),
    now: now.toISOString(),
    values: jsonOf(run.values),
    dates: dates.map(({ id: own, version, values }) => ({ id: own, version, values: shownOf(values) })),
    names: Object.fromEntries(
      await Promise.all(references.map(async (field) => [field, await namesIn(field)] as const)),
    ),
  };

  async function namesIn(field: string): Promise<RunNames[string]> {
    const described = fieldsOf('runs')[field];
    if (described?.kind !== 'reference' && described?.kind !== 'references') return {};
    const named = all.flatMap((values) => (values[field] ?? []) as number | number[]);
    return Object.fromEntries(await nameRecords(db, described.to, [...new Set(named)], locale));
  }
}

const references = ['production', 'activity', 'tags'];

async function listDates(db: Database['db'], run_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.run_id, run_id))
    .orderBy(asc(events.date_start), asc(events.id));
  return rows.map(({ id }) => id);
}

/** The fields of an event in the form of a run. */
const shown = ['date_start', 'date_end', 'unspecific_time', 'outcome', 'is_online', ...runFields];

const shownOf = (values: Values): Values =>
  jsonOf(Object.fromEntries(shown.flatMap((field) => (field in values ? [[field, values[field]]] : []))));
