// Structured data of the pages of venues, people and press articles.
import type { NewsArticle, PerformingArtsTheater, Person as SchemaPerson, Thing } from 'schema-dts';
import { type Person, personName } from '#domain/people/person.ts';
import type { PressArticle } from '#domain/press/press-article.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Venue } from '#domain/venues/venue.ts';
import { peopleTexts } from '#i18n/people/people-texts.ts';
import { pressTexts } from '#i18n/press/press-texts.ts';
import { venueTexts } from '#i18n/venues/venue-texts.ts';
import { descriptionFrom } from '#server/services/text/description-from-text.ts';
import { breadcrumbs, imageOf, type SiteContext, theatre, theatreId } from './theatre.ts';

/** Undefined for empty texts, so that JSON omits them. */
const orUndefined = (text: string | undefined) => text || undefined;

export function venueGraph(venue: Venue, place: SiteContext): Thing[] {
  const { locale, publicUrl } = place;
  const { id, slug, name, address, lead, picture } = venue;
  const path = pathFor('venues-slug-id', locale, { slug, id });
  const building: PerformingArtsTheater = {
    '@type': 'PerformingArtsTheater',
    '@id': `${publicUrl}/#venue-${id}`,
    name,
    url: publicUrl + path,
    address: orUndefined(address),
    description: orUndefined(lead),
    image: imageOf(picture, place),
  };
  return [
    theatre(place),
    building,
    breadcrumbs(place, [
      [venueTexts(locale).title, pathFor('venues', locale)],
      [name, path],
    ]),
  ];
}

export function personGraph(person: Person, place: SiteContext): Thing[] {
  const { locale, publicUrl } = place;
  const { id, slug, position, is_ensemble, picture, biography } = person;
  const path = pathFor('people-slug-id', locale, { slug, id });
  const name = personName(person);
  const texts = peopleTexts(locale);
  const described: SchemaPerson = {
    '@type': 'Person',
    '@id': `${publicUrl}/#person-${id}`,
    name,
    url: publicUrl + path,
    jobTitle: orUndefined(position?.name),
    description: orUndefined(descriptionFrom(biography)),
    image: imageOf(picture, place),
    // Guests work elsewhere, too.
    ...(is_ensemble ? { worksFor: { '@id': theatreId(publicUrl) } } : {}),
  };
  return [
    theatre(place),
    described,
    breadcrumbs(place, [
      is_ensemble
        ? [texts.ensemble, pathFor('ensemble', locale)]
        : [texts.teams, pathFor('people-teams', locale)],
      [name, path],
    ]),
  ];
}

export function pressGraph(article: PressArticle, place: SiteContext): Thing[] {
  const { locale, publicUrl } = place;
  const { id, slug, title, lead, date, picture, production, in_german } = article;
  const path = pathFor('press-slug-id', locale, { slug, id });
  const described: NewsArticle = {
    '@type': 'NewsArticle',
    '@id': `${publicUrl}/#press-${id}`,
    headline: title,
    url: publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    datePublished: date,
    inLanguage: in_german.includes('text') ? 'de' : locale,
    description: orUndefined(lead),
    image: imageOf(picture, place),
    author: { '@id': theatreId(publicUrl) },
    publisher: { '@id': theatreId(publicUrl) },
    ...(production
      ? {
          about: {
            '@type': 'Play',
            name: production.name,
            url:
              publicUrl +
              pathFor('productions-slug-id', locale, { slug: production.slug, id: production.id }),
          },
        }
      : {}),
  };
  return [
    theatre(place),
    described,
    breadcrumbs(place, [
      [pressTexts(locale).title, pathFor('press', locale)],
      [title, path],
    ]),
  ];
}
