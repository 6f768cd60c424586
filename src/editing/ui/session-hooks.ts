/** React hooks for the stores of the editing session. */
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from '#state/store.ts';
import type { DocumentEntry } from '../core/edited-document.ts';
import type { UndoDirection } from '../core/undo-history.ts';
import type { SessionAccount } from '../sync/account/account.ts';
import type { Alert } from '../sync/alerts.ts';
import type { Badges } from '../sync/badges.ts';
import type { EditedContainer } from '../sync/containers.ts';
import type { SaveStatus } from '../sync/saving/save-status.ts';
import { useEditingSession } from './editing-session-context.ts';

interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

const useAll = <T>({ get, subscribe }: Readable<T>): T => useSyncExternalStore(subscribe, get, get);

export const useAccount = (): SessionAccount => useAll(useEditingSession().account);
export const useContainers = (): ReadonlyMap<number, EditedContainer> =>
  useAll(useEditingSession().containers);
export const useSaveStatus = (): SaveStatus => useAll(useEditingSession().saveStatus);
/** Whether the page has anything to undo or redo. */
export const usePossibleUndo = (): Record<UndoDirection, boolean> =>
  useAll(useEditingSession().undo.possible);
export const useAlert = (): Alert | null => useStore(useEditingSession().alerts.store, 'alert');
export const useAnnouncement = (): string => useStore(useEditingSession().announcements.store, 'text');
export const useLoginRequest = (): boolean => useStore(useEditingSession().login.store, 'isOpen');

/** Subscribes to the entry of one module. */
export function useDocumentEntry(id: number): DocumentEntry | undefined {
  const { document } = useEditingSession();
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe(`module:${id}`, listener),
    [document, id],
  );
  const read = useCallback(() => document.entry(id), [document, id]);
  return useSyncExternalStore(subscribe, read, read);
}

export function useBadges(id: number): Badges {
  const { badges } = useEditingSession();
  const read = useCallback(() => badges.of(id), [badges, id]);
  return useSyncExternalStore(badges.subscribe, read, read);
}
