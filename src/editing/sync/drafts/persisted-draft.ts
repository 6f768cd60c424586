/** What is persisted of a container in one tab. */

import type { ModuleData, ModulePlace } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import type { RemoteCommand } from '../../core/commands/remote-command.ts';
import type { EntryName } from '../../core/entries.ts';
import type { FieldText } from '../../core/merge/merge-fields.ts';
import type { Part } from '../../core/parts.ts';
import type { StackedEntry, UndoDirection, UndoEntry } from '../../core/undo-history.ts';

import type { EditedPage } from '../pages/edited-page.ts';

/** The container, and the page that shows it. */
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

/** A module that is not saved, or that an undo entry refers to. */
export interface PersistedModule {
  /** The browser's own. */
  id: number;
  /** As the server had it; null where it was not there yet. */
  stored: {
    id: number;
    module: EntryName;
    version: number;
    data: ModuleData;
    place: ModulePlace;
    isGone: boolean;
  } | null;
  /** As it was in the document; null where it was deleted. */
  part: Part | null;
  isUnsaved: boolean;
}

/** Siblings whose order the server does not have. */
export interface PersistedList {
  place: ModulePlace;
  ids: readonly number[];
  /** Modules that were there already stand in another order. */
  isArranged: boolean;
}

/** A request without an answer yet: sent again as it was, it is executed once. */
export interface PendingRequest {
  id: number;
  kind: 'create' | 'restore' | 'move' | 'remove' | 'update';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
}

/** Texts of a form that was open. */
export interface PersistedForm {
  id: number;
  module: EntryName;
  texts: readonly FieldText[];
}

/** Settings of a page that were open and not saved. */
export interface PersistedSettings {
  /** As the server had them. */
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

/** A change that could not be restored, until somebody has inserted or discarded it. */
export interface UnresolvedDraft {
  key: number;
  slug: string;
  path: string;
  title: string;
  at: number;
  /** `changed`: by somebody else meanwhile. `dialog`: was never applied. `removal`: a deletion, without text. */
  reason: 'changed' | 'gone' | 'schema' | 'dialog' | 'removal' | 'settings';
  /** Null for the settings of a page. */
  module: EntryName | null;
  /** The server's number of the module, or page, that it belongs to; null where there was none. */
  id: number | null;
  texts: readonly FieldText[];
  /** The values behind the texts, to be put in; null where they cannot be. */
  data: ModuleData | null;
  /** What was stored when it was written, where somebody else has changed it since. */
  before?: ModuleData;
  settings?: PersistedSettings;
}

/** [person, tab, slug, kind, number]: sorted so that all of a person, a tab, a place lies together. */
export type RowKey = readonly [user: string, tab: string, slug: string, kind: RowKind, id: number];
export type RowKind = 'place' | 'module' | 'list' | 'step' | 'call' | 'form' | 'settings' | 'left';
export type Row = readonly [key: RowKey, value: unknown];

/** Puts the rows of one place and tab together; null where only some are there. */
export function persistedDraftOf(rows: readonly Row[]): PersistedDraft | null {
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

/** An entry of the undo stacks. */
export interface PersistedUndoEntry {
  /** Its direction, under the name that earlier versions of the program read. */
  way: UndoDirection;
  entry: UndoEntry;
}

/** As an earlier version of the program has written it: tabs may be open since then. */
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
