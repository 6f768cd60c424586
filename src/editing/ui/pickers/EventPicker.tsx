/** Finds an event by its title, from a day on. */
import { useState } from 'react';
import type { CompactEvent } from '#domain/events/compact-event.ts';
import { lastSchedulableTime } from '#domain/publishing/schedule.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../editing-session-context.ts';
import list from '../kit/Combobox.module.css';
import { Combobox } from '../kit/Combobox.tsx';
import { FormField } from '../kit/FormField.tsx';
import parts from '../kit/kit.module.css';
import { useLabels } from '../kit/use-labels.ts';
import { eventName, eventWhen } from './event-label.ts';
import { findEvents } from './picker-requests.ts';

interface Props {
  onPick: (event: CompactEvent) => void;
}

export function EventPicker({ onPick }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const locale = useLocale();
  const [day, setDay] = useState('');
  return (
    <div className={parts.pair}>
      <Combobox
        // A new key restarts the search.
        key={day}
        label={labels.event_search}
        search={(query) => findEvents(session, query, day)}
        keyOf={({ id }) => String(id)}
        renderOption={(event) => (
          <>
            <span>{eventName(event)}</span>
            <span className={list.kind}>{eventWhen(event, locale)}</span>
          </>
        )}
        onPick={onPick}
      />
      <FormField label={labels.event_day}>
        {(control) => (
          <input
            {...control}
            className={parts.input}
            type="date"
            max={lastSchedulableTime.slice(0, 10)}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </FormField>
    </div>
  );
}
