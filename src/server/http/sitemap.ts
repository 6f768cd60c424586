// The sitemap (sitemaps.org, protocol 0.9): an index, and files of limited size.
import { Hono } from 'hono';
import { isoOf, locales } from '#domain/languages/locales.ts';
import type { AppContext } from '#server/app-context.ts';
import { listSitemap, type SitemapEntry } from '#server/services/site/sitemap.ts';
import { escapeXml } from '#server/services/text/escape-xml.ts';

/** Maximum addresses per file: the protocol allows 50,000 and 50 MB, each with links to both languages. */
const maxAddresses = 20_000;
const types = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One entry per language, each with links to both. */
function urlsOf({ paths, changed_at }: SitemapEntry, publicUrl: string): string {
  const address = (path: string) => escapeXml(publicUrl + path);
  const links = locales
    .map(
      ({ code }) => `<xhtml:link rel="alternate" hreflang="${isoOf(code)}" href="${address(paths[code])}"/>`,
    )
    .join('');
  const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : '';
  return locales
    .map(({ code }) => `<url><loc>${address(paths[code])}</loc>${changed}${links}</url>\n`)
    .join('');
}

/** `/sitemap.xml` lists the files `/sitemap-1.xml` and so on. */
export function sitemapRoutes({ database, config }: Pick<AppContext, 'database' | 'config'>): Hono {
  const { PUBLIC_URL } = config;
  const perFile = maxAddresses / locales.length;
  return new Hono()
    .get('/sitemap.xml', async (context) => {
      const count = Math.max(1, Math.ceil((await listSitemap(database)).length / perFile));
      const files = Array.from({ length: count }, (_, at) => {
        return `<sitemap><loc>${escapeXml(PUBLIC_URL)}/sitemap-${at + 1}.xml</loc></sitemap>\n`;
      });
      const text = `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`;
      return context.body(text, 200, types);
    })
    .get('/:file{sitemap-[1-9]\\d{0,3}\\.xml}', async (context) => {
      const at = Number.parseInt(context.req.param('file').slice('sitemap-'.length), 10) - 1;
      const entries = (await listSitemap(database)).slice(at * perFile, (at + 1) * perFile);
      if (entries.length === 0) return context.text('Nicht gefunden / Not found', 404);
      const urls = entries.map((entry) => urlsOf(entry, PUBLIC_URL)).join('');
      const spaces =
        'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
      return context.body(`${head}<urlset ${spaces}>\n${urls}</urlset>\n`, 200, types);
    });
}
