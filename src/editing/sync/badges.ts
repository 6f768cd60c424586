/** Badges of modules: changed by somebody else, or being edited by somebody else. */

export interface Badges {
  /** In words; empty where there is nothing. */
  changed: string;
  /** Who is in it: a name for everybody. */
  people: readonly string[];
}

export interface ModuleBadges {
  of(id: number): Badges;
  /** Notes one kind of badge at a module; an empty value takes it away. */
  set<Kind extends keyof Badges>(id: number, kind: Kind, value: Badges[Kind]): void;
  /** Sets who is in which module; replaces all earlier positions. */
  setPeople(people: ReadonlyMap<number, readonly string[]>): void;
  /** @returns what ends it */
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
