/**
 * Renders the current screen, or the placeholder of the next one if loading takes noticeably long; the current one
 * again if the next one cannot be reached.
 */
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { placeholderDelay } from '#domain/site/page-requests.ts';
import { useGlobal } from '#state/global.ts';
import { setPlaceholderShown } from '#state/placeholder-time.ts';
import { wait } from '#state/script-loading.ts';
import { componentsReady } from '#ui/first-interaction.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';

const PendingPage = lazyOnInteraction(async () => (await import('./PendingPage.tsx')).PendingPage);

export function PendingScreen() {
  const { pathname } = useLocation();
  const destination = useGlobal('destination');
  const target = destination && new URL(destination).pathname;
  const isOther = target !== '' && target !== pathname;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOther) return;
    let isOver = false;
    const show = (isShown: boolean) => {
      setPlaceholderShown(isShown);
      setLong(isShown);
    };
    // The page stays until everything is loaded that it needs to be shown again.
    void Promise.all([componentsReady(), wait(placeholderDelay)]).then(() => isOver || show(true));
    return () => {
      isOver = true;
      show(false);
    };
  }, [isOther]);
  const isStalled = useGlobal('stalled') === destination;
  return isOther && isLong && !isStalled ? <PendingPage target={target} /> : <Outlet />;
}
