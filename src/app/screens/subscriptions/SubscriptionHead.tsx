/** The head of a subscription's page: title, weekdays, price and order link. */
import { weekdayHeads } from '#domain/dates/date-format.ts';
import { siteText } from '#domain/site/site.ts';
import { type Subscription, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import * as site from '#site';
import { openRedirectOverlay } from '#ui/events/open-redirect-overlay.ts';
import { langOf } from '#ui/lang.ts';
import { PictureHead } from '#ui/media/PictureHead.tsx';
import styles from './SubscriptionBody.module.css';

interface Props {
  subscription: Omit<Subscription, 'events'>;
  texts: SubscriptionTexts;
}

export function SubscriptionHead({ subscription, texts }: Props) {
  const { picture, name, subtitle, price_info } = subscription;
  return (
    <>
      <PictureHead
        picture={picture}
        className={picture ? undefined : styles.head}
        title={name}
        lang={langOf(subscription, 'name')}
        subline={subtitle && <span lang={langOf(subscription, 'subtitle')}>{subtitle}</span>}
      />
      <Week subscription={subscription} />
      <div className={styles.order}>
        <p lang={langOf(subscription, 'price_info')}>{price_info}</p>
        <Order subscription={subscription} texts={texts} />
      </div>
    </>
  );
}

/** Hidden from screen readers: the facts name the days. */
function Week({ subscription }: Pick<Props, 'subscription'>) {
  const locale = useLocale();
  const { weekdays: days, time_of_day } = subscription;
  return (
    <ol className={styles.week} data-free={days.length === 0 || undefined} aria-hidden="true">
      {weekdayHeads(locale).map(({ short }, at) => {
        const isOwn = days.includes(weekdayCodes[at] ?? 'mo');
        return (
          <li key={short} data-time={isOwn ? (time_of_day ?? 'all') : undefined}>
            {short}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * A link into the shop, behind the notice about the provider's terms; without a link, the contact of the
 * subscription service.
 */
function Order({ subscription: { order_link }, texts }: Props) {
  const locale = useLocale();
  const { phone, hours } = site.subscription_service;
  if (!order_link) {
    return (
      <p>
        {texts.order_by_phone} <a href={`tel:${phone.dial}`}>{phone.label}</a>, {siteText(hours, locale)}
      </p>
    );
  }
  return (
    <a
      className="button"
      href={order_link}
      data-ticket="overlay"
      onClick={(click) => openRedirectOverlay(click, order_link, null)}
    >
      {texts.order}
    </a>
  );
}
