// Computes the modules of a slot after restoring an earlier state: all of it or one module, in both languages or one.
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import { type DraftModule, itemNameOf, type ModuleData } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { subtreeOf } from '#server/services/modules/rows.ts';

export interface RestoreScope {
  /** Null for the whole slot. */
  module: number | null;
  /** With one language only its texts are restored; structure, pictures and links stay. */
  languages: readonly Locale[];
}

export type ModulesToRestore =
  | { modules: DraftModule[] }
  /** The module did not exist then, or its parent does not exist any more. */
  | { rejected: 'not-there' | 'parent-removed' };

/**
 * @param now the present modules
 * @param past the earlier ones; both flat, parents before children
 */
export function modulesToRestore(
  now: readonly DraftModule[],
  past: readonly DraftModule[],
  { module, languages }: RestoreScope,
): ModulesToRestore {
  const isWhole = languages.length > 1;
  if (module === null) return { modules: isWhole ? [...past] : withTexts(now, past, languages) };
  const then = past.find(({ id }) => id === module);
  if (!then) return { rejected: 'not-there' };
  const here = now.find(({ id }) => id === module);
  if (!isWhole) {
    return here ? { modules: withTexts(now, subtreeOf(past, module), languages) } : { rejected: 'not-there' };
  }
  return here ? { modules: withModule(now, past, here, then) } : withRestoredModule(now, past, then);
}

/** Restores the content of a module at its present position; a list with its items, a layout without its children. */
function withModule(
  now: readonly DraftModule[],
  past: readonly DraftModule[],
  here: DraftModule,
  then: DraftModule,
): DraftModule[] {
  const own = { ...here, data: then.data };
  if (itemNameOf(here.module) === null) return now.map((each) => (each.id === here.id ? own : each));
  const items = subtreeOf(past, here.id).slice(1);
  const replaced = new Set([...subtreeOf(now, here.id), ...items].map(({ id }) => id));
  return now.flatMap((each) => {
    if (each.id === here.id) return [own, ...items];
    return replaced.has(each.id) ? [] : [each];
  });
}

/** Restores a removed module at its former position, with those children that are not elsewhere by now. */
function withRestoredModule(
  now: readonly DraftModule[],
  past: readonly DraftModule[],
  then: DraftModule,
): ModulesToRestore {
  const { parent, column } = then;
  if (parent !== null && !now.some(({ id }) => id === parent)) return { rejected: 'parent-removed' };
  const current = new Set(now.map(({ id }) => id));
  const restored = subtreeOf(past, then.id).filter(({ id }) => !current.has(id));
  const isSibling = (each: DraftModule) => each.parent === parent && each.column === column;
  const moved = now.map((each) =>
    isSibling(each) && each.order >= then.order ? { ...each, order: each.order + 1 } : each,
  );
  return { modules: [...moved, ...restored] };
}

function withTexts(
  now: readonly DraftModule[],
  past: readonly DraftModule[],
  languages: readonly Locale[],
): DraftModule[] {
  const then = new Map(past.map((module) => [module.id, module]));
  return now.map((module) => {
    const source = then.get(module.id);
    if (source?.module !== module.module) return module;
    return { ...module, data: merged(module, source.data, languages) };
  });
}

function merged({ module, data }: DraftModule, source: ModuleData, languages: readonly Locale[]): ModuleData {
  const next: ModuleData = { ...data };
  for (const [field, { kind }] of Object.entries(schemaOf(module).fields)) {
    if (!isTextKind(kind)) continue;
    const text: Partial<Localized> = { ...(data[field] as Localized | null) };
    for (const language of languages) {
      text[language] = (source[field] as Localized | null | undefined)?.[language] ?? '';
    }
    const { de = '', en = '' } = text;
    // English cannot exist without German, so it is restored only with it.
    if (de !== '') next[field] = en === '' ? { de } : { de, en };
    else if (en === '') next[field] = null;
  }
  return next;
}
