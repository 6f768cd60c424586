/** A lazy component in the server's HTML: when it reacts to clicks. */
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { lazyOnInteraction } from './LazyComponent.tsx';

function Page({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

test('a click is not lost while React has not yet come to a component whose script is there', async () => {
  const clicks: string[] = [];
  const script = Promise.withResolvers<ComponentType>();
  const Lazy = lazyOnInteraction(() => script.promise);
  dispatchEvent(new Event('pointermove'));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<!--$--><button type="button">Morgen</button><!--/$-->';
  const button = root.querySelector('button');
  const clicked = Promise.withResolvers<void>();
  // React hydrates the page first, and a lazy component in a later task.
  const onHydrated = async () => {
    script.resolve(() => (
      <button type="button" onClick={() => clicks.push('Morgen')}>
        Morgen
      </button>
    ));
    for (let count = 0; count < 20; count += 1) await Promise.resolve();
    // Clicks with a key are not held, so that this one comes now.
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, altKey: true }));
    clicked.resolve();
  };
  const hydrated = hydrateRoot(
    root,
    <Page onHydrated={() => void onHydrated()}>
      <Lazy />
    </Page>,
  );
  await clicked.promise;
  expect(clicks).toEqual(['Morgen']);
  hydrated.unmount();
  root.remove();
});
