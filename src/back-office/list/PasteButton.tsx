/** Opens the dialog for a table from a spreadsheet; so does pasting one anywhere on the list. */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ListPage } from '#domain/back-office/list-page.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import controls from '../shell/controls.module.css';

const PasteTable = lazy(() => loadOnDemand(() => import('../paste/PasteTable.tsx')));

interface Props {
  list: ListPage;
  label: string;
  onWritten: () => void;
}

export function PasteButton({ list, label, onWritten }: Props) {
  /** The pasted text; null while the dialog is closed. */
  const [text, setText] = useState<string | null>(null);
  /** The text that was not written when the dialog was closed. */
  const [unsavedText, setKept] = useState('');
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const at = event.target as HTMLElement | null;
      if (at?.closest('input, textarea, select, [contenteditable], dialog')) return;
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      // A single word is not a table; it is pasted into a field.
      if (!/[\t\n;,]/.test(pasted.trim())) return;
      event.preventDefault();
      setText(pasted);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-haspopup="dialog"
        onClick={() => setText(unsavedText)}
      >
        {label}
      </button>
      {text !== null && (
        <Suspense>
          <PasteTable
            list={list}
            text={text}
            onWritten={onWritten}
            onClose={(rest) => {
              setKept(rest);
              setText(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
