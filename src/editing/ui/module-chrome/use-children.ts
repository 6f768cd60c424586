/** The modules of a place, drawn again when one comes, goes or moves. */
import { useCallback, useSyncExternalStore } from 'react';
import { draftStore } from '../../core/edited-document.ts';

/** @param key as `placeKey` makes it */
export function useChildren(key: string): readonly number[] {
  const subscribe = useCallback(
    (listener: () => void) => draftStore.subscribe(`list:${key}`, listener),
    [key],
  );
  const read = useCallback(() => draftStore.children(key), [key]);
  return useSyncExternalStore(subscribe, read, read);
}
