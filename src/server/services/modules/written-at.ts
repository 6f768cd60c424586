// When each language of a module was last written, so that a stale translation can be seen.
import type { Localized } from '#domain/localized.ts';
import type { ModuleData, ModuleName } from '#domain/modules.ts';
import { schemaOf } from '#modules/schemas.ts';

type WrittenAt = { de?: string; en?: string };

/** The notes as they are now, with the present moment for each language in which a text differs from before. */
export function writtenAt(
  name: ModuleName,
  data: ModuleData,
  before: { data: ModuleData; written_at: WrittenAt } | null,
  now: Date = new Date(),
): WrittenAt {
  const written: WrittenAt = { ...before?.written_at };
  for (const [field, { kind }] of Object.entries(schemaOf(name).fields)) {
    if (kind !== 'line' && kind !== 'plain' && kind !== 'rich') continue;
    const texts = data[field] as Localized | null;
    const earlier = before?.data[field] as Localized | null | undefined;
    for (const language of ['de', 'en'] as const) {
      if ((texts?.[language] ?? '') !== (earlier?.[language] ?? '')) written[language] = now.toISOString();
    }
  }
  return written;
}
