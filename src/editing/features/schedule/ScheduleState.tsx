/** The scheduled actions of a page in the toolbar, with failures and a button that opens the dialog. */
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadScheduledPublications, type ScheduledPublication } from '../../sync/scheduled-publications.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { lazyOnDemand } from '../../ui/lazy-component.ts';
import { useContainers } from '../../ui/session-hooks.ts';
import { useFormatDue, useScheduleMessages } from './messages.ts';
import styles from './schedule.module.css';
import { useScheduledPublications } from './use-scheduled-publications.ts';

const ScheduleDialog = lazyOnDemand(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

/** Milliseconds between polls for changes by others and executed schedules. */
const lookAgainAfter = 30_000;

export function ScheduleState() {
  const session = useEditingSession();
  const messages = useScheduleMessages();
  const formatDue = useFormatDue();
  const scheduled = useScheduledPublications();
  const [isOpen, setOpen] = useState(false);
  const shown = [...useContainers().values()].filter((container) => container.shown > 0);
  const places = shown.map(({ id }) => id).join();

  useEffect(() => {
    if (places === '') return;
    const load = () =>
      document.hidden || void loadScheduledPublications(session, places.split(',').map(Number));
    load();
    const timer = setInterval(load, lookAgainAfter);
    return () => clearInterval(timer);
  }, [places, session]);

  const list = Array.isArray(scheduled) ? (scheduled as readonly ScheduledPublication[]) : [];
  const failed = list.find(({ state }) => state === 'failed');
  const [next, ...others] = list.filter(({ state }) => state === 'waiting');
  const text = () => {
    if (failed) return messages.failed(formatDue(failed.due_at));
    if (!next) return messages.plan;
    const at = formatDue(next.due_at);
    const first = next.action === 'publish' ? messages.publish_at(at) : messages.offline_at(at);
    return others.length > 0 ? `${first} ${messages.more(others.length)}` : first;
  };
  if (places === '') return null;
  return (
    <>
      <button
        type="button"
        data-schedule=""
        data-state={failed ? 'failed' : next ? 'waiting' : undefined}
        className={styles.state}
        onClick={() => setOpen(true)}
      >
        {text()}
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <ScheduleDialog containers={shown} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
