// A change set: what is written in one transaction, logged, and undone together.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { batches } from '#server/db/batches.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log, change_sets } from '#server/db/schema/change-log.ts';
import { tableOf } from '#server/db/schema/resource-tables.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { type Indexed, indexedBy, reindex } from './index-written.ts';
import type { Row } from './read-records.ts';

/** Common to all writes: an id made by the browser, and the user. */
export interface Writing {
  operation_id: string;
  user_id: string;
}

export interface ChangeSet {
  id: number;
  queries: Queries;
  /** What was written so far, in order. */
  lines: LogLine[];
  /** Documents of the search that held words of the records before they were changed. */
  concerned: Indexed[];
}

/** A record before and after: all of it where it was created or removed, else the changed fields. */
export interface LogLine {
  resource: ResourceName;
  id: number;
  before: Row | null;
  after: Row | null;
}

/** A change set that was stored earlier with the same operation id. */
export type StoredSet = typeof change_sets.$inferSelect;

interface Options<T> {
  /** The change set that this one undoes. */
  undoes?: number;
  /** Results that leave nothing written. Nor is anything stored of a change set without lines. */
  isRejected(result: T): boolean;
  /** The answer to an operation that was carried out before. */
  repeated(queries: Queries, earlier: StoredSet): Promise<T>;
}

/**
 * Carries writes out once, all or none: the same operation id changes nothing and gets the answer of `repeated`, also if
 * both requests arrive at once.
 */
export async function inChangeSet<T>(
  { db }: Pick<Database, 'db'>,
  { operation_id, user_id }: Writing,
  work: (set: ChangeSet) => Promise<T>,
  { undoes, isRejected, repeated }: Options<T>,
): Promise<T> {
  let isEmpty = false;
  return rejectableTransaction(
    db,
    async (queries) => {
      isEmpty = false;
      // Waits for a transaction that is storing the same operation.
      const [made] = await queries
        .insert(change_sets)
        .values({ operation_id, actor: user_id, undoes: undoes ?? null })
        .onConflictDoNothing()
        .returning({ id: change_sets.id });
      if (!made) return repeated(queries, await storedSet(queries, operation_id));
      const set: ChangeSet = { id: made.id, queries, lines: [], concerned: [] };
      const result = await work(set);
      isEmpty = set.lines.length === 0;
      if (!isEmpty && !isRejected(result)) await close(set, user_id);
      return result;
    },
    (result) => isEmpty || isRejected(result),
  );
}

async function storedSet(queries: Queries, operation_id: string): Promise<StoredSet> {
  const [earlier] = await queries
    .select()
    .from(change_sets)
    .where(eq(change_sets.operation_id, operation_id));
  return earlier as StoredSet;
}

async function close({ id, queries, lines, concerned }: ChangeSet, actor: string): Promise<void> {
  await writeLog(queries, { change_set: id, actor }, lines);
  const after: Indexed[] = [];
  for (const [resource, own] of Map.groupBy(lines, (line) => line.resource)) {
    const ids = own.map((line) => line.id);
    after.push(await indexedBy(queries, resource, ids));
  }
  await reindex(queries, ...concerned, ...after);
  if (lines.some(({ resource }) => !resources[resource].isInternal)) await bumpContentVersion(queries);
}

/** Notes an import as a change set of its own; nothing where it has changed nothing. @returns its id */
export async function logImport(
  queries: Queries,
  actor: string,
  lines: readonly LogLine[],
): Promise<number | null> {
  if (lines.length === 0) return null;
  const [made] = await queries
    .insert(change_sets)
    .values({ operation_id: `import-${randomUUID()}`, actor })
    .returning({ id: change_sets.id });
  const change_set = made?.id as number;
  await writeLog(queries, { change_set, actor, action: 'import' }, lines);
  return change_set;
}

type Action = typeof change_log.$inferInsert.action;

async function writeLog(
  queries: Queries,
  { action, ...of }: { change_set: number; actor: string; action?: Action },
  lines: readonly LogLine[],
): Promise<void> {
  const entries = lines.map(({ resource, id, before, after }) => ({
    ...of,
    action: action ?? actionOf(before, after),
    record_table: tableOf(resource),
    record_id: String(id),
    before,
    after,
  }));
  for (const batch of batches(entries)) await queries.insert(change_log).values(batch);
}

function actionOf(before: Row | null, after: Row | null): Action {
  if (before === null) return 'create';
  return after === null ? 'remove' : 'update';
}
