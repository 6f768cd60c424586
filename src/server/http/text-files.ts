// Serves robots.txt, and the icon under the name by which browsers ask for it where a document names none.
import { Hono } from 'hono';
import type { Config } from '#server/config.ts';

/** Allows everything but the back office, the API, and lists with more than one filter, which are endless. */
export function textFiles(config: Config): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\nDisallow: /cms\nDisallow: /*/api/\nDisallow: /*?*&\n\nHost: ${config.PUBLIC_URL}\n`,
      ),
    )
    .get('/favicon.ico', (context) => context.redirect('/icon.svg', 301));
}
