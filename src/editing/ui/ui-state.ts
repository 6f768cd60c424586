/** The state of the editing interface: open dialogs and menus, with functions that open and close them. */
import type { ComponentType } from 'react';
import type { CheckRule } from '#domain/checks/page-checks-rules.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleSlot } from '#domain/modules/modules.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import type { EditedContainerProps } from '#state/editing.ts';
import { createStore, useStore } from '#state/store.ts';
import type { UnreviewedContainer } from '../sync/remote-changes/changes.ts';
import type { EditingSession } from '../sync/session.ts';
import { useEditingSession } from './editing-session-context.ts';
import type { FieldFocus } from './form/field-focus.ts';
import type { ModuleForm } from './form/form.ts';

/** An entry of the check list, from the server or the browser. */
export interface CheckListEntry {
  rule: CheckRule;
  severity: 'blocking' | 'warning';
  /** The local id; null for the page itself. */
  module: number | null;
  field: string | null;
  language: Locale | null;
  message: string;
  where: string;
}

export type Menu =
  | { kind: 'add'; place: ModuleSlot; order: number }
  | { kind: 'move'; id: number }
  | { kind: 'conflict'; id: number }
  | { kind: 'unreviewed-changes'; unseen: readonly UnreviewedContainer[]; languages: readonly Locale[] }
  | { kind: 'history' }
  | { kind: 'drafts' }
  | {
      kind: 'before-publishing';
      entries: readonly CheckListEntry[];
      isAsked: boolean;
      planned?: UnconfirmedPublication;
    };

/** A container that was not published, because it is scheduled for later. */
export interface UnconfirmedPublication {
  places: readonly { container: number; planned: readonly string[] }[];
  languages: readonly Locale[];
  /** By container, the version that the user has reviewed. */
  seen: ReadonlyMap<number, number>;
}

/** The settings of a page, or a new page. `page` is null if the screen is no CMS page. */
export interface PageDialogRequest {
  kind: 'settings' | 'new';
  page: number | null;
  focus?: FieldFocus;
}

/** `form` is the persisted input of the module's form. */
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
  /** The field to edit, or a row of one (`credits.2`). */
  field?: string | undefined;
  /** The address of the clicked link, which can be followed instead. */
  href?: string;
}

type DialogRequest = ModuleRequest | PageDialogRequest | RecordRequest;

export interface UiState {
  menu: Menu | null;
  dialog: DialogRequest | null;
  areChecksOpen: boolean;
  /** Whether the current page is offline, so that visitors do not see it. */
  isOffline: boolean;
  /** Whether translations are shown beside each module. */
  isSideBySide: boolean;
  /** Renders a module's texts in the other language; null until it is loaded. */
  SideBySide: ComponentType<{ id: number }> | null;
  loadSideBySide: () => Promise<ComponentType<{ id: number }>>;
  /** Fetches the page's data again. Unsaved changes stay. */
  refresh: () => void;
  /** Renders two states of a container in place of its modules. */
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

/** The module whose form is open; null if there is none. */
export function openedModule(session: EditingSession): number | null {
  const { dialog } = session.part(createUiState).get();
  return dialog?.kind === 'module' ? dialog.id : null;
}
