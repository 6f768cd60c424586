/** The button that deletes entries. What it takes to ask and to delete is loaded with the first press. */
import { lazy, Suspense, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { EntryTexts } from '#i18n/back-office/entry-texts.ts';
import { loadWithRetry } from '#state/script-loading.ts';
import controls from '../shell/controls.module.css';

const RemoveEntries = lazy(() => loadWithRetry(() => import('./RemoveEntries.tsx')));

export interface RemovalProps {
  form: number;
  ids: readonly number[];
  locale: Locale;
  texts: EntryTexts;
  /** With how many were deleted. */
  onRemoved: (count: number) => void;
}

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
