/** The confirmation for deleting entries permanently. */
import { useState } from 'react';
import { requestAt } from '#editing/sync/request.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { Button } from '#editing/ui/kit/Button.tsx';
import { Dialog } from '#editing/ui/kit/Dialog.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Note } from '#editing/ui/kit/Note.tsx';
import { formatCount } from '#i18n/format-count.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { outcomeOf } from '../requests/record-requests.ts';
import type { RemovalProps } from './removal-props.ts';

interface Props extends RemovalProps {
  onClose: () => void;
  session: EditingSession;
}

function RemoveEntries({ form, ids, locale, texts, onRemoved, onClose, session }: Props) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    const address = `/${locale}/api/cms-hub/forms/${form}/entries/remove`;
    const outcome = await outcomeOf(requestAt<{ removed: number }>(session, 'POST', address, { ids }));
    setBusy(false);
    if (outcome.outcome === 'done') {
      onClose();
      return onRemoved(outcome.data.removed);
    }
    const failureTexts = texts.failed as Readonly<Record<string, string>>;
    setProblem(failureTexts[outcome.outcome] ?? texts.failed.failed);
  }

  return (
    <Dialog
      title={formatCount(texts.remove_title, ids.length)}
      onClose={onClose}
      width="34rem"
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="danger" onClick={() => void remove()}>
            {formatCount(texts.remove_count, ids.length)}
          </Button>
        </>
      }
    >
      <div className={kit.stack}>
        {problem && <Note isAlarm>{problem}</Note>}
        <p>{texts.remove_text}</p>
      </div>
    </Dialog>
  );
}

export default withFormSession(RemoveEntries);
