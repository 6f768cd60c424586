/** What may lie over a page: loaded when it is first needed, and then kept, since closing gives the focus back. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { setGlobal, useGlobal } from '#state/global.ts';
import { untilLoaded } from '#state/scripts.ts';

const CaptionBox = lazy(() => untilLoaded(() => import('./CaptionBox.tsx')));
// Without its word the way to the shop is what it is without scripts: straight.
const RedirectOverlay = lazy(() => import('./RedirectOverlay.tsx').catch(() => ({ default: GoStraight })));

function GoStraight() {
  const redirectTo = useGlobal('redirectTo');
  useEffect(() => {
    if (!redirectTo) return;
    setGlobal({ redirectTo: null });
    location.assign(redirectTo);
  }, [redirectTo]);
  return <i hidden />;
}

/** True from the first time on. */
function useOnce(isNeeded: boolean): boolean {
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isNeeded || wasNeeded;
}

export function Overlays() {
  const hasCaption = useOnce(useGlobal('captionBoxContent') !== null);
  const isLeaving = useOnce(useGlobal('redirectTo') !== null);
  return (
    <Suspense>
      {hasCaption && <CaptionBox />}
      {isLeaving && <RedirectOverlay />}
    </Suspense>
  );
}
