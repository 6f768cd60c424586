/** Components whose scripts are loaded when they are first rendered. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithRetry } from '#state/script-loading.ts';

/** Has its own `Suspense`, so that nothing else on the page waits. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}
