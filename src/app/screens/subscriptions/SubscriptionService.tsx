/** The panel beside a subscription: contact of the service, and other subscriptions with their weekdays. */
import { pathFor } from '#domain/site/route-paths.ts';
import { siteText } from '#domain/site/site.ts';
import type { OtherSubscription } from '#domain/subscriptions/subscription.ts';
import { weekdaysInWords } from '#domain/subscriptions/week-bars.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import * as site from '#site';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import { daysLine } from './SubscriptionRow.tsx';
import styles from './SubscriptionService.module.css';
import { WeekBars } from './WeekBars.tsx';

interface Props {
  others: readonly OtherSubscription[];
  texts: SubscriptionTexts;
}

export function SubscriptionService({ others, texts }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const { phone, email, hours } = site.subscription_service;
  return (
    <div className={styles.service}>
      <h2>{messages.panel_subscription_service}</h2>
      <p>{texts.service_text}</p>
      <p className={styles.hours}>{siteText(hours, locale)}</p>
      <p>
        <a href={`tel:${phone.dial}`}>{phone.label}</a>
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {others.length > 0 && <Others others={others} texts={texts} />}
    </div>
  );
}

function Others({ others, texts }: Props) {
  const locale = useLocale();
  return (
    <nav className={styles.others} aria-labelledby="other-subscriptions">
      <h3 id="other-subscriptions">{texts.others}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <WeekBars subscription={other} />
            <a href={pathFor('subscriptions-slug-id', locale, other)}>
              <b lang={langOf(other, 'name')}>{withoutSoftHyphens(other.name)}</b>{' '}
              <span>
                {daysLine(other, texts, weekdaysInWords(other.weekdays, locale, 'short'))}
                {other.time_of_day && `, ${texts[other.time_of_day]}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
