/** The full-screen viewer, whose script is loaded when a picture is opened. */
import { lazy, Suspense } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { loadOnDemand } from '#state/script-loading.ts';

const PictureViewer = lazy(() => loadOnDemand(() => import('./PictureViewer.tsx')));

interface Props {
  pictures: readonly Picture[];
  /** Place of the picture that was opened. */
  shown: number | null;
  onClose: () => void;
}

export function ShownPicture({ pictures, shown, onClose }: Props) {
  return (
    shown !== null && (
      <Suspense>
        <PictureViewer pictures={pictures} first={shown} onClose={onClose} />
      </Suspense>
    )
  );
}
