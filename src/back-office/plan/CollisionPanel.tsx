/** All collisions of the visible weeks, with suggested moves. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { freeDayFor } from '#domain/plan/free-day.ts';
import { type PlanTarget, placeInPlan } from '#domain/plan/move-in-plan.ts';
import { keyOf, type PlannedEvent } from '#domain/plan/plan.ts';
import controls from '../shell/controls.module.css';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { SidePanel } from '../shell/SidePanel.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { formAddress } from './form-address.ts';
import { type Collisions, collisionText } from './format-collisions.ts';
import styles from './panel.module.css';
import type { PlanProps } from './plan-props.ts';

interface Props extends PlanProps {
  collisions: Collisions;
  /** Moves an event to another target, where the move has to be confirmed. */
  onMove: (event: PlannedEvent, target: PlanTarget) => void;
}

export function CollisionPanel({ collisions, onMove, ...props }: Props) {
  const { plan, locale, texts, may_write } = props;
  const isHydrated = useIsHydrated();
  // Each pair once, at its later event.
  const listed = plan.events.flatMap((event) => {
    const found = (collisions.get(keyOf(event)) ?? []).filter(({ other }) =>
      isLater(event, other, plan.events),
    );
    return found.length > 0 ? [{ event, found }] : [];
  });
  return (
    <SidePanel className={styles.panel} aria-label={texts.collision.region} locale={locale}>
      <h2>{texts.collision.region}</h2>
      {listed.length === 0 && <p>{texts.collision.none}</p>}
      <ul className={styles.collisions}>
        {listed.map(({ event, found }) => {
          const day = may_write && isHydrated ? freeDayFor(plan, event) : null;
          return (
            <li key={keyOf(event)}>
              <a href={formAddress(event, locale)}>
                <b>{formatDayShort(berlinDay(event.event.date_start), locale)}</b>{' '}
                <b>{formatTime(event.event.date_start)}</b> {event.title}
              </a>
              {found.map((collision) => (
                <p key={`${collision.kind} ${collision.other.key}`}>{collisionText(collision, props)}</p>
              ))}
              {may_write &&
                event.production_id &&
                !event.internal &&
                found.some(({ kind }) => kind === 'cast') && (
                  <a
                    href={backOfficePath('cast', locale, {}, { production: event.production_id })}
                    className={controls.button}
                  >
                    {texts.collision.recast}
                  </a>
                )}
              {day && (
                <ScreenButton onClick={() => onMove(event, { ...placeInPlan(event), day })}>
                  {texts.collision.move_to.replace('{day}', formatDayShort(day, locale))}
                </ScreenButton>
              )}
            </li>
          );
        })}
      </ul>
    </SidePanel>
  );
}

/** Whether an event comes after the other one of its collision. */
function isLater(event: PlannedEvent, other: { key: string }, events: readonly PlannedEvent[]): boolean {
  return events.findIndex((each) => keyOf(each) === other.key) < events.indexOf(event);
}
