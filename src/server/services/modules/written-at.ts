// When each language of a module was last written, and the German that its English belongs to, to detect outdated
// translations.
import { and, desc, eq, sql } from 'drizzle-orm';
import { bothLanguages } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { type TranslationSources, updatedTranslationSource } from '#domain/modules/translation-state.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { module_operations } from '#server/db/schema/pages.ts';
import type { StoredModule, WrittenAt } from '#server/services/modules/rows.ts';

interface PreviousValues {
  data: ModuleData;
  written_at: WrittenAt;
}

/**
 * The new `written_at`, with the current time for each language with changed texts.
 * @param earlier the result of `findTranslationSources`; empty for a new module
 */
export function writtenAt(
  name: ModuleName,
  data: ModuleData,
  before: PreviousValues | null,
  earlier: TranslationSources = {},
): WrittenAt {
  const { english_for = {}, ...written }: WrittenAt = before?.written_at ?? {};
  const fresh: Record<string, string> = {};
  const now = new Date().toISOString();
  for (const [field, { kind }] of Object.entries(schemaOf(name).fields)) {
    if (!isTextKind(kind)) continue;
    const texts = data[field] as Localized | null;
    const old = before?.data[field] as Localized | null | undefined;
    for (const language of bothLanguages) {
      if ((texts?.[language] ?? '') !== (old?.[language] ?? '')) written[language] = now;
    }
    const german = updatedTranslationSource(old, texts, english_for[field], earlier[field]);
    if (german !== undefined) fresh[field] = german;
  }
  return Object.keys(fresh).length > 0 ? { ...written, english_for: fresh } : written;
}

/**
 * For each English text that the history has already, the German text that it belonged to. An undo or restore is not a new
 * translation. One query if English changes, else none.
 */
export async function findTranslationSources(
  queries: Queries,
  { id, module, data: old }: StoredModule,
  data: ModuleData,
): Promise<TranslationSources> {
  const changed = Object.entries(schemaOf(module).fields).flatMap(([field, { kind }]) => {
    const english = isTextKind(kind) ? (data[field] as Localized | null | undefined)?.en : undefined;
    return english && english !== (old[field] as Localized | null | undefined)?.en
      ? [{ field, english }]
      : [];
  });
  if (changed.length === 0) return {};
  const conditions = changed.map(
    ({ field, english }) =>
      sql`select ${field}::text as field, (
        select coalesce(o.before->'english_for'->>${field}, o.before->'module'->'data'->${field}->>'de')
        from ${module_operations} o
        where ${and(eq(sql`o.module_id`, id), sql`o.before->'module'->'data'->${field}->>'en' = ${english}`)}
        order by ${desc(sql`o.id`)} limit 1) as german`,
  );
  const { rows } = await queries.execute<{ field: string; german: string | null }>(
    sql.join(conditions, sql` union all `),
  );
  return Object.fromEntries(rows.flatMap(({ field, german }) => (german === null ? [] : [[field, german]])));
}
