/** The content of a subscription's page. */
import type { Day } from '#domain/dates/dates.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Subscription } from '#domain/subscriptions/subscription.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { EventSchedule } from '#ui/events/EventSchedule.tsx';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import page from '../ProductionScreen.module.css';
import styles from './SubscriptionBody.module.css';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';
import { SubscriptionHead } from './SubscriptionHead.tsx';

interface Props {
  subscription: Omit<Subscription, 'events'> & { events: PackedEvents };
  container: ShownContainer | null;
  texts: SubscriptionTexts;
  today: Day;
}

export function SubscriptionBody({ subscription, container, texts, today }: Props) {
  const locale = useLocale();
  const { id, name, lead, text } = subscription;
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: texts.title, url: pathFor('subscriptions', locale) },
          { title: withoutSoftHyphens(name), lang: langOf(subscription, 'name') },
        ]}
      />
      <SubscriptionHead subscription={subscription} texts={texts} />
      <div className={`section ${page.columns}`}>
        <div>
          <p className={page.lead} lang={langOf(subscription, 'lead')}>
            {lead}
          </p>
          <RichText className={page.prose} html={text} lang={langOf(subscription, 'text')} />
        </div>
        <SubscriptionFacts subscription={subscription} texts={texts} />
      </div>
      <Events events={subscription.events} texts={texts} today={today} />
      <ModuleContainer container={container} slug={`subscription-${id}`} content_type="subscription" />
    </>
  );
}

/** Future events as calendar rows, past ones collapsed; nothing if no dates are fixed. */
function Events({ events, texts, today }: Pick<Props, 'texts' | 'today'> & { events: PackedEvents }) {
  const all = unpackEvents(events);
  const upcoming = all.filter(({ status }) => status !== 'past');
  const past = all.filter(({ status }) => status === 'past');
  if (all.length === 0) return null;
  return (
    <section className="section" aria-labelledby="evenings">
      <h2 className="heading" id="evenings">
        {texts.events}
      </h2>
      {upcoming.length > 0 && <EventSchedule events={upcoming} today={today} />}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>
            {texts.events_past} ({past.length})
          </summary>
          <EventSchedule events={past} today={today} />
        </details>
      )}
    </section>
  );
}
