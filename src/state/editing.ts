/** Where the lazily loaded editing layer registers itself; empty for visitors. */
import type { ComponentType, ReactNode } from 'react';
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { ShownPage } from '#domain/pages/page.ts';
import { createStore, useStore } from '#state/store.ts';

export interface EditedContainerProps {
  container: ShownContainer | null;
  slug: string;
  content_type: string;
}

export interface PageHeadProps {
  page: ShownPage;
  /** Only for editors: fields in place of the words. `text` is null where nothing is offered. */
  edit?: { title: ReactNode; text: ReactNode; onLink: (event: { preventDefault(): void }) => void };
}

export interface EditedHeadProps {
  page: ShownPage;
  /** Draws the head as visitors see it. */
  Head: ComponentType<PageHeadProps>;
}

export interface EditingState {
  /** Renders the head of a page with fields; null while nobody edits. */
  Head: ComponentType<EditedHeadProps> | null;
  /** Renders an editable container; null while nobody edits. */
  Container: ComponentType<EditedContainerProps> | null;
}

const store = createStore<EditingState>({ Container: null, Head: null });

/** Subscribes to one field. */
export function useEditing<K extends keyof EditingState>(key: K): EditingState[K] {
  return useStore(store, key);
}

export const setEditing = store.set;
