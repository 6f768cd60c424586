// Serves the preview pictures of shared links. Their addresses contain a content hash.
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#domain/languages/locales.ts';
import type { AppContext } from '#server/app-context.ts';
import { withDecodeLimit } from '#server/media/decode-limit.ts';
import type { drawSharingPicture, SharingPlate } from '#server/media/sharing-picture.ts';
import type { MediaStore } from '#server/media/store.ts';
import { getSharedProduction, type SharedProduction } from '#server/services/productions/sharing-card.ts';
import { listColourGroups } from '#server/services/site/colour-groups.ts';

type Drawn = Awaited<ReturnType<typeof drawSharingPicture>>;

const maxBytes = 16 * 1024 * 1024;

async function plateOf({ plate }: SharedProduction, store: MediaStore): Promise<SharingPlate> {
  const content = plate && (await store.get(plate.url.slice('/media/'.length)));
  if (!content) return null;
  if (plate.url.endsWith('.svg')) return { svg: Buffer.from(content).toString('utf8') };
  return { photograph: content, isTwoInks: plate.print === 'two-inks' };
}

/**
 * GET and HEAD of `/<language>-<production>-<mark>`, mounted at `/media/sharing`. The address with the current hash is
 * immutable; any other one serves the current picture for minutes, so that old links keep a picture. Each picture is
 * drawn once.
 */
export function sharingPictures({
  database,
  store,
  now,
}: Pick<AppContext, 'database' | 'store' | 'now'>): Hono {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.length,
  });
  const drawing = new Map<string, Promise<Drawn>>();

  function draw(shared: SharedProduction): Promise<Drawn> {
    const pending = drawing.get(shared.path);
    if (pending) return pending;
    const made = withDecodeLimit(async () => {
      // Loaded lazily: the font would delay the start.
      const { drawSharingPicture } = await import('#server/media/sharing-picture.ts');
      return drawSharingPicture(shared.card, await plateOf(shared, store));
    })
      .then((picture) => {
        drawn.set(shared.path, picture);
        return picture;
      })
      .finally(() => drawing.delete(shared.path));
    drawing.set(shared.path, made);
    return made;
  }

  return new Hono().get('/:address{(?:de|en)-[1-9]\\d{0,9}-[0-9a-f]{12}}', async (context) => {
    const { path } = context.req;
    const [locale, id] = context.req.param('address').split('-');
    let cached = drawn.get(path);
    let isCurrent = true;
    if (!cached) {
      const groups = await listColourGroups(database);
      const shared = await getSharedProduction(database, Number(id), groups, {
        locale: locale as Locale,
        now: now(),
      });
      if (!shared) return context.notFound();
      isCurrent = shared.path === path;
      cached = drawn.get(shared.path) ?? (await draw(shared));
    }
    return context.body(cached.content as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': cached.contentType,
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
