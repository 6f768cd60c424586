/** Renders the current screen, or the placeholder of the next one once loading takes noticeably long. */
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pendingTimeout } from '#domain/site/page-requests.ts';
import { useGlobal } from '#state/global.ts';
import { notePlaceholder } from '#state/placeholder-time.ts';
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
    const show = (isShown: boolean) => {
      notePlaceholder(isShown);
      setLong(isShown);
    };
    const timer = setTimeout(show, pendingTimeout, true);
    return () => {
      clearTimeout(timer);
      show(false);
    };
  }, [isOther]);
  // Thrown for the layout's error boundary. The router does not report scripts that fail to load.
  if (useGlobal('hasScreenFailed')) throw new Error('The script of the page could not be loaded.');
  return isOther && isLong ? <PendingPage target={target} /> : <Outlet />;
}
