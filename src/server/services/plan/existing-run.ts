// A run to which events are added, with the values that they inherit.
import { desc, eq } from 'drizzle-orm';
import { type ExistingRun, runParts, startFields } from '#domain/plan/propose-run.ts';
import { runFields } from '#domain/plan/run-changes.ts';
import type { Database } from '#server/db/client.server.ts';
import { runs } from '#server/db/schema/events.ts';
import { readRecord } from '../records/read-records.ts';

/** The runs of a play, the newest first. One query. */
export const listRunsOf = (
  { db }: Pick<Database, 'db'>,
  production_id: number,
): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: runs.id, name: runs.name })
    .from(runs)
    .where(eq(runs.production_id, production_id))
    .orderBy(desc(runs.id));

/** Null if there is none. Two queries. */
export async function getExistingRun({ db }: Pick<Database, 'db'>, id: unknown): Promise<ExistingRun | null> {
  const run = typeof id === 'number' ? await readRecord(db, 'runs', id) : null;
  if (!run) return null;
  const { id: found, version, values } = run;
  const begins = runParts.flatMap((part) => {
    const time = values[startFields[part]];
    return typeof time === 'string' && time !== '' ? [[part, time] as const] : [];
  });
  const own = runFields.filter((field) => field !== 'begin').map((field) => [field, values[field]]);
  return {
    id: found,
    version,
    name: String(values.name),
    times: Object.fromEntries(begins),
    fields: Object.fromEntries(own) as ExistingRun['fields'],
  };
}
