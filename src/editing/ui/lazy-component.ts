/** Components whose scripts are fetched when they are first drawn. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithRetry } from '#state/script-loading.ts';

/** Its `Suspense` waits as long as it takes, and nothing else of the page does. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}
