/** Where the lazily loaded editing layer registers itself; empty for visitors. */
import type { ComponentType } from 'react';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { createStore, useStore } from '#state/store.ts';

export interface EditedContainerProps {
  container: ShownContainer | null;
  slug: string;
  content_type: string;
}

export interface EditingState {
  /** Renders an editable container; null while nobody edits. */
  Container: ComponentType<EditedContainerProps> | null;
}

const store = createStore<EditingState>({ Container: null });

/** Subscribes to one field. */
export function useEditing<K extends keyof EditingState>(key: K): EditingState[K] {
  return useStore(store, key);
}

export const setEditing = store.set;
