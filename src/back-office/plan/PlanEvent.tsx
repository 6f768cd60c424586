/** An event in a cell of the plan: its stroke, and a link to its form. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatTime } from '#domain/dates/date-format.ts';
import type { PlannedEvent } from '#domain/plan/plan.ts';
import { companion_activities } from '#site';
import { EventStroke } from '../list/EventStroke.tsx';
import { beginText, stateText, titleText } from './event-words.ts';
import type { PlanProps } from './plan-props.ts';
import styles from './week.module.css';

interface Props extends Pick<PlanProps, 'locale' | 'texts' | 'may_write'> {
  event: PlannedEvent;
  /** What it collides with, in words; empty for most. */
  collision: string;
  /** It is being moved to another cell. */
  isLeaving: boolean;
}

export function PlanEvent({ event, collision, isLeaving, locale, texts, may_write }: Props) {
  const { id, stage_name, event: fields, is_public, has_draft } = event;
  const title = titleText(event, companion_activities);
  const begin = beginText(event, texts);
  const end = fields.date_end && !fields.unspecific_time ? formatTime(fields.date_end) : null;
  const state = stateText(event, texts);
  const place = fields.is_on_tour ? stage_name : '';
  const more = [end && texts.until.replace('{time}', end), place, state, collision]
    .filter(Boolean)
    .join(', ');
  return (
    <a
      href={backOfficePath('record', locale, { resource: 'events', id })}
      className={styles.event}
      data-event={id}
      data-cancelled={fields.outcome === 'cancelled' || undefined}
      data-offline={!is_public || undefined}
      data-colliding={collision !== '' || undefined}
      data-leaving={isLeaving || undefined}
      draggable={may_write}
      aria-keyshortcuts={may_write ? 'M' : undefined}
      title={more ? `${begin} ${title}, ${more}` : `${begin} ${title}`}
    >
      <EventStroke event={fields} />
      <span className={styles.words}>
        <b>{begin}</b> {title}
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
