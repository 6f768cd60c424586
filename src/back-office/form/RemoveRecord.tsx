/** Removes a record: lists its uses before, and offers undo afterwards. */

import { useRef, useState } from 'react';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Button } from '#editing/ui/kit/Button.tsx';
import { Dialog } from '#editing/ui/kit/Dialog.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Note } from '#editing/ui/kit/Note.tsx';
import { formatCount } from '#i18n/format-count.ts';
import { useStore } from '#state/store.ts';
import { newOperationId, removeRecord, restoreRecord } from '../requests/record-requests.ts';
import pressed from '../shell/controls.module.css';
import styles from './form.module.css';
import type { RecordFormData } from './form-data.ts';
import type { RecordForm } from './record-form.ts';
import { UsageList } from './UsageList.tsx';

interface Props {
  form: RecordForm;
  data: RecordFormData;
  onRemoved: () => void;
}

export function RemoveRecord({ form, data, onRemoved }: Props) {
  const session = useEditingSession();
  const { texts, title, uses, resource, record } = data;
  const { version } = useStore(form.store, 'base');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const operation = useRef('');
  const count = uses.reduce((sum, group) => sum + group.count, 0);
  const requiring = uses.filter(({ is_required }) => is_required);
  if (!record || version === null) return null;
  const { id } = record;
  const isOffline = record.values.is_online === false;
  const of = version;

  async function remove() {
    operation.current ||= newOperationId();
    const request = { version: of, operation_id: operation.current, seen: count };
    const outcome = await removeRecord(session, resource, id, request);
    if (outcome.outcome === 'done') return onRemoved();
    // After a response, another click is a new operation.
    if (outcome.outcome !== 'unreachable') operation.current = '';
    const message =
      outcome.outcome === 'invalid' ? outcome.errors.map(({ message }) => message).join(' ') : '';
    setProblem(message || problemOf(outcome.outcome));
  }

  function problemOf(outcome: string): string {
    if (outcome === 'stale' || outcome === 'used') return texts.remove_changed;
    return outcome in texts.not_removed
      ? texts.not_removed[outcome as keyof typeof texts.not_removed]
      : texts.not_removed.failed;
  }

  return (
    <div className={styles.remove}>
      <button type="button" className={pressed.button} onClick={() => setOpen(true)}>
        {texts.remove}
      </button>
      {isOpen && (
        <Dialog
          title={texts.remove_title.replace('{name}', title)}
          onClose={() => setOpen(false)}
          width="34rem"
          foot={
            <>
              <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
              {requiring.length === 0 && (
                <Button kind="danger" onClick={() => void remove()}>
                  {texts.remove}
                </Button>
              )}
            </>
          }
        >
          <div className={kit.stack}>
            {problem && <Note isAlarm>{problem}</Note>}
            {requiring.length > 0 ? (
              <>
                <p>{texts.remove_held}</p>
                <UsageList uses={requiring} texts={texts} />
              </>
            ) : (
              <>
                <p>{isOffline ? texts.remove_offline_text : texts.remove_text}</p>
                {count > 0 && <p>{formatCount(texts.remove_used, count)}</p>}
                <UsageList uses={uses} texts={texts} />
              </>
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface RemovedProps {
  data: Pick<RecordFormData, 'resource' | 'list_url'> & {
    texts: Pick<RecordFormData['texts'], 'restore' | 'to_list' | 'failed'>;
  };
  id: number;
  /** What was removed, and by whom. */
  message: string;
  mayRestore?: boolean;
  onRestored: () => void;
}

/** In the place of the form of a record that was removed. */
export function RemovedRecord({ data, id, message, mayRestore = true, onRestored }: RemovedProps) {
  const session = useEditingSession();
  const { texts, resource, list_url } = data;
  const [problem, setProblem] = useState('');
  const operation = useRef(newOperationId());

  async function restore() {
    const outcome = await restoreRecord(session, resource, id, operation.current);
    if (outcome.outcome === 'done') return onRestored();
    const why = outcome.outcome === 'invalid' ? outcome.errors.map(({ message }) => message).join(' ') : '';
    setProblem(why || texts.failed.failed);
  }

  return (
    <div className={`${styles.removed} ${styles.surface}`} role="status">
      {problem && <Note isAlarm>{problem}</Note>}
      <p>{message}</p>
      <div className={kit.row}>
        {mayRestore && (
          <button type="button" className={pressed.primary} onClick={() => void restore()}>
            {texts.restore}
          </button>
        )}
        <a href={list_url}>{texts.to_list}</a>
      </div>
    </div>
  );
}
