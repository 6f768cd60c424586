/** Scheduled and failed publications of a page with their actions, and the form for a new one. */
import { useRef, useState } from 'react';
import type { EditedContainer } from '../../sync/containers.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import {
  cancelPublication,
  loadScheduledPublications,
  type ScheduledPublication,
} from '../../sync/scheduled-publications.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import parts from '../../ui/kit/kit.module.css';
import { Note } from '../../ui/kit/Note.tsx';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import { useFormatDue, useScheduleMessages } from './messages.ts';
import { PreviewForm, previewAddress } from './PreviewForm.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import styles from './schedule.module.css';
import { useScheduledPublications } from './use-scheduled-publications.ts';

interface Props {
  containers: readonly EditedContainer[];
  onClose: () => void;
}

export function ScheduleDialog({ containers, onClose }: Props) {
  const session = useEditingSession();
  const messages = useScheduleMessages();
  const scheduled = useScheduledPublications();
  const [changed, setChanged] = useState<ScheduledPublication | null>(null);
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const ids = containers.map(({ id }) => id);
  const start = (entry: ScheduledPublication) => {
    setChanged(entry);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus());
  };
  const remove = async (entry: ScheduledPublication) => {
    setProblem('');
    try {
      await cancelPublication(session, entry, ids);
      setAnnouncement(messages.cancelled);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      // Cancelled by somebody else already, which is the desired result.
      if (error.status !== 404) setProblem(error.detail || messages.not_reached);
    }
    if (changed?.id === entry.id) setChanged(null);
    form.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Dialog title={messages.title} onClose={onClose} width="36rem">
      <p className={parts.unseen} role="status">
        {announcement}
      </p>
      {problem && <Note isAlarm>{problem}</Note>}
      {scheduled === null && <p aria-busy="true">{messages.loading}</p>}
      {scheduled === 'failed' && (
        <Note isAlarm>
          {messages.not_loaded}{' '}
          <Button onClick={() => void loadScheduledPublications(session, ids)}>{messages.try_again}</Button>
        </Note>
      )}
      {Array.isArray(scheduled) && scheduled.length > 0 && (
        <ul className={styles.list} aria-label={messages.ahead}>
          {(scheduled as readonly ScheduledPublication[]).map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              isOneOfSeveral={ids.length > 1}
              onChange={() => start(entry)}
              onRemove={() => void remove(entry)}
              onShow={(module) => {
                onClose();
                requestAnimationFrame(() => showModule(module));
              }}
            />
          ))}
        </ul>
      )}
      <div ref={form}>
        <ScheduleForm
          // A new key resets the form.
          key={changed?.id ?? 'new'}
          containers={containers}
          changed={changed}
          onDone={() => {
            setChanged(null);
            setAnnouncement(messages.planned);
          }}
          onStop={() => setChanged(null)}
        />
      </div>
      <section className={styles.later} aria-label={messages.preview}>
        <h3>{messages.preview_title}</h3>
        <PreviewForm />
      </section>
    </Dialog>
  );
}

interface EntryProps {
  entry: ScheduledPublication;
  isOneOfSeveral: boolean;
  onChange: () => void;
  onRemove: () => void;
  onShow: (module: number) => void;
}

function Entry({ entry, isOneOfSeveral, onChange, onRemove, onShow }: EntryProps) {
  const messages = useScheduleMessages();
  const formatDue = useFormatDue();
  const [isAsked, setAsked] = useState(false);
  const at = formatDue(entry.due_at);
  const isFailed = entry.state === 'failed';
  const title = isFailed
    ? (entry.action === 'publish' ? messages.failed_publish : messages.failed_offline)(at)
    : (entry.action === 'publish' ? messages.what_publish : messages.what_offline)(at);
  const [only] = entry.languages.length === 1 ? entry.languages : [];
  const notes = [
    only ? messages.only[only] : '',
    isOneOfSeveral ? messages.place(entry.slug) : '',
    entry.created_by ? messages.by(entry.created_by) : '',
  ];
  const { module } = entry;
  return (
    <li className={styles.entry} data-state={entry.state}>
      <strong>{title}</strong>
      {entry.failure && <p className={styles.why}>{entry.failure}</p>}
      <p>{notes.filter(Boolean).join(' ')}</p>
      <div className={parts.row}>
        {isFailed && module !== null && <Button onClick={() => onShow(module)}>{messages.show}</Button>}
        <Button onClick={onChange}>{isFailed ? messages.again : messages.change}</Button>
        {!isFailed && (
          <a className={parts.button} href={previewAddress(location.pathname, entry.due_at)} target="_self">
            {messages.preview}
          </a>
        )}
        {isFailed ? (
          <Button onClick={onRemove}>{messages.put_away}</Button>
        ) : (
          <Button kind={isAsked ? 'danger' : 'plain'} onClick={() => (isAsked ? onRemove() : setAsked(true))}>
            {isAsked ? messages.cancel_really : messages.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}
