/** Finds an event by its title, from a day on. */
import { useState } from 'react';
import { formatDate, formatDayFull } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { parseTypedDay } from '#domain/dates/typed-day.ts';
import type { CompactEvent } from '#domain/events/compact-event.ts';
import { dayTexts } from '#i18n/back-office/day-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { WithMonth } from '../days/WithMonth.tsx';
import { useEditingSession } from '../editing-session-context.ts';
import list from '../kit/Combobox.module.css';
import { Combobox } from '../kit/Combobox.tsx';
import parts from '../kit/kit.module.css';
import { TextInput } from '../kit/TextInput.tsx';
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
  const texts = dayTexts(locale);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const today = berlinDay(new Date(session.ports.clock.now()));
  const found = parseTypedDay(typed, today);
  const day = found.ok ? found.day : '';
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
      <WithMonth
        label={labels.event_day}
        day={found.ok ? found.day : null}
        today={today}
        locale={locale}
        texts={texts}
        onChoose={(chosen) => setTyped(formatDate(chosen))}
      >
        <TextInput
          label={labels.event_day}
          placeholder="22.11."
          value={typed}
          hint={found.ok ? formatDayFull(found.day, locale) : undefined}
          error={isLeft && typed.trim() && !found.ok ? texts.wrong_day[found.reason] : undefined}
          onChange={(text) => {
            setTyped(text);
            setLeft(false);
          }}
          onBlur={() => setLeft(true)}
        />
      </WithMonth>
    </div>
  );
}
