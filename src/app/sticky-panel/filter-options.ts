/** Filter options that the calendar and the productions list share. */
import {
  type EventFilter,
  type ProductionFilter,
  withTagToggled,
  withVenueToggled,
} from '#domain/events/filters.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Packed, pack, unpack } from '#domain/site/packed-text.ts';
import { siteText } from '#domain/site/site.ts';
import { groupsOfStages, venueGroups } from '#domain/venues/venues.ts';
import { langOf } from '#ui/lang.ts';
import type { ChoiceLink } from '#ui/primitives/ChoiceList.tsx';

/** Themes as loaders return them. `lang` is the language of a name that fell back to German. */
export type PackedTags = Packed<readonly { id: number; name: string; lang: Locale | undefined }[]>;

export const packTags = (
  tags: readonly { id: number; name: string; in_german: readonly string[] }[],
): PackedTags => pack(tags.map((tag) => ({ id: tag.id, name: tag.name, lang: langOf(tag, 'name') })));

/** An option for each group of venues. `href` returns the address of a filter. */
export function venueOptions<F extends EventFilter | ProductionFilter>(
  filter: F,
  locale: Locale,
  href: (next: F) => string,
): ChoiceLink[] {
  const chosen = groupsOfStages(filter.stage_name);
  return venueGroups.map(({ key, label }) => ({
    key,
    name: siteText(label, locale),
    href: href(withVenueToggled(filter, key)),
    isPressed: chosen.includes(key),
  }));
}

/** An option for each theme. */
export function tagOptions<F extends EventFilter | ProductionFilter>(
  filter: F,
  tags: PackedTags,
  href: (next: F) => string,
): ChoiceLink[] {
  return unpack(tags).map(({ id, name, lang }) => ({
    key: id,
    name,
    lang,
    href: href(withTagToggled(filter, id)),
    isPressed: filter.tag === id,
  }));
}
