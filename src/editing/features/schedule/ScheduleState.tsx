/** The scheduled actions of a page in the toolbar, with failures and a button that opens the dialog. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import {
  loadScheduledPublications,
  type ScheduledPublication,
  type ScheduledPublications,
} from '../../sync/scheduled-publications.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { lazyOnDemand } from '../../ui/lazy-component.ts';
import { useContainers } from '../../ui/session-hooks.ts';
import { useFormatDue, useScheduleMessages } from './messages.ts';
import styles from './schedule.module.css';
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

/**
 * Tells that a schedule was executed while its page is open. A failed one stays in the list, where the toolbar shows
 * it.
 */
function useExecutedSchedules(scheduled: ScheduledPublications): void {
  const session = useEditingSession();
  const messages = useScheduleMessages();
  const formatDue = useFormatDue();
  const { understood } = collaborationTexts(useLocale());
  const before = useRef<readonly ScheduledPublication[]>([]);

  useEffect(() => {
    if (typeof scheduled === 'string') return;
    const now = session.ports.clock.now();
    const executed = before.current.find(
      ({ id, due_at }) => Date.parse(due_at) <= now && !scheduled?.some((each) => each.id === id),
    );
    before.current = scheduled ?? [];
    if (!executed || !scheduled) return;
    const { action, due_at } = executed;
    const text = action === 'publish' ? messages.published_as_planned : messages.offline_as_planned;
    const close = { label: understood, run() {} };
    session.alerts.show({ kind: 'save', text: text(formatDue(due_at)), action: close, stays: true });
  }, [scheduled, session, messages, formatDue, understood]);
}
