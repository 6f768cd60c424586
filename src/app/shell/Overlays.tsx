/**
 * Dialogs over the page. Loaded when first needed and mounted from then on, so that closing them restores the focus.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { stallTimeout } from '#domain/site/page-requests.ts';
import { setGlobal, useGlobal } from '#state/global.ts';
import { loadOnDemand, wait } from '#state/script-loading.ts';
import { StalledNotice } from './lazy-components.ts';
import { openDocument } from './open-document.ts';

const CaptionBox = lazy(() => loadOnDemand(() => import('./CaptionBox.tsx')));
// If the notice cannot be loaded, links to the shop work as they do without scripts.
const RedirectOverlay = lazy(() => {
  const direct = () => ({ default: DirectRedirect });
  return Promise.race([import('./RedirectOverlay.tsx'), wait(stallTimeout).then(direct)]).catch(direct);
});

function DirectRedirect() {
  const redirectTo = useGlobal('redirectTo');
  useEffect(() => {
    if (!redirectTo) return;
    setGlobal({ redirectTo: null });
    // The notice may have failed to load because there is no connection.
    void openDocument(redirectTo, location.href);
  }, [redirectTo]);
  return <i hidden />;
}

/** True as soon as `isNeeded` was true once. */
function useWasEverTrue(isNeeded: boolean): boolean {
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isNeeded || wasNeeded;
}

export function Overlays() {
  const hasCaption = useWasEverTrue(useGlobal('captionBoxContent') !== null);
  const isLeaving = useWasEverTrue(useGlobal('redirectTo') !== null);
  return (
    <>
      <Suspense>
        {hasCaption && <CaptionBox />}
        {isLeaving && <RedirectOverlay />}
      </Suspense>
      <StalledNotice />
    </>
  );
}
