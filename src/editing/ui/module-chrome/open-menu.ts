/** Which of the layer's own small dialogs is open. */
import type { ModulePlace } from '#domain/modules/modules.ts';
import { createStore, useStore } from '#state/store.ts';
import type { FoundEntry } from '../../features/checks/find-entries.ts';

export type Menu =
  | { kind: 'add'; place: ModulePlace; order: number }
  | { kind: 'move'; id: number }
  | { kind: 'conflict'; id: number }
  | { kind: 'publish' }
  | { kind: 'history' }
  | { kind: 'kept' }
  | { kind: 'before-publishing'; entries: readonly FoundEntry[]; isAsked: boolean };

const store = createStore<{ menu: Menu | null }>({ menu: null });

export function openMenu(menu: Menu): void {
  store.set({ menu });
}

export function closeMenu(): void {
  store.set({ menu: null });
}

export function useMenu(): Menu | null {
  return useStore(store, 'menu');
}
