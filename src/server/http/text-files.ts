// Serves robots.txt, and the icon under the name by which browsers ask for it where a document names none.
import { Hono } from 'hono';
import type { Config } from '#server/config.ts';

/**
 * Rules for robots: no back office, no API, and no lists with more than one filter, which are endless; a further page
 * of a list with one filter is allowed. The longest rule that matches an address counts (RFC 9309).
 */
const robotsRules = [
  'Disallow: /cms',
  'Disallow: /*/api/',
  'Disallow: /*?*&',
  'Allow: /*?*&page=',
  'Disallow: /*?*&*&page=',
];

/** `/robots.txt`, and the way from `/favicon.ico` to the icon. */
export function textFiles(config: Config): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\n${robotsRules.join('\n')}\n\nHost: ${config.PUBLIC_URL}\nSitemap: ${config.PUBLIC_URL}/sitemap.xml\n`,
      ),
    )
    .get('/favicon.ico', (context) => context.redirect('/icon.svg', 301));
}
