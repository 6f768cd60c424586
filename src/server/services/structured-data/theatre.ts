// The theatre and breadcrumbs in schema.org's vocabulary.

import type { BreadcrumbList, PostalAddress, TheaterGroup, WebSite } from 'schema-dts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { messagesOf } from '#i18n/messages.ts';
import * as site from '#site';

export interface SiteContext {
  locale: Locale;
  /** Origin of the site. */
  publicUrl: string;
}

/** The `@id` of the theatre, to which other entities refer. */
export const theatreId = (publicUrl: string) => `${publicUrl}/#theatre`;

function siteAddress(): PostalAddress {
  const { street, postcode, city, country } = site.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  };
}

export function theatre({ locale, publicUrl }: SiteContext): TheaterGroup {
  return {
    '@type': 'TheaterGroup',
    '@id': theatreId(publicUrl),
    name: site.full_name,
    url: publicUrl + pathFor('index', locale),
    logo: `${publicUrl}/icon.svg`,
    address: siteAddress(),
    telephone: site.box_office.phone.dial,
    email: site.box_office.email,
    sameAs: site.social_links.map(({ url }) => url),
  };
}

/** The site with its search, for the home page. */
export function website({ locale, publicUrl }: SiteContext): WebSite {
  return {
    '@type': 'WebSite',
    name: site.full_name,
    url: publicUrl + pathFor('index', locale),
    inLanguage: locale,
    publisher: { '@id': theatreId(publicUrl) },
  };
}

/** Titles and paths below the home page; the last is the page itself. */
export type Trail = readonly (readonly [title: string, path: string])[];

/** As on the page, from the home page on: search engines ignore a single step. */
export function breadcrumbs({ locale, publicUrl }: SiteContext, trail: Trail): BreadcrumbList {
  const home = [messagesOf(locale).home, pathFor('index', locale)] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: name.replaceAll('\u00ad', ''),
      item: publicUrl + path,
    })),
  };
}

/** The largest file of a picture in a widely supported format, if there is one. */
export function imageOf(
  picture: Picture | null,
  { publicUrl }: Pick<SiteContext, 'publicUrl'>,
): string | undefined {
  const largest = picture?.sources.horizontal.findLast(({ format }) => format === 'jpg');
  return largest && publicUrl + largest.url;
}
