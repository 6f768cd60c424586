// The size of a first visit as transferred: scripts, fonts, styles and text.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import {
  type Manifest,
  readManifest,
  sourceOf,
  transferSizeOf,
  weightOfAll,
  weightWithoutNames,
  withImports,
} from './http/setup/built-scripts.ts';
import { clientDirectory } from './http/setup/built-site.ts';
import { openTestSite, type TestSite } from './http/setup/site.ts';
import { demoSeasonTimeout, ensureDemoSeason } from './setup/demo-database.ts';
import type { TestDatabase } from './setup/test-database.ts';

// Compressing a page and its pictures at the highest level is slow, and other tests run in parallel.
vi.setConfig({ testTimeout: 120_000 });

/**
 * In bytes; a kilobyte is a thousand of them.
 * Scripts: everything before the page is alive; of it the framework takes 90,000. `touch` is what the first touch
 * loads then, once for all pages, without the names of the files that it imports: they change with every build, and move
 * it by up to 200 bytes.
 * Fonts: those of pages in German and English letters; a name in other letters asks for a file of its own in each
 * typeface.
 * Schedule: it sends 30 rows at once. A page, and the styles that all share: with their headers, what a server sends
 * before the first packets are acknowledged (RFC 6928). Each page as small as it is from the second reader on.
 */
const budgets = {
  script: 108_000,
  touch: 29_600,
  preloadedFonts: 46_000,
  fonts: 57_000,
  fontsWithForeignNames: 76_000,
  style: 14_600,
  /** Additional styles of a screen. */
  screenStyle: 2_400,
  schedule: 12_000,
  page: 14_600,
  /** The page of the demo that has every module. */
  everyModule: 20_600,
};

/** Screens by address, and the router's names for what draws them. */
const screens = [
  ['/de', ['index___de', 'default-layout___de']],
  ['/de/termine', ['events___de', 'default-layout___de']],
  ['/de/stuecke', ['productions___de', 'default-layout___de']],
  ['/de/ensemble', ['ensemble___de', 'default-layout___de']],
  ['/de/menschen/regieteams', ['people-teams___de', 'default-layout___de']],
  ['/de/presse', ['press___de', 'default-layout___de']],
  ['/de/stuecke/*', ['productions-slug-id___de', 'default-layout___de']],
  ['/de/besuch', ['page___de', 'default-layout___de']],
  ['/de/haus/strichprobe', ['page___de', 'default-layout___de']],
  ['/en/event-calendar', ['events___en', 'default-layout___en']],
] as const;

let site: TestSite;
let manifest: Manifest;
beforeAll(async () => {
  site = await openTestSite(
    'budgets',
    {},
    { template: 'demo', media: await ensureDemoSeason(), fill: noteWebFormats },
  );
  manifest = readManifest();
}, demoSeasonTimeout);
afterAll(() => site.close());

/** The entries that the job for pictures writes, without the files: pages name all of them. */
async function noteWebFormats({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.execute(sql`insert into ${media_derivatives} (media_id, crop, format, width, height, bytes, storage_key)
    select ${media.id}, cut, format, pixels, pixels, 1, 'made/' || split_part(${media.file_name}, '.', 1) || '-' || cut
        || '-' || pixels || '-' || left(md5(${media.storage_key} || cut || pixels || format), 12) || '.' || format
    from ${media},
      (values ('horizontal', 480), ('horizontal', 960), ('horizontal', 1240), ('vertical', 400), ('vertical', 800),
        ('full', 480), ('full', 960), ('full', 1240)) as sizes (cut, pixels),
      unnest(array['avif', 'webp', 'jpg']) as format
    on conflict do nothing`);
}

/** Everything that runs before hydration: entry, screen, layout, root, the list of routes, one language. */
function scriptsOf(routes: readonly string[], locale: string): Set<string> {
  const parts = ['root', ...routes].map((name) => manifest.routes[name]?.module as string);
  const assets = readdirSync(path.join(clientDirectory, 'assets'));
  const labels = assets.filter((name) => new RegExp(`^${locale}-[\\w-]+\\.js$`).test(name));
  expect(labels).toHaveLength(1);
  return withImports([
    manifest.entry.module,
    ...parts,
    manifest.url,
    ...labels.map((name) => `/assets/${name}`),
  ]);
}

interface Page {
  address: string;
  text: string;
  /** The size of the compressed body. */
  bytes: number;
  /** The size of the status line and headers. */
  headBytes: number;
}

const pages = new Map<string, Promise<Page>>();

/** The page as served from the second request on; fetched once. */
function pageAt(address: string): Promise<Page> {
  const page = pages.get(address) ?? askUntilSmall(address);
  pages.set(address, page);
  return page;
}

/** Status line and headers. */
function bytesOfHead(headers: object): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n').length;
}

/** The first response with an ETag is compressed quickly; requests it until it has the highest compression. */
async function askUntilSmall(address: string): Promise<Page> {
  const quick = new Map<unknown, number>();
  let smallest: Buffer = Buffer.alloc(0);
  let headBytes = 0;
  const isSmall = async () => {
    const { status, headers, body } = await site.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(status, address).toBe(200);
    smallest = body;
    headBytes = bytesOfHead(headers);
    const before = quick.get(headers.etag) ?? body.length;
    quick.set(headers.etag, before);
    return body.length < before;
  };
  await expect.poll(isSmall, { message: address }).toBe(true);
  return { address, text: brotliDecompressSync(smallest).toString(), bytes: smallest.length, headBytes };
}

/** The pages of a screen: itself, or every production. */
async function pagesOf(screen: string): Promise<Page[]> {
  if (!screen.endsWith('*')) return [await pageAt(screen)];
  const { text } = await pageAt('/de/stuecke');
  const links = new Set(
    [...text.matchAll(/href="(\/de\/stuecke\/[\w-]+\/\d+)"/g)].map(([, href = '']) => href),
  );
  expect(links.size).toBeGreaterThan(10);
  const pages = [];
  // The site compresses one page at a time.
  for (const address of links) pages.push(await pageAt(address));
  return pages;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

describe.each(screens)('%s', (screen, routes) => {
  test('script', async () => {
    const scripts = scriptsOf(routes, screen.slice(1, 3));
    // Resources named in the page itself; they must all be included in the sum.
    for (const { text, address } of await pagesOf(screen)) {
      const imported = [...text.matchAll(/import (?:\* as \w+ from )?"([^"]+)"/g)].map(([, url = '']) => url);
      const preloaded = [...text.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
        ([, url = '']) => url,
      );
      const atOnce = [...imported, ...preloaded];
      expect(atOnce.length, address).toBeGreaterThan(3);
      expect(atOnce.filter((url) => !scripts.has(url))).toEqual([]);
    }
    const weight = weightOfAll(scripts);
    console.info(`${screen}: ${scripts.size} scripts, ${kilobytes(weight)}`);
    expect(weight).toBeLessThanOrEqual(budgets.script);
  });

  test('fonts', async () => {
    for (const { text, address } of await pagesOf(screen)) {
      const preloaded = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
        ([, url = '']) => url,
      );
      expect(preloaded.length, address).toBeGreaterThan(0);
      expect(weightOfAll(preloaded), address).toBeLessThanOrEqual(budgets.preloadedFonts);
      const fonts = [...fontsOf(text)];
      expect(fonts.length).toBeGreaterThan(1);
      const aim = fonts.some((url) => url.includes('-names-'))
        ? budgets.fontsWithForeignNames
        : budgets.fonts;
      expect(weightOfAll(fonts), `${address}: ${fonts.join()}`).toBeLessThanOrEqual(aim);
    }
  });

  test('styles', async () => {
    for (const { text, address } of await pagesOf(screen)) {
      const [ofAll = '', ...ofScreen] = new Set(stylesOf(text));
      const { headers } = await site.get(ofAll, { headers: { 'accept-encoding': 'br' } });
      expect(transferSizeOf(ofAll) + bytesOfHead(headers), address).toBeLessThanOrEqual(budgets.style);
      expect(weightOfAll(ofScreen), address).toBeLessThanOrEqual(budgets.screenStyle);
    }
  });

  test('page', async () => {
    const pages = await pagesOf(screen);
    const { address, bytes, headBytes } = pages.toSorted((a, b) => b.bytes - a.bytes)[0] as Page;
    console.info(
      `${screen}: page ${kilobytes(bytes)}, with headers ${kilobytes(bytes + headBytes)} (${address})`,
    );
    const hasEveryModule = screen.endsWith('strichprobe');
    expect(bytes + headBytes, address).toBeLessThanOrEqual(
      hasEveryModule ? budgets.everyModule : budgets.page,
    );
    if (routes[0].startsWith('events')) expect(bytes).toBeLessThanOrEqual(budgets.schedule);
  });
});

/** Fonts for the characters in the page's text: an upper bound, since not all of it is visible at once. */
function fontsOf(page: string): Set<string> {
  const styles = stylesOf(page).map(sourceOf).join('');
  const text = page.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) as number));
  const fonts = new Set<string>();
  for (const [face] of styles.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const [, url] = /url\(["']?([^"')]+\.woff2)/.exec(face) ?? [];
    if (url && isNeeded(face, letters)) fonts.add(url);
  }
  return fonts;
}

function stylesOf(page: string): string[] {
  return [...page.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, url = '']) => url);
}

/** Whether a character of the page is in the face's `unicode-range`; a face without one is always requested. */
function isNeeded(face: string, letters: ReadonlySet<number>): boolean {
  const [, ranges] = /unicode-range:\s*([^;}]+)/i.exec(face) ?? [];
  if (!ranges) return true;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-');
    const [first, last] = [from.replaceAll('?', '0'), to.replaceAll('?', 'f')].map((text) =>
      Number.parseInt(text, 16),
    );
    return [...letters].some((letter) => letter >= (first as number) && letter <= (last as number));
  });
}

test('the first interaction loads a limited size', () => {
  const files = readdirSync(path.join(clientDirectory, 'assets')).filter((name) =>
    /^interaction-[\w-]+\.js$/.test(name),
  );
  expect(files).toHaveLength(1);
  const weight = weightWithoutNames(`/assets/${files[0]}`);
  console.info(`first touch: ${kilobytes(weight)}`);
  expect(weight).toBeLessThanOrEqual(budgets.touch);
});

test('scripts of every page are compiled off the main thread while loading', () => {
  const files = readdirSync(path.join(clientDirectory, 'assets'));
  for (const name of ['framework', 'entry.client', 'interaction']) {
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
    expect(sourceOf(`/assets/${file}`), name).toMatch(/^\/\/# allFunctionsCalledOnLoad$/m);
  }
});

test('no page loads the site’s data before it is needed', () => {
  const scripts = [...scriptsOf(['events___de', 'default-layout___de'], 'de')].map(sourceOf).join('');
  expect(scripts.includes('soundcloud')).toBe(false);
});

test('only the labels of the page’s language are loaded', () => {
  const scripts = [...scriptsOf(['events___de', 'default-layout___de'], 'de')].map(sourceOf).join('');
  expect(scripts).toContain('Termine');
  expect(scripts).not.toContain('Event calendar');
});

describe('no server or editing code in client bundles', () => {
  const tellTales = {
    zod: ['ZodError', 'invalid_type', '_zod'],
    'the query builder': ['drizzle', 'pg_advisory', 'leftJoin'],
    'the server': [
      'foyer_content',
      'DATABASE_URL',
      'ADMIN_PASSWORD',
      'createTestDatabase',
      'contentSecurityPolicy',
    ],
    'the date library': ['PlainYearMonth'],
    Node: ['node:fs', 'node:crypto', 'process.env.DATA_DIR'],
    'the back office': ['react-admin'],
  };
  test.each(Object.entries(tellTales))('%s', (_, words) => {
    const files = readdirSync(path.join(clientDirectory, 'assets')).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((name) => {
      const text = sourceOf(`/assets/${name}`);
      return words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});
