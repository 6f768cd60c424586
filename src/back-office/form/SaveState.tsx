/**
 * The save status of a form: unsaved changes and where they are stored, the result of the last save, and what was
 * restored after a reload.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useStore } from '#state/store.ts';
import styles from './form.module.css';
import type { RecordFormData } from './form-data.ts';
import type { SaveState as State } from './form-state.ts';
import type { RecordForm } from './record-form.ts';

/** What has just happened to the record whose form opens. */
export type Arrival = 'created' | 'restored' | null;

interface Props {
  form: RecordForm;
  texts: RecordFormData['texts'];
  /** Fields that are changed. */
  count: number;
  arrival: Arrival;
  /** Whether a save without an answer is sent again. */
  isSentAgain: boolean;
}

const isProblem = (save: State) => save !== 'idle' && save !== 'saving' && save !== 'saved';

const timeOf = (at: number) => formatTime(new Date(at));

export function SaveState({ form, texts, ...props }: Props) {
  const { count, arrival } = props;
  const save = useStore(form.store, 'save');
  const conflict = useStore(form.store, 'conflict');
  const restored_at = useStore(form.store, 'restored_at');
  const isAlarm = conflict !== null || isProblem(save);
  /** Whether only the number of changes is shown. */
  const isQuiet = !isAlarm && restored_at === null && (count > 0 || (save === 'idle' && !arrival));
  return (
    <div className={styles.state} data-quiet={isQuiet || undefined}>
      <p role={isAlarm ? 'alert' : 'status'} className={isAlarm ? styles.alarm : undefined}>
        {conflict ? texts.conflict : <Outcome form={form} texts={texts} {...props} />}
      </p>
      {restored_at !== null && (
        <p role="status">{texts.draft_restored.replace('{time}', timeOf(restored_at))}</p>
      )}
    </div>
  );
}

function Outcome({ form, texts, count, arrival, isSentAgain }: Props): ReactNode {
  const save = useStore(form.store, 'save');
  const detail = useStore(form.store, 'detail');
  const persisted_at = useStore(form.store, 'persisted_at');
  const canPersist = useStore(form.store, 'canPersist');
  const saved_as = useStore(form.store, 'saved_as');
  // Into a status that is there already: one that comes with its text is not read out.
  const [arrived, setArrived] = useState<Arrival>(null);
  useEffect(() => setArrived(arrival), [arrival]);
  if (save === 'saving') return texts.saving;
  const missing = canPersist ? texts.keeping : texts.not_kept;
  const place = persisted_at === null ? missing : texts.kept.replace('{time}', timeOf(persisted_at));
  const changes = count > 0 && (
    <>
      <strong>{formatCount(texts.changes, count)}</strong> <span className={styles.quiet}>{place}</span>
    </>
  );
  if (save !== 'idle' && save !== 'saved')
    return (
      <>
        {detail || texts.failed[save]}{' '}
        {save === 'unreachable' && texts.again[isSentAgain ? 'later' : 'press']} {changes}
      </>
    );
  if (changes) return changes;
  if (save === 'saved') return texts.saved_as[saved_as];
  return arrived ? texts[arrived] : <span className={styles.quiet}>{texts.no_changes}</span>;
}
