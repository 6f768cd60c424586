/** Where the editors' layer takes its place on a page: empty for visitors, who are never sent the layer itself. */
import type { ComponentType } from 'react';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { createStore, useStore } from '#state/store.ts';

export interface EditedContainerProps {
  container: ShownContainer | null;
  slug: string;
  content_type: string;
}

export interface EditingState {
  /** Draws a container in an editor's hands; null as long as nobody edits. */
  Container: ComponentType<EditedContainerProps> | null;
}

const store = createStore<EditingState>({ Container: null });

/** One field of the editors' layer, once it is there; redraws when it comes or goes. */
export function useEditing<K extends keyof EditingState>(key: K): EditingState[K] {
  return useStore(store, key);
}

export const setEditing = store.set;
