/** Asks for the edit dialog of a module. What draws it is fetched only then. */
import { useSyncExternalStore } from 'react';
import { createStore } from '#state/store.ts';
import type { PageRequest } from '../pages/open-page-dialog.ts';

export type DialogRequest = { kind: 'module'; id: number } | { kind: 'page'; page: PageRequest };

const store = createStore<{ request: DialogRequest | null }>({ request: null });

export function openDialog(id: number): void {
  store.set({ request: { kind: 'module', id } });
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
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().request,
    () => null,
  );
}
