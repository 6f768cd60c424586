/**
 * Components whose HTML comes with the page and whose script is loaded at the first interaction. Until then they are
 * the server's own elements: links lead on, and what needs the script waits for it.
 */
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { untilLoaded, wait } from '#state/scripts.ts';
import { firstInteraction, noteLazyComponent } from './first-interaction.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** Milliseconds until components that need no interaction are loaded. */
const idleDelay = 3000;

/**
 * The component that `load` brings at the first interaction. Its props should be plain values: as long as they are the
 * same, the page around it may change without needing its script. `styles` are its style modules: a screen that few
 * visitors open names them here, so that they come with the page. Importing them is not enough, since the bundler drops
 * what is not used.
 */
export function lazyOnInteraction<P extends object>(load: Load<P>, ..._styles: readonly CSSModuleClasses[]) {
  return lazyComponent(load, firstInteraction);
}

/** The same for what should also come without an interaction: some seconds after everything else. */
export function lazyOnIdle<P extends object>(load: Load<P>) {
  return lazyComponent(
    load,
    import.meta.env.SSR ? firstInteraction : Promise.race([firstInteraction, wait(idleDelay)]),
  );
}

function lazyComponent<P extends object>(load: Load<P>, begun: Promise<unknown>) {
  let loaded: ComponentType<P> | undefined;
  const loading = begun
    .then(() => untilLoaded(load))
    .then((component) => {
      loaded = component;
      return { default: component };
    });
  noteLazyComponent(loading);
  const Waiting = lazy(() => loading) as unknown as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at the top of a file.
  function LazyComponent(props: P) {
    // What has begun to wait stays the one that waited: another type would be another element.
    const [Component] = useState(() => loaded ?? Waiting);
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  }
  return memo(LazyComponent) as unknown as ComponentType<P>;
}
