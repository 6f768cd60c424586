// The news feed (Atom, RFC 4287).
import { createRoute, z } from '@hono/zod-openapi';
import { startOfDay, toBerlinIso } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type NewsTeaser, newsFeedPath } from '#domain/site/home.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { newsFeedTexts } from '#i18n/site/news-feed-texts.ts';
import { type Endpoints, unavailable } from '#server/api/endpoint/endpoint.ts';
import { listNewsTeasers } from '#server/services/site/home.ts';
import { escapeXml } from '#server/services/text/escape-xml.ts';
import * as site from '#site';

const endpoint = createRoute({
  method: 'get',
  path: newsFeedPath,
  tags: ['Home page'],
  summary: 'Subscribe to the news',
  description: 'An Atom feed of all news, the newest first.',
  responses: {
    200: {
      description: 'The feed; without entries if there is no news.',
      content: { 'application/atom+xml': { schema: z.string().openapi({ example: '<feed …' }) } },
    },
    503: unavailable,
  },
});

export function addNewsFeed({ app, appContext, locale }: Endpoints): void {
  const { database, config, now } = appContext;
  app.openapi(endpoint, async (context) => {
    const news = (await listNewsTeasers(database, { locale })).toSorted((a, b) => (a.date < b.date ? 1 : -1));
    const body = newsFeed(news, { locale, publicUrl: config.PUBLIC_URL, now: now() });
    return context.body(body, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' });
  });
}

interface FeedContext {
  locale: Locale;
  publicUrl: string;
  now: Date;
}

/** News has a day and no hour, so each is as old as its day. */
const startOfDayIso = (day: string) => toBerlinIso(startOfDay(day));

function newsFeed(news: readonly NewsTeaser[], { locale, publicUrl, now }: FeedContext): string {
  const self = `${publicUrl}/${locale}${newsFeedPath}`;
  const home = publicUrl + pathFor('index', locale);
  const [newest] = news;
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
  const entries = news.map(({ id, date, headline, text, link_url, in_german }) => {
    const lang = in_german.includes('headline') ? 'de' : locale;
    return [
      `<entry xml:lang="${lang}">`,
      element('id', `${publicUrl}/#news-${id}-${locale}`),
      element('title', headline),
      link('alternate', link_url === '' ? home : new URL(link_url, publicUrl).href),
      element('published', startOfDayIso(date)),
      element('updated', startOfDayIso(date)),
      ...(text === '' ? [] : [element('summary', text)]),
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', self),
    element('title', `${site.name} – ${newsFeedTexts(locale).title}`),
    element('updated', newest ? startOfDayIso(newest.date) : toBerlinIso(now)),
    `<author>${element('name', site.full_name)}</author>`,
    link('self', self),
    link('alternate', home),
    ...entries,
    '</feed>\n',
  ].join('\n');
}
