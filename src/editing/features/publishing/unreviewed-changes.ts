/** Changes of others since the user last reviewed the page. Publishing asks about them. */
import { schemaOf } from '#modules/schemas.ts';
import { type FieldMerge, threeWay } from '../../core/merge/three-way.ts';
import type { UnreviewedChange, UnreviewedContainer } from '../../sync/remote-changes/changes.ts';

/** All changes of one module, combined. */
export interface UnreviewedModule {
  id: number | null;
  last: UnreviewedChange;
  /** Distinct names of the people who changed it. */
  names: readonly string[];
  fields: readonly FieldMerge[];
}

/** Ordered by the first change of each module. */
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
