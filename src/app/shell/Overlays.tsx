/** What may lie over a page: loaded when it is first needed, and then kept, since closing gives the focus back. */
import { lazy, Suspense, useState } from 'react';
import { useGlobal } from '#state/global.ts';

const CaptionBox = lazy(() => import('./CaptionBox.tsx'));
const RedirectOverlay = lazy(() => import('./RedirectOverlay.tsx'));

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
