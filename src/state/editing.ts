/** Registration of the lazily loaded editing layer; empty for visitors. */
import type { ComponentType, ReactNode } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
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
  /** For editors only: fields in place of the texts. `text` is null if it cannot be edited. */
  edit?: { title: ReactNode; text: ReactNode; onLink: (event: { preventDefault(): void }) => void };
}

export interface EditedHeadProps {
  page: ShownPage;
  /** Renders the head as visitors see it. */
  Head: ComponentType<PageHeadProps>;
}

export interface EditingState {
  /** Renders the head of a page with fields; null unless editing is on. */
  Head: ComponentType<EditedHeadProps> | null;
  /** Renders an editable container; null unless editing is on. */
  Container: ComponentType<EditedContainerProps> | null;
  /** Keeps what is shown if it cannot be read again; null for visitors. */
  keepShown: MiddlewareFunction<Record<string, DataStrategyResult>> | null;
}

const store = createStore<EditingState>({ Container: null, Head: null, keepShown: null });

/** Subscribes to one field. */
export function useEditing<K extends keyof EditingState>(key: K): EditingState[K] {
  return useStore(store, key);
}

export const getEditing = store.get;
export const setEditing = store.set;
