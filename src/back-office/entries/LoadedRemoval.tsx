/** The button that deletes entries. What it takes to ask and to delete is loaded with the first press. */
import { lazy, Suspense, useState } from 'react';
import { loadWithRetry } from '#state/script-loading.ts';
import controls from '../shell/controls.module.css';
import type { RemovalProps } from './removal-props.ts';

const RemoveEntries = lazy(() => loadWithRetry(() => import('./RemoveEntries.tsx')));

export function LoadedRemoval(props: RemovalProps) {
  const { ids, texts } = props;
  const [isOpen, setOpen] = useState(false);
  const count = String(ids.length);
  return (
    <>
      <button type="button" className={controls.button} onClick={() => setOpen(true)}>
        {ids.length === 1 ? texts.remove_one : texts.remove_count.replace('{count}', count)}
      </button>
      {isOpen && (
        <Suspense>
          <RemoveEntries {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
