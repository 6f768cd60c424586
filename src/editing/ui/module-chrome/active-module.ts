/** Which module shows its handles: the one under the pointer, else the one with the focus. */
import { useCallback, useSyncExternalStore } from 'react';
import { draftStore } from '../../core/edited-document.ts';

let hovered: number | null = null;
let focused: number | null = null;
/** By container: the one frame that the tab key stops at. */
const stops = new Map<number, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

let isAboutToTell = false;

/** Once for the way from one text to the next, and behind the picture that shows the caret. */
function tellAfterCaret(): void {
  if (isAboutToTell) return;
  isAboutToTell = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isAboutToTell = false;
      tell();
    }),
  );
}

export function setHovered(id: number | null): void {
  if (hovered === id) return;
  hovered = id;
  tell();
}

/** Whoever goes in somewhere has its handles, wherever the pointer still lies. */
export function setFocused(id: number | null): void {
  const container = id === null ? undefined : draftStore.part(id)?.module.container;
  if (container !== undefined && id !== null) stops.set(container, id);
  focused = id;
  if (id !== null) hovered = null;
  tellAfterCaret();
}

export function activeId(): number | null {
  return hovered ?? focused;
}

/** Whether a module shows its handles. Only those two draw again between which it changes. */
export function useIsActive(id: number): boolean {
  const read = useCallback(() => activeId() === id, [id]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the tab key stops at a frame: at one per container, at first the first. */
export function useIsTabStop(id: number): boolean {
  const read = useCallback(() => {
    const container = draftStore.part(id)?.module.container ?? 0;
    const stop = stops.get(container);
    const first = draftStore.children(`c${container}`)[0];
    return (stop !== undefined && draftStore.part(stop) ? stop : first) === id;
  }, [id]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether a module or anything in it shows its handles. */
export function useIsActiveWithin(id: number): boolean {
  const read = useCallback(() => {
    for (let each = activeId(); each !== null; each = draftStore.part(each)?.module.parent ?? null) {
      if (each === id) return true;
    }
    return false;
  }, [id]);
  return useSyncExternalStore(subscribe, read, read);
}
