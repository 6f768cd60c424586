/** The notice that a page was removed, with a button that restores it. */
import { useRef } from 'react';
import { textOf } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { openHome, openPage } from '../../sync/pages/open-page.ts';
import { restorePage } from '../../sync/pages/page-requests.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { usePageSave } from './use-page-save.ts';

export function RemovedPage({ page }: { page: EditedPage }) {
  const session = useEditingSession();
  const labels = useLabels();
  const locale = useLocale();
  const form = useRef<HTMLDivElement>(null);
  const { isBusy, problem, run } = usePageSave(form);
  const leave = () => openHome(session, locale);
  const restore = () =>
    run(async () => openPage(session, (await restorePage(session, page.id)).path, locale));
  const message = labels.page_deleted(textOf(page.title, locale));
  return (
    <Dialog
      title={message}
      onClose={leave}
      foot={
        <>
          <Button onClick={leave}>{labels.page_leave}</Button>
          <Button kind="primary" aria-disabled={isBusy} onClick={restore}>
            {labels.page_restore}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <p role="status">{message}</p>
        {problem ? <Note isAlarm>{problem}</Note> : null}
      </div>
    </Dialog>
  );
}
