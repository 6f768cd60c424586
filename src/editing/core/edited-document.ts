/**
 * The edited document: modules, heads of pages, records. Subscribers of an entry are notified of changes to that
 * entry only.
 */
import type { Locale } from '#domain/languages/locales.ts';
import { checkData } from '#domain/modules/module-check.ts';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import { itemOf, type ShownModule } from '#domain/modules/modules.ts';
import type { Command } from './commands/command.ts';
import { type EditedModule, schemaOfEntry } from './entries.ts';
import { isSame } from './is-same.ts';
import type { Part, Parts } from './parts.ts';
import { slotKey } from './slots.ts';

/** A module as it lies in the browser. */
export interface DocumentEntry {
  /** Its `id` is the browser's own for a module that was made here; it stays the same after saving. */
  module: EditedModule;
  /** What its view draws; of a list with its items, of a layout without its columns. */
  shown: ShownModule;
  /** Not on the server yet. */
  isNew: boolean;
  issues: readonly FieldIssue[];
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';
  /** Why the server did not take it, in the editor's language; empty where it did. */
  problem: string;
}

/** How a module stands with the server. */
type SaveState = Pick<DocumentEntry, 'isNew' | 'issues' | 'state' | 'problem'>;

/** What commands have done to a document. */
export interface Executed {
  /** What takes all of it back, in the order in which it has to be done. */
  inverses: readonly Command[];
  /** Modules that are different now, those that are gone among them. */
  ids: readonly number[];
}

type ExecutedListener = (commands: readonly Command[], executed: Executed) => void;

export interface EditedDocument extends Parts {
  /** The language in which texts are drawn. */
  locale(): Locale;
  entry(id: number): DocumentEntry | undefined;
  ids(): readonly number[];
  /** The position of a module among its siblings; -1 for one that is gone. */
  orderOf(id: number): number;
  /** What keeps a module from being saved as it is. */
  issuesOf(module: Pick<EditedModule, 'module' | 'data' | 'record'>): readonly FieldIssue[];
  /** A number that no module has: the browser counts down from -1. */
  newId(): number;
  /** Takes over what has changed, in one go; null for a module that is gone. */
  put(changed: ReadonlyMap<number, Part | null>, lists: ReadonlyMap<string, readonly number[]>): void;
  /** Notes how a module stands with the server. */
  mark(id: number, change: Partial<SaveState>): void;
  /** `topic`: `module:4`, or `list:` and the key of a slot. @returns what ends it */
  subscribe(topic: string, listener: () => void): () => void;
  /** Hears of every executed command, undone and redone ones included. @returns what ends it */
  onExecuted(listener: ExecutedListener): () => void;
  /** Tells those who listen; for `executeCommands` only. */
  notifyExecuted: ExecutedListener;
}

const saved: SaveState = { isNew: false, issues: [], state: 'saved', problem: '' };
const none: readonly number[] = [];

export function createDocument(locale: () => Locale): EditedDocument {
  const parts = new Map<number, Part>();
  const lists = new Map<string, readonly number[]>();
  const states = new Map<number, SaveState>();
  const entries = new Map<number, DocumentEntry>();
  const issues = new WeakMap<object, readonly FieldIssue[]>();
  const listeners = new Map<string, Set<() => void>>();
  const executedListeners = new Set<ExecutedListener>();
  let lastOwnId = 0;

  function notify(topics: Iterable<string>): void {
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener();
  }

  const children = (key: string) => lists.get(key) ?? none;

  /** Made when asked for, kept until the module or one of its items changes. */
  function entry(id: number): DocumentEntry | undefined {
    const made = entries.get(id);
    const part = parts.get(id);
    if (made || !part) return made;
    const fresh: DocumentEntry = { module: part.module, shown: shownOf(part), ...(states.get(id) ?? saved) };
    entries.set(id, fresh);
    return fresh;
  }

  function shownOf({ module, content, in_german }: Part): ShownModule {
    const items =
      itemOf(module.module) === null ? none : children(slotKey({ ...module, parent: module.id, column: 0 }));
    const { id, column } = module;
    return {
      id,
      module: module.module as ShownModule['module'],
      column,
      content,
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

  return {
    locale,
    children,
    entry,
    part: (id) => parts.get(id),
    ids: () => [...parts.keys()],
    newId: () => --lastOwnId,

    orderOf(id) {
      const part = parts.get(id);
      return part ? children(slotKey(part.module)).indexOf(id) : -1;
    },

    issuesOf({ data, ...named }) {
      const found = issues.get(data) ?? checkData(schemaOfEntry(named), data);
      issues.set(data, found);
      return found;
    },

    put(changed, changedLists) {
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
      notify(topics);
    },

    mark(id, change) {
      const before = states.get(id) ?? saved;
      const next = { ...before, ...change };
      if (isSame(next, before)) return;
      states.set(id, next);
      const made = entries.get(id);
      if (made) entries.set(id, { ...made, ...next });
      notify([`module:${id}`]);
    },

    subscribe(topic, listener) {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(listener));
      return () => void those.delete(listener);
    },

    onExecuted(listener) {
      executedListeners.add(listener);
      return () => void executedListeners.delete(listener);
    },

    notifyExecuted(commands, executed) {
      for (const listener of executedListeners) listener(commands, executed);
    },
  };
}
