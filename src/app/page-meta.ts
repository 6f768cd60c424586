/** Title, description and Open Graph data of a page, as the router's meta descriptors. */
import type { MetaDescriptor } from 'react-router';
import { isoOf, localeOfPath, locales } from '#domain/languages/locales.ts';
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';
import { switchLanguage } from '#domain/site/route-paths.ts';
import { siteText } from '#domain/site/site.ts';
import * as site from '#site';

export interface PageMeta {
  title: string;
  description?: string | undefined;
  pathname: string;
  publicUrl: string;
  slugs?: Slug | undefined;
  /** Preview picture. Its largest variant in a format that every preview reader can open is used. */
  picture?: Picture | null | undefined;
  /** Open Graph values that differ from title and description. */
  og?: { title?: string; description?: string; type?: string } | undefined;
  /** An Atom feed of the page's entries. */
  feed?: { title: string; href: string } | undefined;
  isHidden?: boolean;
}

/** Lists with several filters are excluded from search engines: there are thousands of combinations. */
export const hasSeveralFilters = (search: string): boolean => search.includes('&');

/** The title is "<theatre> – <page>", as in "Thalia – Termine". */
export function pageMeta({
  title,
  description,
  pathname,
  publicUrl,
  slugs,
  picture,
  og = {},
  feed,
  isHidden,
}: PageMeta): MetaDescriptor[] {
  const full = `${site.name} – ${title.replaceAll('\u00ad', '')}`;
  const meta: MetaDescriptor[] = [{ title: full }];
  // Search engines read the server's HTML only.
  if (import.meta.env.SSR) {
    // An indexed page without a description of its own has that of the theatre.
    description ||= isHidden ? '' : siteText(site.description, localeOfPath(pathname));
    if (description) meta.push({ name: 'description', content: description });
    meta.push(
      { property: 'og:title', content: og.title || full },
      { property: 'og:type', content: og.type || 'website' },
    );
    const shared = og.description || description;
    if (shared) meta.push({ property: 'og:description', content: shared });
    const image = picture?.sources.horizontal.findLast(({ format }) => format === 'jpg');
    if (image) meta.push({ property: 'og:image', content: publicUrl + image.url });
    if (feed) meta.push({ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...feed });
  }
  if (isHidden) return [...meta, { name: 'robots', content: 'noindex' }];
  meta.push({
    tagName: 'link',
    rel: 'canonical',
    href: publicUrl + switchLanguage(pathname, '', localeOfPath(pathname), slugs),
  });
  for (const { code } of locales) {
    const href = publicUrl + switchLanguage(pathname, '', code, slugs);
    meta.push({ tagName: 'link', rel: 'alternate', hrefLang: isoOf(code), href });
  }
  return meta;
}
