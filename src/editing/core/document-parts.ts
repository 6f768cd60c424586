/** Parts of a document, and copies of them with all descendants and new ids. */
import { type ModuleData, maxColumns } from '#domain/modules/modules.ts';
import type { EditedModule, EntryName } from './entries.ts';
import { slotKey } from './slots.ts';

/** The stored and the rendered form of an entry. */
export interface DocumentPart {
  module: EditedModule;
  content: Readonly<Record<string, unknown>>;
  in_german: readonly string[];
}

/** The read access of commands: modules by id, and ids of siblings in order. */
export interface DocumentReader {
  part(id: number): DocumentPart | undefined;
  children(key: string): readonly number[];
}

/** A module outside a document, e.g. on the clipboard; `key` and `parent` replace ids. */
export interface DetachedModule {
  key: number;
  parent: number | null;
  column: number;
  module: EntryName;
  data: ModuleData;
  content: Readonly<Record<string, unknown>>;
}

/** The ids of a module and its descendants, parents before children. */
export function idsBelow(id: number, parts: DocumentReader): number[] {
  const module = parts.part(id)?.module;
  if (!module) return [];
  const below = Array.from({ length: maxColumns }, (_, column) =>
    parts.children(slotKey({ container: module.container, parent: id, column })),
  );
  return [id, ...below.flat().flatMap((child) => idsBelow(child, parts))];
}

/** Copies a module with its descendants. */
export function copyOf(id: number, parts: DocumentReader): DetachedModule[] {
  return idsBelow(id, parts).map((each): DetachedModule => {
    const { module, content } = parts.part(each) as DocumentPart;
    const { parent, column, data } = module;
    return { key: each, parent: each === id ? null : parent, column, module: module.module, data, content };
  });
}

/** Assigns a local id to each part. */
export function withNewIds(
  detached: readonly DetachedModule[],
  { newId }: { newId(): number },
): DocumentPart[] {
  const ids = new Map(detached.map(({ key }) => [key, newId()]));
  return detached.map(({ key, parent, column, module, data, content }, order) => ({
    module: {
      id: ids.get(key) as number,
      container: 0,
      parent: parent === null ? null : (ids.get(parent) ?? null),
      column,
      order,
      module,
      data,
      version: 0,
    },
    content,
    in_german: [],
  }));
}
