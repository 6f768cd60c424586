/** The dialogs of the editing layer: mounted once, loaded lazily. */
import { type ComponentType, useEffect, useState } from 'react';
import { loadOnDemand } from '#state/script-loading.ts';
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
  const [loaded, setLoaded] = useState<{ kind: string; Draw: Draw; Back: typeof BackFromDialog } | null>(
    null,
  );
  useEffect(() => {
    if (!request) return;
    const { kind } = request;
    let isOver = false;
    const load: () => Promise<Draw> =
      kind === 'module' ? loadModuleDialog : kind === 'record' ? loadRecordDialog : loadPageDialog;
    void loadOnDemand(() => Promise.all([load(), import('./ui/form/BackFromDialog.tsx')])).then(
      ([Draw, { BackFromDialog: Back }]) => !isOver && setLoaded({ kind, Draw, Back }),
    );
    return () => {
      isOver = true;
    };
  }, [request]);

  const back = loaded && <loaded.Back isOpen={request !== null} isRecord={loaded.kind === 'record'} />;
  if (!request) return back;
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
