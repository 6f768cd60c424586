// The parameters by which lists and feeds of events are filtered.
import { accessibilityServices, maxPrice } from '#domain/events/filters.ts';
import { weekdayCodes } from '#domain/subscriptions/subscription.ts';
import {
  choicesParameter,
  dayParameter,
  flagParameter,
  idsParameter,
  namesParameter,
  wholeNumberParameter,
} from '#server/api/endpoint/parameters.ts';

export const eventFilters = {
  date: dayParameter('date', 'First day, inclusive; today where it is left out.', '2026-03-12'),
  date_to: dayParameter('date_to', 'Day after the last one: exclusive.', '2026-03-13'),
  stage_name: namesParameter('stage_name', 'Stages, any of them.', ['Ballsaal', 'Box']),
  tag: idsParameter('tag', 'Ids of tags, any of which the event or its production carries.', [3]),
  activity: idsParameter('activity', 'Ids of activities, any of them; 9 is the premiere.', [9]),
  production_id: idsParameter('production_id', 'Ids of productions, any of them.', [12]),
  person_id: idsParameter('person_id', 'Ids of people, any of whom plays in it or has made it.', [301]),
  weekday: choicesParameter('weekday', 'Days of the week, any of them.', weekdayCodes),
  with_tickets: flagParameter('with_tickets', 'Only what can be bought.'),
  price_to: wholeNumberParameter(
    'price_to',
    'The highest price from which tickets are sold, in euro; 0 for any.',
    maxPrice,
  ),
  access_service: choicesParameter('access_service', 'Access services, any of them.', accessibilityServices),
};
