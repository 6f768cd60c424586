/** The dialogs of the editing layer: mounted once, loaded lazily. */
import { type ComponentType, useEffect, useState } from 'react';
import { loadRecordDialog } from './load-record-dialog.ts';
import { useEditingSession } from './ui/editing-session-context.ts';
import type { BackFromDialog } from './ui/form/BackFromDialog.tsx';
import { closeDialog, useUiState } from './ui/ui-state.ts';

type Draw = ComponentType<{ request: never; onClose: () => void }>;

const loadModuleDialog = async () => (await import('./ui/form/ModuleDialog.tsx')).ModuleDialog;
const loadPageDialog = async () => (await import('./features/pages/PageDialog.tsx')).PageDialog;

export function Dialogs() {
  const session = useEditingSession();
  const request = useUiState('dialog');
  const kind = request?.kind;
  const [loaded, setLoaded] = useState<{ kind: string; Draw: Draw; Back: typeof BackFromDialog } | null>(
    null,
  );
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!kind) return;
    let isOver = false;
    setFailed(false);
    const load: () => Promise<Draw> =
      kind === 'module' ? loadModuleDialog : kind === 'record' ? loadRecordDialog : loadPageDialog;
    Promise.all([load(), import('./ui/form/BackFromDialog.tsx')]).then(
      ([Draw, { BackFromDialog: Back }]) => !isOver && setLoaded({ kind, Draw, Back }),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [kind]);

  const back = loaded && <loaded.Back isOpen={request !== null} isRecord={loaded.kind === 'record'} />;
  if (!request) return back;
  if (hasFailed) return <NotLoaded />;
  if (loaded?.kind !== request.kind) return back;
  const { Draw } = loaded;
  // A new key per module resets the form.
  const key =
    request.kind === 'module' || request.kind === 'record'
      ? `${request.kind} ${request.id}`
      : `${request.kind} ${request.page}`;
  return (
    <>
      {back}
      <Draw key={key} request={request as never} onClose={() => closeDialog(session)} />
    </>
  );
}

/** In both languages, because the texts of dialogs are part of what could not be loaded. */
function NotLoaded() {
  const session = useEditingSession();
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onClose={() => closeDialog(session)}
      style={{
        margin: 'auto',
        padding: '1.5rem',
        background: '#fff',
        color: '#1f2328',
        fontFamily: 'system-ui',
      }}
    >
      <p>Das Formular konnte nicht geladen werden. Prüfen Sie die Verbindung.</p>
      <p lang="en">The form could not be loaded. Check your connection.</p>
      <form method="dialog">
        <button
          type="submit"
          style={{ minHeight: '2.25rem', padding: '0 1rem', border: '1px solid #6e7681' }}
        >
          OK
        </button>
      </form>
    </dialog>
  );
}
