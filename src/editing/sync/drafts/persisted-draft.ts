/** The rows that persist a container in one tab. */
import type { ModuleData, ModuleSlot } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import type { RemoteCommand } from '../../core/commands/remote-command.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import type { EntryName } from '../../core/entries.ts';
import type { FieldText } from '../../core/merge/merge-fields.ts';
import type { StackedEntry, UndoDirection, UndoEntry } from '../../core/undo-history.ts';
import type { EditedPage } from '../pages/edited-page.ts';

/** The container and its page. */
export interface PersistedContainer {
  slug: string;
  container: number;
  /** The last known version of the container. */
  version: number;
  /** The path of the page. */
  path: string;
  title: string;
  /** Milliseconds. */
  at: number;
  hasUnsaved: boolean;
}

/** A module that is unsaved or referenced by an undo entry. */
export interface PersistedModule {
  /** The local id. */
  id: number;
  /** The server state; null if the module was not on the server. */
  stored: {
    id: number;
    module: EntryName;
    version: number;
    data: ModuleData;
    place: ModuleSlot;
    isGone: boolean;
  } | null;
  /** The state in the document; null if it was deleted. */
  part: DocumentPart | null;
  isUnsaved: boolean;
}

/** A list of siblings whose order is not saved. */
export interface PersistedList {
  place: ModuleSlot;
  ids: readonly number[];
  /** Whether existing modules were reordered. */
  isArranged: boolean;
}

/** A request without a response. Retrying it unchanged is idempotent. */
export interface PendingRequest {
  id: number;
  kind: 'create' | 'restore' | 'move' | 'remove' | 'update';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
}

/** Texts of an open form. */
export interface PersistedForm {
  id: number;
  module: EntryName;
  texts: readonly FieldText[];
}

/** Edited settings of a page that are not saved. */
export interface PersistedSettings {
  /** The settings on the server. */
  before: EditedPage;
  page: EditedPage;
  /** The changed texts; empty if only other fields have changed. */
  texts: readonly FieldText[];
}

export interface PersistedDraft {
  place: PersistedContainer;
  modules: readonly PersistedModule[];
  lists: readonly PersistedList[];
  entries: readonly StackedEntry[];
  call: PendingRequest | null;
  forms: readonly PersistedForm[];
  settings: PersistedSettings | null;
}

/** A change that could not be restored; kept until the user inserts or discards it. */
export interface UnresolvedDraft {
  key: number;
  slug: string;
  path: string;
  title: string;
  at: number;
  /**
   * `changed`: there were remote changes. `dialog`: the form was never applied. `removal`: a deletion, without text.
   */
  reason: 'changed' | 'gone' | 'schema' | 'dialog' | 'removal' | 'settings';
  /** Null for page settings. */
  module: EntryName | null;
  /** Server id of the module or page; null if it had none. */
  id: number | null;
  texts: readonly FieldText[];
  /** The values of the texts, for insertion; null if they cannot be inserted. */
  data: ModuleData | null;
  /** The stored values at the time of the draft, if they have changed since. */
  before?: ModuleData;
  settings?: PersistedSettings;
}

/** [user, tab, slug, kind, number], so that the rows of a user, a tab and a container are adjacent. */
export type RowKey = readonly [user: string, tab: string, slug: string, kind: RowKind, id: number];
export type RowKind = 'place' | 'module' | 'list' | 'step' | 'call' | 'form' | 'settings' | 'left';
export type JournalRow = readonly [key: RowKey, value: unknown];

/** Assembles the rows of a container and tab; null if some are missing. */
export function persistedDraftOf(rows: readonly JournalRow[]): PersistedDraft | null {
  const all = <T>(kind: RowKind) => rows.flatMap(([key, value]) => (key[3] === kind ? [value as T] : []));
  const [place] = all<PersistedContainer>('place');
  if (!place) return null;
  return {
    place,
    modules: all('module'),
    lists: all('list'),
    entries: all<PersistedUndoEntry | EarlierStep>('step').map(entryOf),
    call: all<PendingRequest>('call')[0] ?? null,
    forms: all('form'),
    settings: all<PersistedSettings>('settings')[0] ?? null,
  };
}

/** An entry of an undo stack. */
export interface PersistedUndoEntry {
  /** The direction, under the key that earlier versions of the program use. */
  way: UndoDirection;
  entry: UndoEntry;
}

/** The format of an earlier version of the program, which may run in open tabs. */
interface EarlierStep {
  way: UndoDirection;
  taken: Omit<UndoEntry, 'commands'> & {
    steps: readonly (Command | { kind: 'deed'; deed: RemoteCommand })[];
  };
}

function entryOf(stored: PersistedUndoEntry | EarlierStep): StackedEntry {
  if ('entry' in stored) return { direction: stored.way, entry: stored.entry };
  const { steps, ...entry } = stored.taken;
  const commands = steps.map((step) =>
    step.kind === 'deed' ? { kind: 'remote' as const, command: step.deed } : step,
  );
  return { direction: stored.way, entry: { ...entry, commands } };
}
