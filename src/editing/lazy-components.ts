/**
 * Parts of the editor that are not needed at once. They are fetched when they are asked for, and ahead of that as soon
 * as somebody edits and the browser has time: whoever is without a line then has the whole editor with her.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded } from '#state/scripts.ts';

/** What has not come yet, in the order in which it is fetched ahead. */
const ahead = new Set<() => Promise<unknown>>();

/** @returns fetches the part; what is there already is not asked for again. @throws what the browser says */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let fetched: Promise<Part> | undefined;
  const fetchOnce = () => {
    fetched ??= load().then(
      (part) => {
        ahead.delete(fetchOnce);
        return part;
      },
      (error) => {
        fetched = undefined;
        throw error;
      },
    );
    return fetched;
  };
  ahead.add(fetchOnce);
  return fetchOnce;
}

/** A part that is drawn: whoever shows it waits as long as it takes, and nothing else of the page does. */
export function laterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const fetchPart = later(load);
  return lazy(async () => ({ default: await untilLoaded(fetchPart) }));
}

/** Safari has no such moments. */
const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );

/** Fetches one after the other, those that others bring along as well. Without a line it is left at what there is. */
export async function fetchAhead(): Promise<void> {
  try {
    for (const fetchPart of ahead) {
      await whenIdle();
      await fetchPart();
    }
  } catch {
    // What is missing is fetched, and missed, when it is asked for.
  }
}
