/** The dialog of a page: its settings, or a new one near it. Fetches what it needs first. */

import { useEffect, useState } from 'react';
import { type EditedPage, getPage, getPageTree, type TreePage } from '../../sync/pages/page-requests.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import type { PageRequest } from '../../ui/ui-state.ts';
import { NewPageForm } from './NewPageForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface Props {
  request: PageRequest;
  onClose: () => void;
}

interface Loaded {
  tree: TreePage[];
  page: EditedPage | null;
}

export function PageDialog({ request: { kind, page: id, focus }, onClose }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    let isOver = false;
    setFailed(false);
    Promise.all([getPageTree(session), id === null ? null : getPage(session, id)]).then(
      ([tree, page]) => !isOver && setLoaded({ tree, page }),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [id, tries]);

  if (loaded && kind === 'new') return <NewPageForm {...loaded} onClose={onClose} />;
  if (loaded?.page)
    return <SettingsForm tree={loaded.tree} page={loaded.page} focus={focus} onClose={onClose} />;
  return (
    <Dialog title={kind === 'new' ? labels.page_new : labels.page_settings} onClose={onClose}>
      {hasFailed || loaded ? (
        <>
          <Note isAlarm>{labels.not_reached}</Note>
          <Button onClick={() => setTries(tries + 1)}>{labels.try_again}</Button>
        </>
      ) : (
        <p role="status">…</p>
      )}
    </Dialog>
  );
}
