// Serves robots.txt, and the icon under its default address.
import { Hono } from 'hono';
import type { Config } from '#server/config.ts';

/**
 * Rules for robots: no back office, no API, and no lists with more than one filter, whose combinations are endless;
 * pages of a list with one filter are allowed. The longest matching rule applies (RFC 9309).
 */
const robotsRules = [
  'Disallow: /cms',
  'Disallow: /*/api/',
  'Disallow: /*?*&',
  'Allow: /*?*&page=',
  'Disallow: /*?*&*&page=',
];

/** `/robots.txt`, and a redirect from `/favicon.ico` to the icon. */
export function textFiles(config: Config): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\n${robotsRules.join('\n')}\n\nHost: ${config.PUBLIC_URL}\nSitemap: ${config.PUBLIC_URL}/sitemap.xml\n`,
      ),
    )
    .get('/favicon.ico', (context) => context.redirect('/icon.svg', 301));
}
