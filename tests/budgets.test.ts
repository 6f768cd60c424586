// What a first visit weighs: scripts, fonts, styles and text, as they go over the line.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientDirectory } from './http/built-site.ts';
import { openTestSite, type TestSite } from './http/site.ts';

/**
 * In bytes; a kilobyte is a thousand of them. Scripts: the aim is 105,000, of which the framework alone takes 92,000;
 * until parts of the page come alive one by one this holds what is reached, so that it does not grow.
 */
const budgets = { script: 120_000, preloadedFonts: 60_000, fonts: 100_000, style: 15_000, page: 12_000 };

/** Screens by address, and the router's names for what draws them. */
const screens = [
  ['/de', ['index___de', 'default-layout___de']],
  ['/de/termine', ['events___de', 'default-layout___de']],
  ['/de/stuecke', ['productions___de', 'default-layout___de']],
  ['/de/stuecke/nora/101', ['productions-slug-id___de', 'default-layout___de']],
  ['/en/event-calendar', ['events___en', 'default-layout___en']],
] as const;

interface Part {
  module: string;
  imports: string[];
  css: string[];
}

let site: TestSite;
let manifest: { entry: Part; routes: Record<string, Part>; url: string };
beforeAll(async () => {
  site = await openTestSite('budgets');
  const [name = ''] = readdirSync(path.join(clientDirectory, 'assets')).filter((file) =>
    /^manifest-.*\.js$/.test(file),
  );
  const text = readFileSync(path.join(clientDirectory, 'assets', name), 'utf8');
  manifest = JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''));
}, 180_000);
afterAll(() => site.close());

const fileOf = (url: string) => path.join(clientDirectory, url.replace(/[?#].*$/, ''));
const sourceOf = (url: string) => readFileSync(fileOf(url), 'utf8');

/** Bytes over the line, in brotli where the build has it. */
function weightOf(url: string): number {
  const packed = `${fileOf(url)}.br`;
  return statSync(existsSync(packed) ? packed : fileOf(url)).size;
}

const weightOfAll = (urls: Iterable<string>) => [...urls].reduce((sum, url) => sum + weightOf(url), 0);

/** The files and everything that they import at once, by what stands in them and not by what the manifest says. */
function withImports(urls: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (url: string) => {
    if (all.has(url)) return;
    all.add(url);
    for (const [, name] of sourceOf(url).matchAll(
      /(?:^|[;}\s])import\s*(?:[\w*{][^"';]*?from\s*)?["']\.\/([^"']+)["']/g,
    )) {
      add(`/assets/${name}`);
    }
  };
  for (const url of urls) add(url);
  return all;
}

/** Everything that runs before the page is alive: entry, screen, layout, root, the list of routes, one language. */
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

describe.each(screens)('%s', (address, routes) => {
  const locale = address.slice(1, 3);

  test('script', async () => {
    const scripts = scriptsOf(routes, locale);
    // The page itself names what it wants at once; nothing of that may be missing from the sum.
    const { text } = await site.get(address);
    const wanted = [...text.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, url = '']) => url);
    const atOnce = wanted.filter(
      (url) => text.includes(`modulepreload" href="${url}"`) || text.includes(`import "${url}"`),
    );
    expect(atOnce.length).toBeGreaterThan(3);
    expect(atOnce.filter((url) => !scripts.has(url))).toEqual([]);
    const weight = weightOfAll(scripts);
    console.info(`${address}: ${scripts.size} scripts, ${(weight / 1000).toFixed(1)} KB`);
    expect(weight).toBeLessThanOrEqual(budgets.script);
  });

  test('fonts', async () => {
    const { text } = await site.get(address);
    const preloaded = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, url = '']) => url,
    );
    expect(preloaded.length).toBeGreaterThan(0);
    expect(weightOfAll(preloaded)).toBeLessThanOrEqual(budgets.preloadedFonts);

    const styles = stylesOf(text).map(sourceOf).join('');
    const letters = new Set([...text].map((letter) => letter.codePointAt(0) as number));
    const loaded = new Set<string>();
    for (const [face] of styles.matchAll(/@font-face\s*\{[^}]*\}/g)) {
      const [, url] = /url\(["']?([^"')]+\.woff2)/.exec(face) ?? [];
      if (url && isNeeded(face, letters)) loaded.add(url);
    }
    expect(loaded.size).toBeGreaterThan(1);
    expect(weightOfAll(loaded)).toBeLessThanOrEqual(budgets.fonts);
  });

  test('styles and text', async () => {
    const { text, body } = await site.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(text).not.toContain('<html');
    const page = brotliDecompressSync(body).toString();
    const style = weightOfAll(new Set(stylesOf(page)));
    console.info(
      `${address}: page ${(body.length / 1000).toFixed(1)} KB, styles ${(style / 1000).toFixed(1)} KB`,
    );
    expect(style).toBeLessThanOrEqual(budgets.style);
    expect(body.length).toBeLessThanOrEqual(budgets.page);
  });
});

function stylesOf(page: string): string[] {
  return [...page.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, url = '']) => url);
}

/** Whether a letter of the page falls into the face's range; a face without one is always asked for. */
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

test('only what the language needs: labels of the other one are not loaded', () => {
  const scripts = [...scriptsOf(['events___de', 'default-layout___de'], 'de')].map(sourceOf).join('');
  expect(scripts).toContain('Termine');
  expect(scripts).not.toContain('Event calendar');
});

describe('nothing of the machinery behind the pages', () => {
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
    'the date library': ['Temporal.', 'ZonedDateTime'],
    Node: ['node:fs', 'node:crypto', 'process.env.DATA_DIR'],
    editing: ['prosemirror', 'react-admin'],
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
