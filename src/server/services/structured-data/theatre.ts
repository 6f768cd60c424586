// The theatre and breadcrumbs in schema.org's vocabulary.

import type { BreadcrumbList, PostalAddress, TheaterGroup, WebSite } from 'schema-dts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { siteText } from '#domain/site/site.ts';
import * as site from '#site';

export interface SiteContext {
  locale: Locale;
  /** Origin of the site. */
  publicUrl: string;
}

/** The `@id` of the theatre, to which other entities refer. */
export const theatreId = (publicUrl: string) => `${publicUrl}/#theatre`;

function siteAddress(locale: Locale): PostalAddress {
  const { street, postcode, city, country } = site.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: siteText(country, locale),
  };
}

export function theatre({ locale, publicUrl }: SiteContext): TheaterGroup {
  return {
    '@type': 'TheaterGroup',
    '@id': theatreId(publicUrl),
    name: site.full_name,
    url: publicUrl + pathFor('index', locale),
    logo: `${publicUrl}/icon.svg`,
    address: siteAddress(locale),
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

/** @param trail titles and paths below the home page; the last is the page itself */
export function breadcrumbs(
  { publicUrl }: Pick<SiteContext, 'publicUrl'>,
  trail: readonly (readonly [title: string, path: string])[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], at) => ({
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
