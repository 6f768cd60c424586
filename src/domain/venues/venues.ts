/** Stages, the venues the public knows them by, and the groups of the venue filter. */

import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { type Stage, siteText, type Venue, type VenueGroup } from '#domain/site/site.ts';
import { slugify } from '#domain/urls/slugs.ts';
import * as site from '#site';

const stages: readonly Stage[] = site.stages;
const venues: readonly Venue[] = site.venues;

/** The groups of the venue filter, in the order of its buttons. */
export const venueGroups: readonly VenueGroup[] = site.venue_groups;

export const stageNames: readonly string[] = stages.map(({ name }) => name);

/** Whether the theatre has a stage of that name. */
export function isStage(name: string): boolean {
  return stageNames.includes(name);
}

/** The venue that a stage belongs to; null for a stage that is not ours (a guest performance elsewhere). */
export function venueOf(stage_name: string): Venue | null {
  const stage = stages.find(({ name }) => name === stage_name);
  return venues.find(({ id }) => id === stage?.venue_id) ?? null;
}

/** The venue's page. */
export function venuePath({ id, name }: Venue, locale: Locale): string {
  return pathFor('venues-slug-id', locale, { slug: slugify(siteText(name, 'de')), id });
}

/** The stages in a venue, as events name them. */
export function stagesOfVenue(id: number): string[] {
  return stages.filter(({ venue_id }) => venue_id === id).map(({ name }) => name);
}

/** The venue's public name; a stage that is not ours is named as it is. */
export function venueName(stage_name: string, locale: Locale): string {
  const venue = venueOf(stage_name);
  return venue ? siteText(venue.name, locale) : stage_name;
}

/** Where to go, in one line: "Thalia Gaußstraße, Ballsaal", or the venue alone where it has one stage. */
export function placeLine(stage_name: string, locale: Locale): string {
  const label = stages.find(({ name }) => name === stage_name)?.label;
  const venue = venueName(stage_name, locale);
  return label ? `${venue}, ${siteText(label, locale)}` : venue;
}

/** The stages of a group; empty for a key that is no group. */
export function stagesOfGroup(key: string): readonly string[] {
  return venueGroups.find((group) => group.key === key)?.stage_names ?? [];
}

/** The groups whose stages are all chosen, in the order of the buttons. */
export function groupsOfStages(stage_name: readonly string[]): string[] {
  return venueGroups
    .filter((group) => group.stage_names.every((name) => stage_name.includes(name)))
    .map((group) => group.key);
}

/** Choosing a group sets its stages; choosing the one that is set clears them. Keys of no group change nothing. */
export function toggleVenueGroup(current: readonly string[], key: string): string[] {
  const wanted = stagesOfGroup(key);
  if (wanted.length === 0) return [...current];
  const isSet = wanted.length === current.length && wanted.every((name) => current.includes(name));
  return isSet ? [] : [...wanted];
}
