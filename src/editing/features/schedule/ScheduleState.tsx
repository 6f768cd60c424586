/** The scheduled actions of a page in the toolbar, with failures and a button that opens the dialog. */
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadScheduledPublications, type ScheduledPublication } from '../../sync/scheduled-publications.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { lazyOnDemand } from '../../ui/lazy-component.ts';
import { useContainers } from '../../ui/session-hooks.ts';
import { useFormatDue, useScheduleMessages } from './messages.ts';
import styles from './schedule.module.css';
import { useExecutedSchedules } from './use-executed-schedules.ts';
import { useScheduledPublications } from './use-scheduled-publications.ts';

const ScheduleDialog = lazyOnDemand(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

/** Milliseconds between polls for changes by others and executed schedules. */
const lookAgainAfter = 30_000;

/** Milliseconds until the server has executed a schedule that is due. */
const executionTime = 1500;

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
  const [next, ...others] = list.filter(({ state }) => state === 'waiting');
  useExecutedSchedules(scheduled);

  // The next one that is due before the next poll.
  useEffect(() => {
    const { clock } = session.ports;
    const soon = next ? Date.parse(next.due_at) - clock.now() : lookAgainAfter;
    if (soon < 0 || soon >= lookAgainAfter || places === '') return;
    return clock.after(
      soon + executionTime,
      () => void loadScheduledPublications(session, places.split(',').map(Number)),
    );
  }, [next, places, session]);

  const failed = list.find(({ state }) => state === 'failed');
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
