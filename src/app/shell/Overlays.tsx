/** What may lie over a page: loaded when it is first needed. */
import { lazy, Suspense } from 'react';
import { useGlobal } from '#state/global.ts';

const CaptionBox = lazy(() => import('./CaptionBox.tsx'));
const RedirectOverlay = lazy(() => import('./RedirectOverlay.tsx'));

export function Overlays() {
  const hasCaption = useGlobal('captionBoxContent') !== null;
  const isLeaving = useGlobal('redirectTo') !== null;
  return (
    <Suspense>
      {hasCaption && <CaptionBox />}
      {isLeaving && <RedirectOverlay />}
    </Suspense>
  );
}
