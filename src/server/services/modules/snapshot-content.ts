// The content of snapshots, and reading those of older versions.
import { type DraftModule, isHead, isModuleName } from '#domain/modules/modules.ts';

/** A published container: its modules as a flat ordered list, with ids of the working copy. */
export interface SnapshotContent {
  modules: DraftModule[];
  /** The head of a page, for its history; pages render the columns of `pages`. Older snapshots have none. */
  head?: DraftModule;
}

/** Stores the head of a page apart from its modules. */
export function snapshotContent(all: readonly DraftModule[]): SnapshotContent {
  const head = all.find(isHead);
  return { modules: all.filter((module) => !isHead(module)), ...(head ? { head } : {}) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const whole = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/** A stored module; null if this version has no such module. */
export function moduleFrom(value: unknown): DraftModule | null {
  if (!isObject(value) || !Number.isInteger(value.id)) return null;
  const { id, parent, module } = value;
  if (typeof module !== 'string' || !isModuleName(module)) return null;
  return {
    id: id as number,
    container: whole(value.container),
    parent: Number.isInteger(parent) ? (parent as number) : null,
    column: whole(value.column),
    order: whole(value.order),
    module,
    data: isObject(value.data) ? value.data : {},
    version: whole(value.version),
  };
}

/** The content of a snapshot: the head of a page first, then its modules. */
export function snapshotState(content: unknown): DraftModule[] {
  const head = isObject(content) ? moduleFrom(content.head) : null;
  return [...(head ? [head] : []), ...snapshotModules(content)];
}

/** The modules of a stored snapshot, without unknown ones. */
export function snapshotModules(content: unknown): DraftModule[] {
  const list = isObject(content) && Array.isArray(content.modules) ? content.modules : [];
  return list.flatMap((value) => moduleFrom(value) ?? []);
}
