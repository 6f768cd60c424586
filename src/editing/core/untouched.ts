/** Modules that were added and never edited. They are neither saved nor shown to others. */
import { emptyData } from '#domain/modules/module-fields.ts';
import { schemaOfEntry } from './entries.ts';
import { isSame } from './is-same.ts';
import { idsBelow, type Parts } from './parts.ts';

/** Whether a module and its children still have their initial content. */
export function isUntouched(id: number, parts: Parts): boolean {
  const below = idsBelow(id, parts);
  return below.length > 0 && below.every((each) => isAsNew(each, parts));
}

function isAsNew(id: number, parts: Parts): boolean {
  const module = parts.part(id)?.module;
  return module !== undefined && isSame(module.data, emptyData(schemaOfEntry(module)));
}
