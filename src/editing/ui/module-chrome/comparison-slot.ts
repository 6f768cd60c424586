/** What takes the place of the modules while somebody looks back; empty for everybody who does not. */
import type { ComponentType } from 'react';
import type { EditedContainerProps } from '#state/editing.ts';
import { createStore, useStore } from '#state/store.ts';

const store = createStore<{ Compared: ComponentType<EditedContainerProps> | null }>({ Compared: null });

export const setCompared = store.set;

export function useCompared(): ComponentType<EditedContainerProps> | null {
  return useStore(store, 'Compared');
}
