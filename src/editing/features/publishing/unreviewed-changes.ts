/** Changes of others since the user last saw the page. Publishing asks about them. */
import { schemaOf } from '#modules/schemas.ts';
import { type FieldMerge, threeWay } from '../../core/merge/three-way.ts';
import type { UnreviewedChange, UnreviewedContainer } from '../../sync/remote-changes/changes.ts';

/** All that happened to one module, as one change. */
export interface UnreviewedModule {
  id: number | null;
  last: UnreviewedChange;
  /** The names of those who changed it, each once. */
  names: readonly string[];
  fields: readonly FieldMerge[];
}

/** In the order in which they were first changed, each with all that happened to it and who did it. */
export function unreviewedModules({ changes }: UnreviewedContainer): UnreviewedModule[] {
  return [...Map.groupBy(changes, ({ id }) => id)].flatMap(([id, those]) => {
    const [first, last] = [those[0], those.at(-1)];
    if (!first || !last) return [];
    const names = [...new Set(those.flatMap(({ changed_by }) => changed_by ?? []))];
    const { module } = last;
    const [before, after] = [first.before ?? {}, last.after ?? {}];
    const fields = module && last.after ? threeWay(schemaOf(module).fields, before, before, after) : [];
    return [{ id, last, names, fields }];
  });
}
