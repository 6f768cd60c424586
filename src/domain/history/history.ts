/** The history of a slot for editors: editing sessions, publications, and the states in between. */
import type { Locale } from '#domain/languages/locales.ts';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';

/** Current, empty, before or after an operation (by id), or as published. */
export type StateRef = 'now' | 'nothing' | `before-${number}` | `after-${number}` | `snapshot-${number}`;

export interface ParsedStateRef {
  kind: 'now' | 'nothing' | 'before' | 'after' | 'snapshot';
  /** 0 if not applicable. */
  id: number;
}

/** Null for anything that is not a valid name of a state. */
export function parseStateRef(text: string): ParsedStateRef | null {
  if (text === 'now' || text === 'nothing') return { kind: text, id: 0 };
  const match = /^(before|after|snapshot)-([1-9]\d{0,14})$/.exec(text);
  return match ? { kind: match[1] as ParsedStateRef['kind'], id: Number(match[2]) } : null;
}

export type ModuleChangeKind = 'added' | 'removed' | 'changed' | 'moved';

/** The net change of one module in a session. */
export interface ChangedModule {
  id: number;
  module: ModuleName;
  /** The beginning of its text in the reader's language. */
  title: string;
  change: ModuleChangeKind;
}

/** Consecutive operations of one person. A pause of 15 minutes or a publication ends a session. */
export interface HistorySession {
  kind: 'session';
  id: number;
  /** Name of the account; null if it was removed. */
  by: string | null;
  started_at: string;
  ended_at: string;
  before: StateRef;
  after: StateRef;
  /** Modules that existed at the end of the session. */
  modules: ChangedModule[];
  /** Whether an earlier state was restored in it. */
  is_restored: boolean;
  /** Whether an import replaced the modules; `by` is null then. */
  is_import: boolean;
}

export interface HistoryPublication {
  kind: 'publication';
  id: number;
  by: string | null;
  ended_at: string;
  /** The previous publication. */
  before: StateRef;
  after: StateRef;
  languages: Locale[];
  /** Whether it is the current publication. */
  is_published: boolean;
}

export type HistoryEntry = HistorySession | HistoryPublication;

/** A removed module that can be restored. */
export interface RemovedModule {
  id: number;
  module: ModuleName;
  title: string;
  removed_at: string;
  removed_by: string | null;
}

/**
 * The kind of change, from two states of a module. `order` has to be the position among siblings that exist in both
 * states.
 */
export function moduleChange(
  before: Pick<DraftModule, 'data' | 'parent' | 'column' | 'order'> | null,
  after: Pick<DraftModule, 'data' | 'parent' | 'column' | 'order'> | null,
  isSame: (one: unknown, other: unknown) => boolean,
): ModuleChangeKind | null {
  if (!before || !after) return before ? 'removed' : after ? 'added' : null;
  if (!isSame(before.data, after.data)) return 'changed';
  const isMoved =
    before.parent !== after.parent || before.column !== after.column || before.order !== after.order;
  return isMoved ? 'moved' : null;
}
