/** The control for an event. */
import { useState } from 'react';
import type { CompactEvent } from '#domain/events/compact-event.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { Button } from '../kit/Button.tsx';
import parts from '../kit/kit.module.css';
import { useLabels } from '../kit/use-labels.ts';
import { EventPicker } from '../pickers/EventPicker.tsx';
import { eventName, eventWhen } from '../pickers/event-label.ts';
import { ChosenControl } from './ChosenControl.tsx';
import styles from './dialog.module.css';

interface Props {
  label: string;
  event: CompactEvent | null | undefined;
  onChange: (event: CompactEvent | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

export function EventControl({ event, onChange, ...named }: Props) {
  const labels = useLabels();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(!event);
  return (
    <ChosenControl
      {...named}
      actions={(control) => (
        <Button {...control} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {labels.event_choose}
        </Button>
      )}
      below={
        isOpen ? (
          <EventPicker
            onPick={(chosen) => {
              onChange(chosen);
              setOpen(false);
            }}
          />
        ) : null
      }
    >
      <div className={styles.words}>
        {event ? (
          <>
            <p>{eventName(event)}</p>
            <p className={parts.hint}>{eventWhen(event, locale)}</p>
          </>
        ) : (
          <p className={parts.hint}>{labels.event_none}</p>
        )}
      </div>
    </ChosenControl>
  );
}
