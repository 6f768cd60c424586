// Serves robots.txt, and redirects addresses that browsers and password managers request by default.
import { Hono } from 'hono';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { defaultLocale } from '#domain/languages/locales.ts';
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

/** `/robots.txt`, and redirects to the icon and to the page where users change their password (W3C `change-password`). */
export function wellKnownAddresses(config: Config): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\n${robotsRules.join('\n')}\n\nHost: ${config.PUBLIC_URL}\nSitemap: ${config.PUBLIC_URL}/sitemap.xml\n`,
      ),
    )
    .get('/favicon.ico', (context) => context.redirect('/icon.svg', 301))
    .get('/.well-known/change-password', (context) =>
      context.redirect(backOfficePath('own-account', defaultLocale), 302),
    );
}
