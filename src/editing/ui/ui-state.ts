/** The state of the editor's interface: open dialogs and menus, and functions that open and close them. */
import type { ComponentType } from 'react';
import type { CheckRule } from '#domain/checks/page-checks-rules.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ModulePlace } from '#domain/modules/modules.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import type { EditedContainerProps } from '#state/editing.ts';
import { createStore, useStore } from '#state/store.ts';
import type { UnreviewedContainer } from '../sync/remote-changes/changes.ts';
import type { EditingSession } from '../sync/session.ts';
import { useEditingSession } from './editing-session-context.ts';
import type { FieldFocus } from './form/field-focus.ts';
import type { ModuleForm } from './form/form.ts';

/** An entry of the check list, as the server or the browser found it. */
export interface CheckListEntry {
  rule: CheckRule;
  severity: 'blocking' | 'warning';
  /** The browser's own id; null for the page itself. */
  module: number | null;
  field: string | null;
  language: Locale | null;
  message: string;
  where: string;
}

export type Menu =
  | { kind: 'add'; place: ModulePlace; order: number }
  | { kind: 'move'; id: number }
  | { kind: 'conflict'; id: number }
  | { kind: 'unreviewed-changes'; unseen: readonly UnreviewedContainer[]; languages: readonly Locale[] }
  | { kind: 'history' }
  | { kind: 'drafts' }
  | {
      kind: 'before-publishing';
      entries: readonly CheckListEntry[];
      isAsked: boolean;
      planned?: PlannedPublication;
    };

/** What was left out of a publication, since it is planned for later. */
export interface PlannedPublication {
  places: readonly { container: number; planned: readonly string[] }[];
  languages: readonly Locale[];
  /** By container, the version that its author has been asked about. */
  seen: ReadonlyMap<number, number>;
}

/** The settings of a page, or a new page near it. `page` null: the screen is no page of its own. */
export interface PageRequest {
  kind: 'settings' | 'new';
  page: number | null;
  focus?: FieldFocus;
}

/** `form`: what was written in the module's form when it was last put away. */
export interface ModuleRequest {
  kind: 'module';
  id: number;
  focus?: FieldFocus;
  form?: ModuleForm;
}

/** The form of a record over the page. */
export interface RecordRequest {
  kind: 'record';
  resource: FormResource;
  id: number;
  /** What is to be written in it: a field, or a row of one (`credits.2`). */
  field?: string | undefined;
  /** The address of the clicked link, to follow it instead. */
  href?: string;
}

type DialogRequest = ModuleRequest | PageRequest | RecordRequest;

export interface UiState {
  menu: Menu | null;
  dialog: DialogRequest | null;
  areChecksOpen: boolean;
  /** Whether the current page is offline: visitors do not see it, whatever is published. */
  isOffline: boolean;
  /** Whether the other language stands beside each module. */
  isSideBySide: boolean;
  /** Draws a module's texts in the other language; null until it has been fetched. */
  SideBySide: ComponentType<{ id: number }> | null;
  loadSideBySide: () => Promise<ComponentType<{ id: number }>>;
  /** Fetches the page's data again. What is written and not saved stays. */
  refresh: () => void;
  /** Draws two states of a container in the place of its modules. */
  Compared: ComponentType<EditedContainerProps> | null;
}

export const createUiState = () =>
  createStore<UiState>({
    menu: null,
    dialog: null,
    areChecksOpen: false,
    isOffline: false,
    isSideBySide: false,
    SideBySide: null,
    loadSideBySide: () => Promise.reject(new Error('Nothing draws the other language.')),
    Compared: null,
    refresh: () => undefined,
  });

export function useUiState<K extends keyof UiState>(key: K): UiState[K] {
  const session = useEditingSession();
  return useStore(session.part(createUiState), key);
}

export const openMenu = (session: EditingSession, menu: Menu): void =>
  session.part(createUiState).set({ menu });

export const closeMenu = (session: EditingSession): void => session.part(createUiState).set({ menu: null });

export const openDialog = (session: EditingSession, dialog: DialogRequest): void =>
  session.part(createUiState).set({ dialog });

export const closeDialog = (session: EditingSession): void =>
  session.part(createUiState).set({ dialog: null });

/** The module whose form is open; null where none is. */
export function openedModule(session: EditingSession): number | null {
  const { dialog } = session.part(createUiState).get();
  return dialog?.kind === 'module' ? dialog.id : null;
}
