/** What is noted at modules beside their own state: that somebody else has changed one, or is in it. */
import { useCallback, useSyncExternalStore } from 'react';

export interface Badges {
  /** In words; empty where there is nothing. */
  changed: string;
  /** Who is in it: a name for everybody. */
  people: readonly string[];
}

const none: Badges = { changed: '', people: [] };
let marks: ReadonlyMap<number, Badges> = new Map();
const listeners = new Set<() => void>();

/** Notes one kind of mark at a module; an empty value takes it away. */
export function setBadge<K extends keyof Badges>(id: number, kind: K, value: Badges[K]): void {
  const before = marks.get(id) ?? none;
  if (String(before[kind]) === String(value)) return;
  marks = new Map(marks).set(id, { ...before, [kind]: value });
  for (const listener of listeners) listener();
}

/** Says of all modules who is in them; whoever was in another is no longer there. */
export function setPeopleBadges(people: ReadonlyMap<number, readonly string[]>): void {
  for (const id of new Set([...marks.keys(), ...people.keys()])) setBadge(id, 'people', people.get(id) ?? []);
}

export function useBadges(id: number): Badges {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  const read = useCallback(() => marks.get(id) ?? none, [id]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
