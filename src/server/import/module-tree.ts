// Modules as trees, to compare those of a file with stored ones and to find out which of them are the same.
import { emptyData } from '#domain/modules/module-fields.ts';
import { type DraftModule, isModuleName, type ModuleData, type ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { canonicalJson } from '#server/db/canonical.ts';

/** A module with its children, without its id. */
export interface ModuleContent {
  module: ModuleName;
  column: number;
  data: ModuleData;
  children: ModuleContent[];
}

interface ModuleNode extends ModuleContent {
  /** Null in a file. */
  id: number | null;
  children: ModuleNode[];
}

/** The modules of a file, column by column. */
export function moduleTree(contents: readonly ModuleContent[]): ModuleNode[] {
  return contents
    .toSorted((a, b) => a.column - b.column)
    .map(({ module, column, data, children }) => ({
      id: null,
      module,
      column,
      data: completed(module, data),
      children: moduleTree(children),
    }));
}

/** Stored modules. */
export function treeFrom(modules: readonly DraftModule[]): ModuleNode[] {
  const byParent = Map.groupBy(modules, ({ parent }) => parent);
  const below = (parent: number | null): ModuleNode[] =>
    (byParent.get(parent) ?? [])
      .toSorted((a, b) => a.column - b.column || a.order - b.order)
      .map(({ id, module, column, data }) => ({
        id,
        module,
        column,
        data: completed(module, data),
        children: below(id),
      }));
  return below(null);
}

/** Fields that a stored module lacks, since its schema has gained them, are empty. */
const completed = (module: ModuleName, data: ModuleData): ModuleData =>
  isModuleName(module) ? { ...emptyData(schemaOf(module)), ...data } : data;

/** The trees without ids, to be compared. */
export function contentOf(nodes: readonly ModuleNode[]): ModuleContent[] {
  return nodes.map(({ id: _, children, ...own }) => ({ ...own, children: contentOf(children) }));
}

/**
 * Flattens the wanted modules, parents before children. Each gets the id of the equal stored module, else of the next
 * one of its kind; negative ids are new modules.
 */
export function withIds(
  wanted: readonly ModuleNode[],
  stored: readonly ModuleNode[],
  place: { container: number; parent: number | null },
  next: () => number = countDown(),
): DraftModule[] {
  const matches = new Map<ModuleNode, ModuleNode>();
  const free = new Set(stored);
  const match = (isSame: (one: ModuleNode, other: ModuleNode) => boolean) => {
    for (const node of wanted) {
      const found = matches.has(node) ? undefined : [...free].find((other) => isSame(node, other));
      if (found) matches.set(node, found);
      if (found) free.delete(found);
    }
  };
  const textOf = new Map([...wanted, ...stored].map((node) => [node, canonicalJson(contentOf([node]))]));
  match((one, other) => textOf.get(one) === textOf.get(other));
  match((one, other) => one.module === other.module);
  const orders = new Map<number, number>();
  return wanted.flatMap((node) => {
    const { module, column, data, children } = node;
    const found = matches.get(node);
    const id = found?.id ?? next();
    const order = orders.get(column) ?? 0;
    orders.set(column, order + 1);
    const own: DraftModule = { ...place, id, column, order, module, data, version: 0 };
    const inner = withIds(children, found?.children ?? [], { container: place.container, parent: id }, next);
    return [own, ...inner];
  });
}

function countDown(): () => number {
  let last = 0;
  return () => --last;
}
