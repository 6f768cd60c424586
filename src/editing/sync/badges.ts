/** Badges of modules: changed by somebody else, or being edited by somebody else. */

export interface Badges {
  /** The text of the badge; empty without one. */
  changed: string;
  /** The names of the people who edit it. */
  people: readonly string[];
}

export interface ModuleBadges {
  of(id: number): Badges;
  /** Sets one kind of badge of a module; an empty value removes it. */
  set<Kind extends keyof Badges>(id: number, kind: Kind, value: Badges[Kind]): void;
  /** Sets who edits which module, and removes all earlier positions. */
  setPeople(people: ReadonlyMap<number, readonly string[]>): void;
  /** @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

const none: Badges = { changed: '', people: [] };

export function createBadges(): ModuleBadges {
  const badges = new Map<number, Badges>();
  const listeners = new Set<() => void>();
  const of = (id: number) => badges.get(id) ?? none;
  const set: ModuleBadges['set'] = (id, kind, value) => {
    if (String(of(id)[kind]) === String(value)) return;
    badges.set(id, { ...of(id), [kind]: value });
    for (const listener of listeners) listener();
  };
  return {
    of,
    set,
    setPeople(people) {
      for (const id of new Set([...badges.keys(), ...people.keys()])) set(id, 'people', people.get(id) ?? []);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
