/**
 * The edited document: modules, heads of pages, records. Subscribers of an entry are notified of changes to that
 * entry only.
 */
import type { Locale } from '#domain/languages/locales.ts';
import { checkData } from '#domain/modules/module-check.ts';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import { itemNameOf, type ShownModule } from '#domain/modules/modules.ts';
import type { Command } from './commands/command.ts';
import type { DocumentPart, DocumentReader } from './document-parts.ts';
import { type EditedModule, schemaOfEntry } from './entries.ts';
import { isDeepEqual } from './is-deep-equal.ts';
import { slotKey } from './slots.ts';

/** A module in the edited document. */
export interface DocumentEntry {
  /** The `id` of a module created here is local and stays the same after saving. */
  module: EditedModule;
  /** The props of its view; for a list with its items, for a container without its columns. */
  shown: ShownModule;
  /** Not saved on the server yet. */
  isNew: boolean;
  issues: readonly FieldIssue[];
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';
  /** Why the server rejected it, in the editor's language; empty if it did not. */
  problem: string;
}

/** The save state of a module. */
type SaveState = Pick<DocumentEntry, 'isNew' | 'issues' | 'state' | 'problem'>;

/** The result of executed commands. */
export interface ExecutedCommands {
  /** The inverse commands, in order of execution. */
  inverses: readonly Command[];
  /** Ids of changed and removed modules. */
  ids: readonly number[];
}

type ExecutedListener = (commands: readonly Command[], executed: ExecutedCommands) => void;

export interface EditedDocument extends DocumentReader {
  /** The language in which texts are rendered. */
  locale(): Locale;
  entry(id: number): DocumentEntry | undefined;
  ids(): readonly number[];
  /** The position of a module among its siblings; -1 if it is removed. */
  orderOf(id: number): number;
  /** What prevents a module from being saved. */
  issuesOf(module: Pick<EditedModule, 'module' | 'data' | 'record'>): readonly FieldIssue[];
  /** An unused id: local ids count down from -1. */
  newId(): number;
  /** Applies changes in one go; null removes a module. */
  put(changed: ReadonlyMap<number, DocumentPart | null>, lists: ReadonlyMap<string, readonly number[]>): void;
  /** Updates the save state of a module. */
  mark(id: number, change: Partial<SaveState>): void;
  /**
   * `topic` is `module:4`, or `list:` and the key of a slot.
   * @returns the function that unsubscribes
   */
  subscribe(topic: string, listener: () => void): () => void;
  /**
   * Notified of every executed command, including undo and redo.
   * @returns the function that unsubscribes
   */
  onExecuted(listener: ExecutedListener): () => void;
  /** Notifies the listeners; for `executeCommands` only. */
  notifyExecuted: ExecutedListener;
}

const saved: SaveState = { isNew: false, issues: [], state: 'saved', problem: '' };
const none: readonly number[] = [];

export function createDocument(locale: () => Locale): EditedDocument {
  const parts = new Map<number, DocumentPart>();
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

  /** Created lazily, and memoised until the module or one of its items changes. */
  function entry(id: number): DocumentEntry | undefined {
    const made = entries.get(id);
    const part = parts.get(id);
    if (made || !part) return made;
    const fresh: DocumentEntry = { module: part.module, shown: shownOf(part), ...(states.get(id) ?? saved) };
    entries.set(id, fresh);
    return fresh;
  }

  function shownOf({ module, content, in_german }: DocumentPart): ShownModule {
    const items =
      itemNameOf(module.module) === null
        ? none
        : children(slotKey({ ...module, parent: module.id, column: 0 }));
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

  /** Invalidates the entry of a module, and that of the list whose item it is. */
  function forget(id: number, topics: Set<string>): void {
    entries.delete(id);
    topics.add(`module:${id}`);
    const parent = parts.get(id)?.module.parent;
    const list = parent == null ? undefined : parts.get(parent);
    if (list && itemNameOf(list.module.module) !== null) forget(list.module.id, topics);
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
      if (isDeepEqual(next, before)) return;
      states.set(id, next);
      const made = entries.get(id);
      if (made) entries.set(id, { ...made, ...next });
      notify([`module:${id}`]);
    },

    subscribe(topic, listener) {
      const listenersOfTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, listenersOfTopic.add(listener));
      return () => void listenersOfTopic.delete(listener);
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
