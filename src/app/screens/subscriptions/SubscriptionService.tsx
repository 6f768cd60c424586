/** The contact of the subscription service: hours, telephone, e-mail. */
import { siteText } from '#domain/site/site.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import * as site from '#site';
import styles from './SubscriptionService.module.css';

export function SubscriptionService({ texts }: { texts: SubscriptionTexts }) {
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
    </div>
  );
}
