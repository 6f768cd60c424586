/** The edited containers of the page, and whether each differs from its published snapshot. */

export interface EditedContainer {
  id: number;
  slug: string;
  content_type: string;
  /** The version of the local working copy. Remote changes since then have higher ones. */
  version: number;
  /** The version that the user has reviewed: when the page was opened, or at the last publication. */
  reviewed: number;
  /** Whether publishing would change anything; null if that is unknown. */
  is_changed: boolean | null;
  /** Number of slots of the page that render it. */
  shown: number;
  /** Ids of records whose texts are edited in it. */
  records: readonly number[];
}

export interface Containers {
  /** Fields left out keep their values; those of an unknown container get defaults. */
  put(change: Partial<EditedContainer> & { id: number }): void;
  bySlug(slug: string): EditedContainer | undefined;
  /** The version of the local working copy. */
  versionOf(id: number): number;
  /**
   * Sets the version after an own change, unless there were remote changes in between.
   * @returns whether it was set
   */
  takeVersion(id: number, version: number): boolean;
  get(): ReadonlyMap<number, EditedContainer>;
  /** The containers of all pages that were edited in this tab. */
  all(): EditedContainer[];
  /** The containers of the current page. */
  shown(): EditedContainer[];
  /** @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export function createContainers(): Containers {
  let containers: ReadonlyMap<number, EditedContainer> = new Map();
  const listeners = new Set<() => void>();

  const put: Containers['put'] = (change) => {
    const before = containers.get(change.id);
    const usual = {
      slug: '',
      content_type: '',
      version: 0,
      reviewed: 0,
      is_changed: null,
      shown: 0,
      records: [],
    };
    containers = new Map(containers).set(change.id, { ...usual, ...before, ...change });
    for (const listener of listeners) listener();
  };
  const all = () => [...containers.values()];
  const versionOf = (id: number) => containers.get(id)?.version ?? 0;

  return {
    put,
    all,
    versionOf,
    get: () => containers,
    bySlug: (slug) => all().find((container) => container.slug === slug),
    shown: () => all().filter(({ shown }) => shown > 0),
    takeVersion(id, version) {
      const knownVersion = versionOf(id);
      const isNext = version <= knownVersion + 1;
      put({ id, version: isNext ? Math.max(knownVersion, version) : knownVersion, is_changed: true });
      return isNext;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
