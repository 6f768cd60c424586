/** Which module shows its handles: the one under the pointer, else the one with the focus. */
import { useCallback, useSyncExternalStore } from 'react';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../editing-session-context.ts';

function createActive() {
  return {
    hovered: null as number | null,
    focused: null as number | null,
    /** By container: the one frame that the tab key stops at. */
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

/** Notifies once for a blur and the focus that follows, after the caret is painted. */
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

/** The focus takes precedence over where the pointer still rests. */
export function setFocused(session: EditingSession, id: number | null): void {
  const active = session.part(createActive);
  const container = id === null ? undefined : session.document.part(id)?.module.container;
  if (container !== undefined && id !== null) active.stops.set(container, id);
  active.focused = id;
  if (id !== null) active.hovered = null;
  notifyAfterCaret(active);
}

const idOf = ({ hovered, focused }: Active) => hovered ?? focused;

/** Whether a module shows its handles. Only the two modules concerned render again. */
export function useIsActive(id: number): boolean {
  return useActive((active) => idOf(active) === id);
}

/** Whether the tab key stops at a frame: at one per container, at first the first. */
export function useIsTabStop(id: number): boolean {
  const { document } = useEditingSession();
  return useActive(({ stops }) => {
    const container = document.part(id)?.module.container ?? 0;
    const stop = stops.get(container);
    const first = document.children(`c${container}`)[0];
    return (stop !== undefined && document.part(stop) ? stop : first) === id;
  });
}

/** Whether a module or anything in it shows its handles. */
export function useIsActiveWithin(id: number): boolean {
  const { document } = useEditingSession();
  return useActive((active) => {
    for (let each = idOf(active); each !== null; each = document.part(each)?.module.parent ?? null) {
      if (each === id) return true;
    }
    return false;
  });
}
