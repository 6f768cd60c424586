/**
 * The days of a subscription as bars on the width of the week. Hidden from screen readers, the row names the
 * days.
 */
import type { SubscriptionEntry } from '#domain/subscriptions/subscription.ts';
import { weekBars } from '#domain/subscriptions/week-bars.ts';
import styles from './SubscriptionRow.module.css';

export function WeekBars({
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
      {weekBars(subscription).map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}
