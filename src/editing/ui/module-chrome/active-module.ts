/** The active module, which shows its toolbar: the one under the pointer, else the one with the focus. */
import { useCallback, useSyncExternalStore } from 'react';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../editing-session-context.ts';

function createActive() {
  return {
    hovered: null as number | null,
    focused: null as number | null,
    /** By container: the module that is the tab stop. */
    stops: new Map<number, number>(),
    listeners: new Set<() => void>(),
    isAboutToNotify: false,
  };
}

type Active = ReturnType<typeof createActive>;

function useActive<T>(read: (active: Active) => T): T {
  const active = useEditingSession().part(createActive);
  const subscribe = useCallback(
    (listener: () => void) => {
      active.listeners.add(listener);
      return () => void active.listeners.delete(listener);
    },
    [active],
  );
  return useSyncExternalStore(subscribe, () => read(active));
}

function notify({ listeners }: Active): void {
  for (const listener of listeners) listener();
}

/** Notifies once for a blur and the following focus, after the caret is painted. */
function notifyAfterCaret(active: Active): void {
  if (active.isAboutToNotify) return;
  active.isAboutToNotify = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      active.isAboutToNotify = false;
      notify(active);
    }),
  );
}

export function setHovered(session: EditingSession, id: number | null): void {
  const active = session.part(createActive);
  if (active.hovered === id) return;
  active.hovered = id;
  notify(active);
}

/** A new focus takes precedence over a resting pointer. */
export function setFocused(session: EditingSession, id: number | null): void {
  const active = session.part(createActive);
  const container = id === null ? undefined : session.document.part(id)?.module.container;
  if (container !== undefined && id !== null) active.stops.set(container, id);
  active.focused = id;
  if (id !== null) active.hovered = null;
  notifyAfterCaret(active);
}

const idOf = ({ hovered, focused }: Active) => hovered ?? focused;

/** Whether a module is active. Only the two modules concerned render again. */
export function useIsActive(id: number): boolean {
  return useActive((active) => idOf(active) === id);
}

/** Whether the module is the tab stop of its container; initially the first one is. */
export function useIsTabStop(id: number): boolean {
  const { document } = useEditingSession();
  return useActive(({ stops }) => {
    const container = document.part(id)?.module.container ?? 0;
    const stop = stops.get(container);
    const first = document.children(`c${container}`)[0];
    return (stop !== undefined && document.part(stop) ? stop : first) === id;
  });
}

/** Whether a module or one of its descendants is active. */
export function useIsActiveWithin(id: number): boolean {
  const { document } = useEditingSession();
  return useActive((active) => {
    for (let each = idOf(active); each !== null; each = document.part(each)?.module.parent ?? null) {
      if (each === id) return true;
    }
    return false;
  });
}
