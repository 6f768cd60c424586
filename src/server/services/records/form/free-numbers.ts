// The ids that a new record can have, for resources whose ids have a meaning: venues of `site.config.ts`, kinds named
// by rules.
import { inArray } from 'drizzle-orm';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { type SiteVenue, siteText } from '#domain/site/site.ts';
import { freeNumberTexts } from '#i18n/back-office/free-number-texts.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { activities } from '#server/db/schema/events.ts';
import { venues } from '#server/db/schema/site.ts';
import * as site from '#site';

export interface FreeNumbers {
  label: string;
  /** The meaning of each id. */
  values: Record<string, string>;
}

/** Null for other resources. One query. */
export async function getFreeNumbers(
  queries: Queries,
  resource: ResourceName,
  locale: Locale,
): Promise<FreeNumbers | null> {
  const texts = freeNumberTexts(locale);
  if (resource === 'venues') {
    const all: readonly SiteVenue[] = site.venues;
    const usedIds = new Set((await queries.select({ id: venues.id }).from(venues)).map(({ id }) => id));
    const free = all.filter(({ id }) => !usedIds.has(id));
    return {
      label: texts.venue,
      values: Object.fromEntries(free.map(({ id, name }) => [id, siteText(name, locale)])),
    };
  }
  if (resource !== 'activities') return null;
  const companions: readonly number[] = site.companion_activities;
  const existing = await queries
    .select({ id: activities.id })
    .from(activities)
    .where(inArray(activities.id, [premiereActivityId, ...companions]));
  const usedIds = new Set(existing.map(({ id }) => id));
  const companion = companions.find((id) => !usedIds.has(id));
  return {
    label: texts.activity,
    values: {
      ...(usedIds.has(premiereActivityId) ? {} : { [premiereActivityId]: texts.premiere }),
      ...(companion === undefined ? {} : { [companion]: texts.companion }),
    },
  };
}
