/** The list of subscriptions by kind. */
import { weekdayHeads } from '#domain/dates/date-format.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import {
  type SubscriptionEntry,
  type SubscriptionType,
  subscriptionsByType,
} from '#domain/subscriptions/subscription.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { ChoiceLine, type ChoiceLink } from '#ui/primitives/ChoiceList.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { EmptyListNote } from '../EmptyListNote.tsx';
import type { EmptyList } from '../empty-list.ts';
import styles from './SubscriptionList.module.css';
import { SubscriptionRow } from './SubscriptionRow.tsx';

interface Props {
  list: {
    count: number;
    results: readonly SubscriptionEntry[];
    line: readonly ChoiceLink[];
    empty: EmptyList | null;
    container: ShownContainer | null;
    texts: SubscriptionTexts;
  };
}

/** Large symbols of the types: number of events, premiere, extra event, reduced price. */
const signs: Record<SubscriptionType, string> = {
  premiere: '1.',
  eight_pack: '8',
  five_pack: '5',
  flex: '+',
  thalia_card: '%',
};

export function SubscriptionList({ list: { count, results, line, empty, container, texts } }: Props) {
  return (
    <>
      <div className={styles.subscriptions}>
        <BarTitle title={texts.title} size="page" isNegative />
        <ChoiceLine choices={line} />
        {!empty && <p className={styles.intro}>{texts.intro}</p>}
        <p className="visually-hidden" role="status">
          {formatCount(texts.found, count)}
        </p>
        {empty ? <EmptyListNote empty={empty} /> : <Week />}
        {subscriptionsByType(results).map(({ type, subscriptions }) => (
          <section key={type} className={styles.kind} aria-labelledby={`kind-${type}`}>
            <h2 id={`kind-${type}`}>
              <b aria-hidden="true">{signs[type]}</b>
              <span>{texts[type]}</span>
            </h2>
            {subscriptions.map((subscription) => (
              <SubscriptionRow key={subscription.id} subscription={subscription} texts={texts} />
            ))}
          </section>
        ))}
      </div>
      <ModuleContainer container={container} slug="list-subscriptions" content_type="screen" />
      <Breadcrumbs trail={[{ title: texts.title }]} />
    </>
  );
}

/** The header of the columns for the bars. */
function Week() {
  const locale = useLocale();
  return (
    <div className={styles.week} aria-hidden="true">
      <span />
      <div>
        {weekdayHeads(locale).map(({ short }) => (
          <i key={short}>{short}</i>
        ))}
      </div>
    </div>
  );
}
