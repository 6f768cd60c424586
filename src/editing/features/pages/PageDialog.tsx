/** The dialog for a page's settings or for a new page. Loads its data first. */
import { useCallback } from 'react';
import { getPage, getPageTree } from '../../sync/pages/page-requests.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { useFetched } from '../../ui/kit/use-fetched.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import type { PageDialogRequest } from '../../ui/ui-state.ts';
import { NewPageForm } from './NewPageForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface Props {
  request: PageDialogRequest;
  onClose: () => void;
}

export function PageDialog({ request: { kind, page: id, focus }, onClose }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const fetch = useCallback(async () => {
    const [tree, page] = await Promise.all([getPageTree(session), id === null ? null : getPage(session, id)]);
    return { tree, page };
  }, [session, id]);
  const [fetched, load] = useFetched(fetch);
  const loaded = fetched === 'failed' ? null : fetched;
  if (loaded && kind === 'new') return <NewPageForm {...loaded} onClose={onClose} />;
  if (loaded?.page)
    return <SettingsForm tree={loaded.tree} page={loaded.page} focus={focus} onClose={onClose} />;
  return (
    <Dialog title={kind === 'new' ? labels.page_new : labels.page_settings} onClose={onClose}>
      {fetched ? (
        <>
          <Note isAlarm>{labels.not_reached}</Note>
          <Button onClick={() => void load()}>{labels.try_again}</Button>
        </>
      ) : (
        <p role="status">…</p>
      )}
    </Dialog>
  );
}
