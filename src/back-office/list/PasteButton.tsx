/** Opens the dialog for a table from a spreadsheet; so does pasting one anywhere on the list. */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ListPage } from '#domain/back-office/list-page.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { readTabInput, saveTabInput } from '#state/tab-input.ts';
import type { UnsavedTable } from '../paste/use-paste.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';

const PasteTable = lazy(() => loadOnDemand(() => import('../paste/PasteTable.tsx')));

interface Props {
  list: ListPage;
  /** Whose unsaved table is kept. */
  user: string;
  label: string;
  onWritten: () => void;
}

export function PasteButton({ list, user, label, onWritten }: Props) {
  /** The table when the dialog opened; null while it is closed. */
  const [opened, setOpened] = useState<UnsavedTable | null>(null);
  const key = `table ${list.resource}`;
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const at = event.target as HTMLElement | null;
      if (at?.closest('input, textarea, select, [contenteditable], dialog')) return;
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      // A single word is not a table; it is pasted into a field.
      if (!/[\t\n;,]/.test(pasted.trim())) return;
      event.preventDefault();
      setOpened({ text: pasted, left_out: [] });
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return (
    <>
      <ScreenButton
        aria-haspopup="dialog"
        onClick={() => setOpened(readTabInput(user, key) ?? { text: '', left_out: [] })}
      >
        {label}
      </ScreenButton>
      {opened && (
        <Suspense>
          <PasteTable
            list={list}
            unsaved={opened}
            onChange={(unsaved) => saveTabInput(user, key, unsaved)}
            onWritten={onWritten}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
