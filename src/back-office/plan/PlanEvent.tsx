/** An event or an internal date in a cell of the plan: its stroke, and a link to its form. */
import type { Day } from '#domain/dates/dates.ts';
import { eventOnDay, keyOf, type PlannedEvent } from '#domain/plan/plan.ts';
import { companion_activities } from '#site';
import { CompactEventBar } from '../list/CompactEventBar.tsx';
import { formAddress } from './form-address.ts';
import { endText, isOffline, startText, stateText, titleText } from './format-event.ts';
import type { PlanProps } from './plan-props.ts';
import styles from './week.module.css';

interface Props extends Pick<PlanProps, 'locale' | 'texts' | 'may_write'> {
  event: PlannedEvent;
  /** The day of the cell: an internal date may take several. */
  day: Day;
  /** The description of its collisions; empty for most. */
  collision: string;
  /** It is being moved to another cell. */
  isLeaving: boolean;
}

export function PlanEvent({ event, day, collision, isLeaving, locale, texts, may_write }: Props) {
  const { stage_name, event: fields, has_draft, internal } = event;
  const title = titleText(event, companion_activities);
  const start = startText(event, texts, day);
  const place = fields.is_on_tour ? stage_name : '';
  const more = [endText(event, texts, locale), place, stateText(event, texts), collision]
    .filter(Boolean)
    .join(', ');
  return (
    <a
      href={formAddress(event, locale)}
      className={styles.event}
      data-event={keyOf(event)}
      data-cancelled={fields.outcome === 'cancelled' || undefined}
      data-offline={isOffline(event) || undefined}
      data-colliding={collision !== '' || undefined}
      data-leaving={isLeaving || undefined}
      draggable={may_write}
      aria-keyshortcuts={may_write ? 'M' : undefined}
      title={more ? `${start} ${title}, ${more}` : `${start} ${title}`}
    >
      <CompactEventBar event={eventOnDay(event, day)} isInternal={internal !== null} />
      <span className={styles.words}>
        <b>{start}</b> {title}
        {more && <span className="visually-hidden">{`, ${more}`}</span>}
      </span>
      {has_draft && (
        <em className={styles.draft} aria-hidden="true">
          {texts.draft}
        </em>
      )}
    </a>
  );
}
