/** Facts about a subscription, in the sticky panel. */
import type { Subscription } from '#domain/subscriptions/subscription.ts';
import { weekdaysInWords } from '#domain/subscriptions/week-bars.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { langOf } from '#ui/lang.ts';
import styles from '../production/ProductionFacts.module.css';
import { daysLine } from './SubscriptionRow.tsx';

interface Props {
  subscription: Omit<Subscription, 'events'>;
  texts: SubscriptionTexts;
}

export function SubscriptionFacts({ subscription, texts }: Props) {
  const locale = useLocale();
  const { type, weekdays, time_of_day, season, is_under_30 } = subscription;
  const days = daysLine(subscription, texts, weekdaysInWords(weekdays, locale, 'long'));
  const facts = [
    ['type', texts.types, is_under_30 ? `${texts[type]}, ${texts.for_under_30}` : texts[type]],
    ['weekdays', texts.weekday, days],
    ['time_of_day', texts.time_of_day, time_of_day ? texts[time_of_day] : ''],
    ['season', texts.season, season],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([field, label, value]) =>
          value && (
            <div key={field}>
              <dt>{label}</dt>
              <dd lang={langOf(subscription, field)}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
