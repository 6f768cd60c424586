// Every public endpoint with an example address and the schema of its response.
import type { z } from 'zod';
import { calendarSchema } from '#server/api/events/calendar.ts';
import { eventListSchema } from '#server/api/events/event-schema.ts';
import { tagListSchema } from '#server/api/events/tag-schema.ts';
import { formSchema } from '#server/api/forms/form-schema.ts';
import { personGroupListSchema, personListSchema, personSchema } from '#server/api/people/person-schema.ts';
import {
  downloadCategoryListSchema,
  downloadDirectoryListSchema,
} from '#server/api/press/download-schema.ts';
import { productionListSchema, productionSchema } from '#server/api/productions/production-schema.ts';
import {
  searchCompletionListSchema,
  searchResponseSchema,
  searchResultListSchema,
} from '#server/api/search/search-schema.ts';
import { searchTipListSchema } from '#server/api/search/search-tips.ts';
import { colorGroupListSchema } from '#server/api/site/color-groups.ts';
import {
  homeElementListSchema,
  newsTeaserListSchema,
  productionTeaserListSchema,
} from '#server/api/site/home-schema.ts';
import { navigationSchema, redirectListSchema, settingsSchema } from '#server/api/site/site-schema.ts';
import { subscriptionListSchema } from '#server/api/subscriptions/subscription-schema.ts';
import { venueListSchema, venueSchema } from '#server/api/venues/venue-schema.ts';
import { production } from '../fixture/ids.ts';

/** Paths below the language, without the slash at the end. */
export const publicEndpoints: { path: string; query?: string; schema: z.ZodType; isList: boolean }[] = [
  { path: '/api/events', query: '?date=2026-03-11', schema: eventListSchema, isList: true },
  { path: '/api/event-tags', schema: tagListSchema, isList: true },
  { path: '/api/homeelement', schema: homeElementListSchema, isList: true },
  { path: '/api/production-teasers', schema: productionTeaserListSchema, isList: true },
  { path: '/api/news-teasers', schema: newsTeaserListSchema, isList: true },
  { path: '/api/productions', schema: productionListSchema, isList: true },
  { path: `/api/productions/${production.nora}`, schema: productionSchema, isList: false },
  { path: `/api/productions/${production.faust}`, schema: productionSchema, isList: false },
  { path: '/api/production-tags', schema: tagListSchema, isList: true },
  {
    path: '/api/persons',
    query: '?is_ensemble=true&categories=1,direction',
    schema: personListSchema,
    isList: true,
  },
  { path: '/api/persons/301', schema: personSchema, isList: false },
  { path: '/api/person-positions', schema: personGroupListSchema, isList: true },
  { path: '/api/person-categories', schema: personGroupListSchema, isList: true },
  { path: '/api/venues', schema: venueListSchema, isList: true },
  { path: '/api/venues/7', schema: venueSchema, isList: false },
  { path: '/api/subscriptions', query: '?weekday=fr', schema: subscriptionListSchema, isList: true },
  { path: '/api/forms/alles', schema: formSchema, isList: false },
  { path: '/api/download-categories', schema: downloadCategoryListSchema, isList: true },
  {
    path: '/api/download-directories',
    query: '?category=1',
    schema: downloadDirectoryListSchema,
    isList: true,
  },
  { path: '/api/calendar', query: '?date=2026-03-01', schema: calendarSchema, isList: false },
  { path: '/api/color-groups/website-set', schema: colorGroupListSchema, isList: false },
  { path: '/api/search', query: '?query=faust', schema: searchResponseSchema, isList: false },
  { path: '/api/search-events', query: '?query=faust', schema: searchResultListSchema, isList: true },
  { path: '/api/search-content', query: '?query=faust', schema: searchResultListSchema, isList: true },
  {
    path: '/api/search-autocomplete',
    query: '?query=fau',
    schema: searchCompletionListSchema,
    isList: false,
  },
  { path: '/api/curated-search-tips', schema: searchTipListSchema, isList: false },
  { path: '/pageeditor-api/nav', schema: navigationSchema, isList: false },
  { path: '/pageeditor-api/settings', schema: settingsSchema, isList: false },
  { path: '/pageeditor-api/redirect', query: '?path=/de/sommer', schema: redirectListSchema, isList: false },
];
