/** Tells that a schedule was executed while its page is open. */
import { useEffect, useRef } from 'react';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { ScheduledPublication, ScheduledPublications } from '../../sync/scheduled-publications.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { useFormatDue, useScheduleMessages } from './messages.ts';

/** A failed one stays in the list, where the toolbar shows it. */
export function useExecutedSchedules(scheduled: ScheduledPublications): void {
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
