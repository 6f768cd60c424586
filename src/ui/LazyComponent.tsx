/**
 * Components that are rendered on the server, with a script that is loaded at the first interaction. Until then React
 * does not hydrate them: links work, and clicks on buttons are replayed later.
 */
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { loadWithRetry, wait } from '#state/script-loading.ts';
import { firstInteraction, registerLazyComponent } from './first-interaction.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** Milliseconds until components that need no interaction are loaded. */
const idleDelay = 3000;

/**
 * Loads a component at the first interaction. Its props should be primitive values: as long as they do not change, the
 * page can re-render without its script. A screen that is rarely visited imports the styles of its lazy components, so that
 * they are loaded with the page.
 */
export function lazyOnInteraction<P extends object>(load: Load<P>) {
  return lazyComponent(load, firstInteraction);
}

/**
 * {@link lazyOnInteraction} for components that are also needed without interaction, some seconds after load.
 */
export function lazyOnIdle<P extends object>(load: Load<P>, delay = idleDelay) {
  return lazyComponent(
    load,
    import.meta.env.SSR ? firstInteraction : Promise.race([firstInteraction, wait(delay)]),
  );
}

function lazyComponent<P extends object>(load: Load<P>, start: Promise<unknown>) {
  let loaded: { default: ComponentType<P> } | undefined;
  const loading = start
    .then(() => loadWithRetry(load))
    .then((component) => {
      loaded = { default: component };
      return loaded;
    });
  registerLazyComponent(loading);
  const Waiting = lazy(() =>
    // React reads a promise one task later, and a click that hydrates the component before would be lost.
    // biome-ignore lint/suspicious/noThenProperty: read at once.
    loaded ? ({ then: (read: (module: unknown) => void) => read(loaded) } as typeof loading) : loading,
  ) as unknown as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at the top of a file.
  function LazyComponent(props: P) {
    // Keeps the type of the first render: another type would remount the element.
    const [Component] = useState(() => loaded?.default ?? Waiting);
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  }
  return memo(LazyComponent) as unknown as ComponentType<P>;
}
