// Changes to a container since a version: by whom, in which modules. For optimistic locking.
import { desc, eq, sql } from 'drizzle-orm';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { module_operations } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import type { OperationKind } from '#server/services/modules/operation.ts';

/** One executed operation. */
export interface ContainerChange {
  /** The container's version after it. */
  version: number;
  kind: OperationKind;
  /** Null if it concerned the whole container. */
  id: number | null;
  module: ModuleName | null;
  user_id: string | null;
  /** Null for deleted accounts. */
  changed_by: string | null;
  created_at: Date;
  /** The module's data before and after; null if it did not exist. */
  before: ModuleData | null;
  after: ModuleData | null;
}

export interface ContainerChanges {
  /** The oldest first. */
  changes: ContainerChange[];
  /** Whether every version between the two has its entry. */
  isComplete: boolean;
}

/** Changes that are listed; beyond it anything may be different. */
const maxChanges = 200;

/** The changes after `since` up to `version`, the container's present one. One query. */
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
    .limit(Math.min(version - since, maxChanges) + 1);
  const changes = rows
    .filter((row) => row.version > since && row.version <= version)
    .map(({ module_before, ...row }): ContainerChange => ({ ...row, module: row.module ?? module_before }))
    .reverse();
  return { changes, isComplete: new Set(changes.map((change) => change.version)).size === version - since };
}

/** The last change that conflicts with an operation on these modules; null if there is none. */
export function conflictingChange(
  { changes }: ContainerChanges,
  ids: readonly number[],
  kinds: readonly OperationKind[],
): ContainerChange | null {
  return (
    changes.findLast(({ id, kind }) => id === null || (ids.includes(id) && kinds.includes(kind))) ?? null
  );
}
