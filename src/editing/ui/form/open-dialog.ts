/** Asks for the edit dialog of a module. What draws it is fetched only then. */
import { createStore, useStore } from '#state/store.ts';
import type { PageRequest } from '../../features/pages/open-page-dialog.ts';
import type { FieldFocus } from './field-focus.ts';

export type DialogRequest =
  | { kind: 'module'; id: number; focus?: FieldFocus | undefined }
  | { kind: 'page'; page: PageRequest };

const store = createStore<{ request: DialogRequest | null }>({ request: null });

/** @param focus the field that it is opened for */
export function openDialog(id: number, focus?: FieldFocus): void {
  store.set({ request: { kind: 'module', id, focus } });
}

export function requestDialog(request: DialogRequest): void {
  store.set({ request });
}

export function closeDialog(): void {
  store.set({ request: null });
}

/** The module whose form is open; null where none is. */
export function openedModule(): number | null {
  const { request } = store.get();
  return request?.kind === 'module' ? request.id : null;
}

export function useDialogRequest(): DialogRequest | null {
  return useStore(store, 'request');
}
