/** Components whose scripts are fetched when they are first drawn. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded } from '#state/scripts.ts';

/** Its `Suspense` waits as long as it takes, and nothing else of the page does. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
