/** Modules that were added and never edited. They are neither saved nor shown to others. */
import { emptyData } from '#domain/modules/module-fields.ts';
import { type DocumentReader, idsBelow } from './document-parts.ts';
import { schemaOfEntry } from './entries.ts';
import { isDeepEqual } from './is-deep-equal.ts';

/** Whether a module and its children still have their initial content. */
export function isUntouched(id: number, parts: DocumentReader): boolean {
  const below = idsBelow(id, parts);
  return below.length > 0 && below.every((each) => hasInitialData(each, parts));
}

function hasInitialData(id: number, parts: DocumentReader): boolean {
  const module = parts.part(id)?.module;
  return module !== undefined && isDeepEqual(module.data, emptyData(schemaOfEntry(module)));
}
