/** The button that deletes entries. Its dialog is loaded with the first click. */
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '#i18n/format-count.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import type { RemovalProps } from './removal-props.ts';

const RemoveEntries = lazy(() => loadOnDemand(() => import('./RemoveEntries.tsx')));

export function RemovalButton(props: RemovalProps) {
  const { ids, texts } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScreenButton onClick={() => setOpen(true)}>{formatCount(texts.remove_count, ids.length)}</ScreenButton>
      {isOpen && (
        <Suspense>
          <RemoveEntries {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
