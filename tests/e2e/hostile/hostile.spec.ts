// Malicious content in every field that editors write runs neither for visitors nor for editors.
import { expect, type Page } from '@playwright/test';
import type { DraftModule } from '#domain/modules/modules.ts';
import { parseLink } from '#domain/urls/links.ts';
import { schemaOf } from '#modules/schemas.ts';
import { isClean } from '../../api/endpoint/hostile-payloads.ts';
import { logIn } from '../log-in.ts';
import { test, untilHydrated } from '../visit.ts';
import { rejectedModules } from './modules.ts';
import { hostileEmbeds, hostileLinks, hostileTexts } from './texts.ts';
import { dangersOf, watchForHits } from './watch.ts';
import {
  beginLists,
  bodyOf,
  findRecords,
  openApiClient,
  type Place,
  writeModules,
  writePages,
} from './writing.ts';

// The Content Security Policy would block much of it, so it is disabled here.
// A trace of pages of this size is too large.
test.use({ bypassCSP: true, trace: 'off' });

test('no hostile content is executed in either language', async ({ page, request, context, baseURL }) => {
  // Takes twenty seconds on an idle machine.
  test.setTimeout(240_000);
  expect(hostileTexts.length).toBeGreaterThan(250);
  const origin = baseURL ?? '';
  const send = await openApiClient(request, origin);
  const known = await test.step('pictures are described', () => findRecords(request, send, origin));
  expect(known.images.length).toBeGreaterThan(30);
  const pages = await test.step('pages are written', () => writePages(send, known));
  const big = await test.step('modules are written', () => writeModules(send, pages, known));

  await test.step('what is checked is refused', async () => {
    const place = pages.at(-1) as Place;
    const rejected = rejectedModules(known);
    expect(rejected.length).toBeGreaterThan(120);
    const lists = await beginLists(send, rejected, place, known);
    const calls = rejected.map(
      (module) => () => send('POST', `module/${module.name}`, bodyOf(module, place, lists), 422),
    );
    const change = (field: string, value: string) => () =>
      send('PUT', `pages/${place.id}`, { version: place.version, [field]: value }, 422);
    calls.push(...hostileLinks.map((link) => change('hero_link', link)));
    calls.push(...hostileEmbeds.map((embed) => change('hero_video', embed)));
    while (calls.length > 0) await Promise.all(calls.splice(0, 8).map((call) => call()));
  });

  await test.step('what is stored is clean', async () => {
    for (const { id } of big) {
      const { draft } = await send<{ draft: DraftModule[] }>('GET', `container/by-slug/page-${id}?edit`);
      expect(draft.length).toBeGreaterThan(50);
      expect(draft.flatMap(uncleanIn)).toEqual([]);
    }
  });

  const happened: string[] = [];
  await watchForHits(context, origin, happened);
  const look = async (path: string) => {
    expect(happened).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await dangersOf(page)).toEqual([]);
  };
  // Every text is in fields of every kind in each language: visitors see the modules in English, editors in German.
  for (const locale of ['de', 'en'] as const) {
    await test.step(`visitors, ${locale}`, async () => {
      for (const place of pages) {
        const isBig = big.includes(place);
        if (isBig && locale === 'de') continue;
        const path = `/${locale}/${place.path[locale]}`;
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        if (isBig) await bringUp(page);
        await look(path);
      }
    });
  }
  await logIn(page, baseURL);
  await test.step('editors', async () => {
    for (const place of big) {
      const path = `/de/${place.path.de}`;
      await page.goto(`${path}?edit`);
      await page.locator('[data-frame]').first().waitFor({ state: 'attached' });
      await bringUp(page);
      // Placing the caret in rich text lets its editor parse it again.
      const text = page.locator('[data-module=text] [data-field]').first();
      if ((await text.count()) > 0) {
        await text.click();
        await expect(text).toHaveClass(/ProseMirror/, { timeout: 90_000 });
      }
      await look(path);
    }
  });
});

/** Rich text with other than the allowed tags, and links that the URL parser would not produce. */
function uncleanIn({ module, data }: DraftModule): unknown[] {
  return Object.entries(schemaOf(module).fields).flatMap(([field, { kind }]) => {
    const value = data[field];
    if (kind === 'rich') return Object.values(value ?? {}).filter((html) => !isClean(html));
    return kind === 'address' && value && parseLink(String(value))?.href !== value ? [value] : [];
  });
}

/** Loads everything lazy on a page, by scrolling and the first interaction. */
async function bringUp(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.mouse.move(200, 300);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 4000) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
