// What has been written in a container since somebody looked: by whom, in which modules. Serves compare and set.
import { desc, eq, sql } from 'drizzle-orm';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { module_operations } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import type { OperationKind } from '#server/services/modules/operation.ts';
import type { Queries } from '#server/services/site/content-version.ts';

/** One operation that somebody has carried out. */
export interface ContainerChange {
  /** Of the container, after it. */
  version: number;
  kind: OperationKind;
  /** Null where it concerned the whole container. */
  id: number | null;
  module: ModuleName | null;
  user_id: string | null;
  /** Null for accounts that are gone. */
  changed_by: string | null;
  created_at: Date;
  /** What the module held before and after; null where it was not there. */
  before: ModuleData | null;
  after: ModuleData | null;
}

export interface ContainerChanges {
  /** The oldest first. */
  changes: ContainerChange[];
  /** Whether these are all: every version between the two has its line. */
  isComplete: boolean;
}

/** Who was away for longer than this many changes is told that anything may be different. */
const mostChanges = 200;

/** From the first change that `since` does not know up to `version`, which the container has now. One query. */
export async function changesSince(
  queries: Queries,
  container: number,
  since: number,
  version: number,
): Promise<ContainerChanges> {
  if (version <= since) return { changes: [], isComplete: version === since };
  const rows = await queries
    .select({
      version: sql<number>`(${module_operations.after}->>'container_version')::int`,
      kind: module_operations.kind,
      id: module_operations.module_id,
      module: sql<ModuleName | null>`coalesce(${module_operations.after}, ${module_operations.before})->'module'->>'module'`,
      module_before: sql<ModuleName | null>`${module_operations.before}->'module'->>'module'`,
      user_id: module_operations.user_id,
      changed_by: users.name,
      created_at: module_operations.created_at,
      before: sql<ModuleData | null>`${module_operations.before}->'module'->'data'`,
      after: sql<ModuleData | null>`${module_operations.after}->'module'->'data'`,
    })
    .from(module_operations)
    .leftJoin(users, eq(users.id, module_operations.user_id))
    .where(eq(module_operations.container_id, container))
    .orderBy(desc(module_operations.id))
    .limit(Math.min(version - since, mostChanges) + 1);
  const changes = rows
    .filter((row) => row.version > since && row.version <= version)
    .map(({ module_before, ...row }): ContainerChange => ({ ...row, module: row.module ?? module_before }))
    .reverse();
  return { changes, isComplete: new Set(changes.map((change) => change.version)).size === version - since };
}

/**
 * The last change, since somebody looked, that stands against what she wants to do with these modules; null where
 * nothing does.
 */
export function changeAgainst(
  { changes }: ContainerChanges,
  ids: readonly number[],
  kinds: readonly OperationKind[],
): ContainerChange | null {
  return (
    changes.findLast(({ id, kind }) => id === null || (ids.includes(id) && kinds.includes(kind))) ?? null
  );
}
