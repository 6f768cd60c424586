/** A suggestion below an empty end: the start plus the running time of the play. */
import { type MouseEvent, useEffect, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Button } from '#editing/ui/kit/Button.tsx';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { getRecord } from '../../requests/record-requests.ts';
import { useRecordForm } from '../form-context.ts';

interface Props {
  /** The id of the play. */
  production: number;
  /** ISO 8601. */
  start: string;
  onChoose: (end: string) => void;
}

export function EndFromDuration({ production, start, onChoose }: Props) {
  const { texts } = useRecordForm();
  const session = useEditingSession();
  const [found, setFound] = useState<{ production: number; minutes: number } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void getRecord(session, 'productions', production).then((outcome) => {
      // Without an answer nothing is offered: the end can be typed.
      const minutes = outcome.outcome === 'done' ? outcome.data.values.duration : null;
      if (!isUnmounted && typeof minutes === 'number') setFound({ production, minutes });
    });
    return () => {
      isUnmounted = true;
    };
  }, [session, production]);
  if (found?.production !== production) return null;
  const end = new Date(Date.parse(start) + found.minutes * 60_000).toISOString();
  const choose = ({ currentTarget }: MouseEvent) => {
    // The button disappears when clicked, so the focus moves to the field.
    currentTarget.closest('[data-name]')?.querySelector('input')?.focus();
    onChoose(end);
  };
  return (
    <Button onClick={choose}>{fillPlaceholders(texts.end_from_duration, { time: formatTime(end) })}</Button>
  );
}
