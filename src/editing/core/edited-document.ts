/** The one place where the editing layer keeps modules. Whoever draws one is told of this one only. */
import { itemOf, type ShownModule } from '#domain/modules/modules.ts';
import type { DraftEntry } from './document-entry.ts';
import { isSame } from './is-same.ts';
import type { Part, Parts } from './parts.ts';
import { placeKey } from './slots.ts';

/** How a module stands with the server. */
export type Mark = Pick<DraftEntry, 'isNew' | 'issues' | 'state' | 'problem'>;

const saved: Mark = { isNew: false, issues: [], state: 'saved', problem: '' };
const none: readonly number[] = [];

const parts = new Map<number, Part>();
const lists = new Map<string, readonly number[]>();
const marks = new Map<number, Mark>();
const entries = new Map<number, DraftEntry>();
const listeners = new Map<string, Set<() => void>>();

function subscribe(topic: string, listener: () => void): () => void {
  const those = listeners.get(topic) ?? new Set();
  listeners.set(topic, those.add(listener));
  return () => {
    those.delete(listener);
    if (those.size === 0 && listeners.get(topic) === those) listeners.delete(topic);
  };
}

function tell(topics: Iterable<string>): void {
  for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener();
}

const children = (key: string) => lists.get(key) ?? none;

/** Made when asked for, kept until the module or one of its items changes. */
function entry(id: number): DraftEntry | undefined {
  const kept = entries.get(id);
  const part = parts.get(id);
  if (kept || !part) return kept;
  const made: DraftEntry = { module: part.module, shown: shownOf(part), ...(marks.get(id) ?? saved) };
  entries.set(id, made);
  return made;
}

function shownOf({ module, content, in_german }: Part): ShownModule {
  const items =
    itemOf(module.module) === null ? none : children(placeKey({ ...module, parent: module.id, column: 0 }));
  const { id, column } = module;
  return {
    id,
    module: module.module,
    column,
    content: content as Record<string, unknown>,
    in_german,
    children: items.flatMap((item) => entry(item)?.shown ?? []),
  };
}

/** Forgets what was made of a module, and of the list that shows it as an item. */
function forget(id: number, topics: Set<string>): void {
  entries.delete(id);
  topics.add(`module:${id}`);
  const parent = parts.get(id)?.module.parent;
  const list = parent == null ? undefined : parts.get(parent);
  if (list && itemOf(list.module.module) !== null) forget(list.module.id, topics);
}

export const draftStore = {
  subscribe,
  children,
  entry,
  part: (id: number) => parts.get(id),
  ids: () => [...parts.keys()],

  /** The position of a module among its siblings; -1 for one that is gone. */
  orderOf(id: number): number {
    const part = parts.get(id);
    return part ? children(placeKey(part.module)).indexOf(id) : -1;
  },

  /** Takes over what has changed, in one go. */
  put(changed: ReadonlyMap<number, Part | null>, changedLists: ReadonlyMap<string, readonly number[]>): void {
    const topics = new Set<string>();
    for (const id of changed.keys()) forget(id, topics);
    for (const [id, part] of changed) {
      if (part) parts.set(id, part);
      else parts.delete(id);
    }
    for (const [key, list] of changedLists) {
      if (list.length > 0) lists.set(key, list);
      else lists.delete(key);
      topics.add(`list:${key}`);
      const parent = /^m(-?\d+)\//.exec(key)?.[1];
      if (parent) forget(Number(parent), topics);
    }
    for (const id of changed.keys()) forget(id, topics);
    tell(topics);
  },

  mark(id: number, change: Partial<Mark>): void {
    const before = marks.get(id) ?? saved;
    const next = { ...before, ...change };
    if (isSame(next, before)) return;
    marks.set(id, next);
    const kept = entries.get(id);
    if (kept) entries.set(id, { ...kept, ...next });
    tell([`module:${id}`]);
  },
} satisfies Parts & Record<string, unknown>;
