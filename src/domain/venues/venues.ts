/** Stages, their venues, and the groups of the venue filter. */

import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { type SiteVenue, type Stage, siteText, type VenueGroup } from '#domain/site/site.ts';
import { slugify } from '#domain/urls/slugs.ts';
import * as site from '#site';

const stages: readonly Stage[] = site.stages;
const venues: readonly SiteVenue[] = site.venues;

/** In display order. */
export const venueGroups: readonly VenueGroup[] = site.venue_groups;

export const stageNames: readonly string[] = stages.map(({ name }) => name);

/** Whether the theatre has a stage of that name. */
export function isStage(name: string): boolean {
  return stageNames.includes(name);
}

/** Null for stages of other theatres. */
export function venueOf(stage_name: string): SiteVenue | null {
  const stage = stages.find(({ name }) => name === stage_name);
  return venues.find(({ id }) => id === stage?.venue_id) ?? null;
}

export function venuePath({ id, name }: SiteVenue, locale: Locale): string {
  return pathFor('venues-slug-id', locale, { slug: slugify(siteText(name, 'de')), id });
}

/** As in `stage_name` of events. */
export function stagesOfVenue(id: number): string[] {
  return stages.filter(({ venue_id }) => venue_id === id).map(({ name }) => name);
}

/** The public name of a stage's venue; for stages of other theatres the stage's name. */
export function venueName(stage_name: string, locale: Locale): string {
  const venue = venueOf(stage_name);
  return venue ? siteText(venue.name, locale) : stage_name;
}

/** "Thalia Gaußstraße, Ballsaal", or the venue's name alone if it has one stage. */
export function stageLabel(stage_name: string, locale: Locale): string {
  const label = stages.find(({ name }) => name === stage_name)?.label;
  const venue = venueName(stage_name, locale);
  return label ? `${venue}, ${siteText(label, locale)}` : venue;
}

/** Empty for an unknown key. */
export function stagesOfGroup(key: string): readonly string[] {
  return venueGroups.find((group) => group.key === key)?.stage_names ?? [];
}

/** Groups whose stages are all selected, in display order. */
export function groupsOfStages(stage_name: readonly string[]): string[] {
  return venueGroups
    .filter((group) => group.stage_names.every((name) => stage_name.includes(name)))
    .map((group) => group.key);
}

/**
 * Selects the stages of a group, or clears the selection if the group is selected. Unknown keys change
 * nothing.
 */
export function toggleVenueGroup(current: readonly string[], key: string): string[] {
  const groupStages = stagesOfGroup(key);
  if (groupStages.length === 0) return [...current];
  const isSet = groupStages.length === current.length && groupStages.every((name) => current.includes(name));
  return isSet ? [] : [...groupStages];
}
