/** The filters of the subscriptions list: kind, day, time of day, season. Each option is a link. */
import { weekdayHeads } from '#domain/dates/date-format.ts';
import { toggleChoice } from '#domain/events/filters.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { subscriptionTypes, timesOfDay, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import {
  defaultSubscriptionFilter,
  isDefaultSubscriptionFilter,
  parseSubscriptionFilter,
  type SubscriptionFilter,
  subscriptionFilterQuery,
} from '#domain/subscriptions/subscription-filters.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { ChoiceList } from '#ui/primitives/ChoiceList.tsx';
import { FilterReset } from '../../sticky-panel/FilterReset.tsx';
import { usePendingQuery } from '../../sticky-panel/use-pending-query.ts';

interface Props {
  filter: SubscriptionFilter;
  /** Seasons that have subscriptions. */
  seasons: readonly string[];
  texts: SubscriptionTexts;
}

export function SubscriptionFilters({ filter: shown, seasons, texts }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const path = pathFor('subscriptions', locale);
  const pendingQuery = usePendingQuery(path);
  const filter = pendingQuery ? parseSubscriptionFilter(pendingQuery) : shown;
  const href = (next: SubscriptionFilter) => path + subscriptionFilterQuery(next);
  const choice = <K extends 'type' | 'weekday' | 'time_of_day' | 'season'>(
    field: K,
    value: NonNullable<SubscriptionFilter[K]>,
    name: string,
  ) => ({
    key: value,
    name,
    href: href({ ...filter, [field]: toggleChoice(filter[field], value) }),
    isPressed: filter[field] === value,
  });
  const days = weekdayHeads(locale);
  return (
    <>
      <h2 className="visually-hidden">{messages.panel_filter}</h2>
      <ChoiceList
        title={texts.types}
        choices={subscriptionTypes.map((type) => choice('type', type, texts[type]))}
      />
      <ChoiceList
        title={texts.weekday}
        choices={weekdayCodes.map((day, at) => choice('weekday', day, days[at]?.long ?? ''))}
      />
      <ChoiceList
        title={texts.time_of_day}
        choices={timesOfDay.map((time) => choice('time_of_day', time, texts[time]))}
      />
      <ChoiceList
        title={texts.season}
        choices={[
          ...seasons.map((season) => choice('season', season, season)),
          {
            key: 'under-30',
            name: texts.under_30,
            href: href({ ...filter, is_under_30: !filter.is_under_30 }),
            isPressed: filter.is_under_30,
          },
        ]}
      />
      {!isDefaultSubscriptionFilter(filter) && <FilterReset href={href(defaultSubscriptionFilter)} />}
    </>
  );
}
