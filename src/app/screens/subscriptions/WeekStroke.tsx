/** The stroke above a subscription: its days on the width of the week. Said in words beside it. */
import type { SubscriptionEntry } from '#domain/subscriptions/subscription.ts';
import { weekStrokes } from '#domain/subscriptions/week-bars.ts';
import styles from './SubscriptionRow.module.css';

export function WeekStroke({
  subscription,
}: {
  subscription: Pick<SubscriptionEntry, 'weekdays' | 'time_of_day'>;
}) {
  return (
    <span
      className={styles.stroke}
      data-free={subscription.weekdays.length === 0 || undefined}
      aria-hidden="true"
    >
      {weekStrokes(subscription).map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}
