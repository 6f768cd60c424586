// Updates a module's data, with optimistic locking.
import { desc, eq, sql } from 'drizzle-orm';
import type { ModuleName } from '#domain/modules/modules.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { module_operations, modules } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import { type Operation, runIdempotent } from '#server/services/modules/operation.ts';
import type { ModuleOutcome } from '#server/services/modules/outcome.ts';
import { missingReferences } from '#server/services/modules/references.ts';
import { draftOf, lockModule } from '#server/services/modules/rows.ts';
import { raiseContainerVersions } from '#server/services/modules/slots.ts';
import { findTranslationSources, writtenAt } from '#server/services/modules/written-at.ts';
import { parseModuleData } from './module-data.ts';

export interface ModuleChange {
  /** As in the request's path; a module of another kind with this id is not found. */
  module: ModuleName;
  /** The version that the change is based on. */
  version: number;
  /** All fields, not validated yet. */
  data: unknown;
}

/** Rejected if `version` is not the stored one, unless the data is equal. A change without effect writes nothing. */
export async function updateModule(
  database: Database,
  id: number,
  { module, version, data: sent }: ModuleChange,
  operation: Operation,
): Promise<ModuleOutcome> {
  const parsed = parseModuleData(module, sent);
  if ('issues' in parsed) return { outcome: 'invalid', issues: parsed.issues };
  const { data } = parsed;
  return runIdempotent(database, 'update', operation, async (queries) => {
    const found = await lockModule(queries, id);
    if (!found || found.current.deleted_at || found.current.module !== module) return { outcome: 'gone' };
    const { current, locked } = found;
    const before = draftOf(current);
    if (canonicalJson(data) === canonicalJson(current.data)) {
      return { outcome: 'written', draft: before, container_version: locked.version, is_written: false };
    }
    if (current.version !== version) {
      return { outcome: 'stale', draft: before, changed_by: await lastWriterOf(queries, id) };
    }
    const issues = await missingReferences(queries, module, data, current.data);
    if (issues.length > 0) return { outcome: 'invalid', issues };
    const earlier = await findTranslationSources(queries, current, data);
    await queries
      .update(modules)
      .set({
        data,
        version: version + 1,
        written_at: writtenAt(module, data, current, earlier),
        updated_at: sql`now()`,
      })
      .where(eq(modules.id, id));
    const container_version = await raiseContainerVersions(queries, [locked.id]);
    const draft = { ...before, data, version: version + 1 };
    const { english_for } = current.written_at;
    return { outcome: 'written', before, after: draft, draft, container_version, english_for };
  });
}

/** The name of the last editor of a module; null if there is none. */
async function lastWriterOf(queries: Queries, id: number): Promise<string | null> {
  const [row] = await queries
    .select({ name: users.name })
    .from(module_operations)
    .innerJoin(users, eq(users.id, module_operations.user_id))
    .where(eq(module_operations.module_id, id))
    .orderBy(desc(module_operations.id))
    .limit(1);
  return row?.name ?? null;
}
