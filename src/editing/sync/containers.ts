/** The containers of the page that are being edited, and how they stand with what is public. */
import { useSyncExternalStore } from 'react';

export interface DraftContainer {
  id: number;
  slug: string;
  content_type: string;
  /** Of the working copy as it lies here: what others have written since has another. */
  version: number;
  /** What whoever edits here has had before her eyes as a whole: when she came, and when she published last. */
  reviewed: number;
  /** Whether publishing would change anything; null where the server has not said so. */
  is_changed: boolean | null;
  /** On how many places of the page it is drawn now. */
  shown: number;
}

let containers: ReadonlyMap<number, DraftContainer> = new Map();
const listeners = new Set<() => void>();

/** What is left out stays as it was, or is as of a container of which nothing is known. */
export function putContainer(change: Partial<DraftContainer> & { id: number }): void {
  const before = containers.get(change.id);
  const usual = { slug: '', content_type: '', version: 0, reviewed: 0, is_changed: null, shown: 0 };
  containers = new Map(containers).set(change.id, { ...usual, ...before, ...change });
  for (const listener of listeners) listener();
}

export function containerBySlug(slug: string): DraftContainer | undefined {
  return [...containers.values()].find((container) => container.slug === slug);
}

/** The version of the working copy that lies here. */
export function seenVersion(id: number): number {
  return containers.get(id)?.version ?? 0;
}

/**
 * After an own change: its version is the one that lies here, unless others have written in between.
 * @returns whether that is so
 */
export function takeVersion(id: number, version: number): boolean {
  const seen = seenVersion(id);
  const isNext = version <= seen + 1;
  putContainer({ id, version: isNext ? Math.max(seen, version) : seen, is_changed: true });
  return isNext;
}

export const containersNow = () => containers;

/** Those of this page and of others that were edited in this tab. */
export function allContainers(): DraftContainer[] {
  return [...containers.values()];
}

/** Those that stand on the page now. */
export function shownContainers(): DraftContainer[] {
  return [...containers.values()].filter(({ shown }) => shown > 0);
}

/** @returns what ends it */
export function watchContainers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useContainers(): ReadonlyMap<number, DraftContainer> {
  return useSyncExternalStore(
    watchContainers,
    () => containers,
    () => containers,
  );
}
