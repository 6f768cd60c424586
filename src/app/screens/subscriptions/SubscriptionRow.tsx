/** One subscription of the list. */
import { pathFor } from '#domain/site/route-paths.ts';
import type { SubscriptionEntry } from '#domain/subscriptions/subscription.ts';
import { weekdaysInWords } from '#domain/subscriptions/week-bars.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { langOf } from '#ui/lang.ts';
import printed from '#ui/primitives/PrintedRow.module.css';
import { Title } from '#ui/primitives/Title.tsx';
import styles from './SubscriptionRow.module.css';
import { WeekBars } from './WeekBars.tsx';

interface Props {
  subscription: SubscriptionEntry;
  texts: SubscriptionTexts;
}

/** "Fr, Sa", "Alle Tage", or that subscribers choose the days themselves. */
export function daysLine(
  { weekdays }: Pick<SubscriptionEntry, 'weekdays'>,
  texts: SubscriptionTexts,
  inWords: string,
): string {
  return weekdays.length === 0 ? texts.no_days : inWords || texts.all_days;
}

export function SubscriptionRow({ subscription, texts }: Props) {
  const locale = useLocale();
  const { id, slug, name, subtitle, lead, price_info, season, is_under_30, time_of_day } = subscription;
  return (
    <article className={`${printed.row} ${styles.row}`} id={`subscription-${id}`}>
      <WeekBars subscription={subscription} />
      <div className={styles.text}>
        <h3 lang={langOf(subscription, 'name')}>
          <a href={pathFor('subscriptions-slug-id', locale, { slug, id })}>
            <Title text={name} />
          </a>
        </h3>
        {subtitle && <p lang={langOf(subscription, 'subtitle')}>{subtitle}</p>}
        {lead && (
          <p className={styles.lead} lang={langOf(subscription, 'lead')}>
            {lead}
          </p>
        )}
      </div>
      <p className={styles.when}>
        <b>{daysLine(subscription, texts, weekdaysInWords(subscription.weekdays, locale, 'short'))}</b>
        {time_of_day && (
          <>
            {' '}
            <span>{texts[time_of_day]}</span>
          </>
        )}
      </p>
      <p className={styles.price}>
        {price_info && <b lang={langOf(subscription, 'price_info')}>{price_info}</b>}
        <span>
          {texts.season} {season}
          {is_under_30 && `, ${texts.for_under_30}`}
        </span>
      </p>
    </article>
  );
}
