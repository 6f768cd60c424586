// Checks that the records exist that a module's data refers to: pictures, events, link targets.
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import type { LinkTarget, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { media } from '#server/db/schema/media.ts';

const tables: Record<Exclude<LinkTarget['kind'], 'screen'>, SQL> = {
  page: sql`pages where deleted_at is null and`,
  production: sql`productions where`,
  person: sql`persons where`,
  press: sql`press_articles where`,
  subscription: sql`subscriptions where`,
  form: sql`forms where`,
};

/**
 * Looks up new references only: a deleted picture must not block editing of another field. One query per field with a
 * new reference.
 */
export async function missingReferences(
  queries: Queries,
  name: ModuleName,
  data: ModuleData,
  before: ModuleData | null,
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  for (const [field, { kind }] of Object.entries(schemaOf(name).fields)) {
    const value = data[field];
    if (value === null || value === undefined || JSON.stringify(value) === JSON.stringify(before?.[field]))
      continue;
    if (kind !== 'image' && kind !== 'event' && kind !== 'link') continue;
    const source = sourceOf(kind, value);
    if (source && !(await isThere(queries, source))) issues.push({ field, rule: 'link-target' });
  }
  return issues;
}

interface Source {
  from: SQL;
  id: number;
}

function sourceOf(kind: 'image' | 'event' | 'link', value: unknown): Source | null {
  if (kind === 'image') return { from: sql`media where kind = 'image' and`, id: value as number };
  if (kind === 'event') return { from: sql`events where`, id: value as number };
  const target = value as LinkTarget;
  return target.kind === 'screen' ? null : { from: tables[target.kind], id: target.id };
}

async function isThere(queries: Queries, { from, id }: Source): Promise<boolean> {
  const { rows } = await queries.execute(sql`select 1 from ${from} id = ${id}`);
  return rows.length > 0;
}

/** Whether all these pictures exist. */
export async function picturesExist(queries: Queries, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await queries
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return new Set(rows.map(({ id }) => id)).size === new Set(ids).size;
}
