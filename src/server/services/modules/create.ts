// Creates a module in the working copy.
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName, ModuleSlot } from '#domain/modules/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { modules } from '#server/db/schema/pages.ts';
import { type Operation, runIdempotent } from '#server/services/modules/operation.ts';
import type { ModuleOutcome } from '#server/services/modules/outcome.ts';
import { missingReferences } from '#server/services/modules/references.ts';
import { lockContainers } from '#server/services/modules/rows.ts';
import {
  isFull,
  movedWithin,
  raiseContainerVersions,
  rejectionOf,
  siblingsAt,
  writeOrder,
} from '#server/services/modules/slots.ts';
import { writtenAt } from '#server/services/modules/written-at.ts';
import { parseModuleData } from './module-data.ts';

export interface NewModule extends ModuleSlot {
  module: ModuleName;
  /** Position among its siblings, from 0; beyond the end means the end. */
  order: number;
  /** Not validated yet. */
  data: unknown;
}

/** Stores only fields of the module's schema. */
export async function createModule(
  database: Database,
  { module, data: sent, order, container, parent, column }: NewModule,
  operation: Operation,
): Promise<ModuleOutcome> {
  const parsed = parseModuleData(module, sent);
  if ('issues' in parsed) return { outcome: 'invalid', issues: parsed.issues };
  const { data } = parsed;
  const slot = { container, parent, column };
  return runIdempotent(database, 'create', operation, async (queries) => {
    const locked = await lockContainers(queries, [container]);
    if (!locked.has(container)) return { outcome: 'gone' };
    const rejection = await rejectionOf(queries, module, slot);
    if (rejection) return rejection;
    if (await isFull(queries, container, 1)) return { outcome: 'misplaced', reason: 'full' };
    const issues: FieldIssue[] = await missingReferences(queries, module, data, null);
    if (issues.length > 0) return { outcome: 'invalid', issues };
    const siblings = await siblingsAt(queries, slot);
    const at = Math.min(order, siblings.length);
    const id = await insertModule(queries, { ...slot, order: at, module, data });
    await writeOrder(queries, modules, movedWithin(siblings, at, id));
    const container_version = await raiseContainerVersions(queries, [container]);
    const draft = { id, ...slot, order: at, module, data, version: 1 };
    return { outcome: 'written', before: null, after: draft, draft, container_version };
  });
}

type Insert = Pick<Database['db'], 'insert'>;

async function insertModule(
  queries: Insert,
  { module, data, order, container, parent, column }: NewModule & { data: ModuleData },
): Promise<number> {
  const [row] = await queries
    .insert(modules)
    .values({
      container_id: container,
      parent_id: parent,
      column,
      order,
      module,
      data,
      written_at: writtenAt(module, data, null),
    })
    .returning({ id: modules.id });
  return row?.id as number;
}
