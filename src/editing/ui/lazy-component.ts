/** Components whose scripts are loaded when they are first rendered. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadOnDemand, loadWithRetry } from '#state/script-loading.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;

/** Has its own `Suspense`, so that nothing else on the page waits. */
export const lazyComponent = <Props>(load: Load<Props>): Lazy<Props> =>
  lazy(async () => ({ default: await loadWithRetry(load) }));

/** For components that open at a click: shows a notice while their script is loading slowly. */
export const lazyOnDemand = <Props>(load: Load<Props>): Lazy<Props> =>
  lazy(async () => ({ default: await loadOnDemand(load) }));
