/** Subscribes to the modules of a slot; renders again when one is added, removed or moved. */
import { useCallback, useSyncExternalStore } from 'react';
import { useEditingSession } from '../editing-session-context.ts';

/** @param key from `slotKey` */
export function useChildren(key: string): readonly number[] {
  const session = useEditingSession();
  const subscribe = useCallback(
    (listener: () => void) => session.document.subscribe(`list:${key}`, listener),
    [key, session],
  );
  const read = useCallback(() => session.document.children(key), [key, session]);
  return useSyncExternalStore(subscribe, read, read);
}
