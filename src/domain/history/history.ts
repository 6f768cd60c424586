/** The history of a slot as editors see it: editing sessions, publications, and the states in between. */
import type { Locale } from '#domain/languages/locales.ts';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';

/** A state of a slot: now, empty, before or after an operation (by id), or as published. */
export type StateName = 'now' | 'nothing' | `before-${number}` | `after-${number}` | `snapshot-${number}`;

export interface State {
  kind: 'now' | 'nothing' | 'before' | 'after' | 'snapshot';
  /** 0 where there is none. */
  id: number;
}

/** Null for text that names no state. */
export function parseState(text: string): State | null {
  if (text === 'now' || text === 'nothing') return { kind: text, id: 0 };
  const match = /^(before|after|snapshot)-([1-9]\d{0,14})$/.exec(text);
  return match ? { kind: match[1] as State['kind'], id: Number(match[2]) } : null;
}

export type ModuleChangeKind = 'added' | 'removed' | 'changed' | 'moved';

/** What a stretch of work did to a module. */
export interface ChangedModule {
  id: number;
  module: ModuleName;
  /** The beginning of its words, in the reader's language. */
  title: string;
  change: ModuleChangeKind;
}

/** A stretch of work of one person: a pause of a quarter of an hour, or a publication, ends it. */
export interface HistorySession {
  kind: 'session';
  id: number;
  /** The name of who worked; null for an account that is gone. */
  by: string | null;
  started_at: string;
  ended_at: string;
  before: StateName;
  after: StateName;
  /** What of it was still there at its end. */
  modules: ChangedModule[];
  /** Whether an earlier state was brought back in it. */
  is_restored: boolean;
}

export interface HistoryPublication {
  kind: 'publication';
  id: number;
  by: string | null;
  ended_at: string;
  /** What was public before it. */
  before: StateName;
  after: StateName;
  languages: Locale[];
  /** Whether it is what visitors see. */
  is_published: boolean;
}

export type HistoryEntry = HistorySession | HistoryPublication;

/** A module that was taken away and can be brought back. */
export interface RemovedModule {
  id: number;
  module: ModuleName;
  title: string;
  removed_at: string;
  removed_by: string | null;
}

/** What two lists of siblings have in common decides what is told of each module: its words, and its place. */
export function changeOf(
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
