// Parts that a page can do without: it is served anyway, and the failure is logged.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('without');
}, 180_000);
afterAll(() => site.close());
afterEach(() => site.logged.splice(0));

/** Makes a table unreadable a minute later: earlier values are cached until then. */
async function without(table: string, look: () => Promise<void>): Promise<void> {
  const { db } = site.database;
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  await db.execute(sql`alter table ${sql.identifier(table)} rename to hidden_for_a_moment`);
  try {
    await look();
  } finally {
    await db.execute(sql`alter table hidden_for_a_moment rename to ${sql.identifier(table)}`);
  }
}

test.each([
  ['color_groups', '/de/presse', 'colours', 'max-age="+(g.length?3600:10)'],
  ['color_groups', '/de/ensemble', 'colours', ':root{--base:#000000;--sec:#ffffff'],
  ['menu_links', '/de/presse', 'menus', 'main-content'],
  ['settings', '/de/ensemble', 'settings', 'Kontrast'],
  ['redirects', '/de/abo', 'redirects', 'main-content'],
  ['events', '/de/presse?page=2', 'two days of events', 'main-content'],
  ['home_elements', '/de', 'home elements', 'Spielplan'],
  ['news_teasers', '/en', 'news teasers', 'What’s on'],
])('without %s there is still a page', async (table, path, what, shown) => {
  await without(table, async () => {
    const { status, text } = await site.get(path);
    expect(status).toBe(200);
    expect(text).toContain(shown);
    expect(site.logged.join('\n')).toContain(`A page is served without its ${what}`);
  });
});

test('a page that cannot be read is a 404 for visitors, and the reason is logged', async () => {
  await without('pages', async () => {
    const { status, text } = await site.get('/de/haus');
    expect(status).toBe(404);
    expect(text).toContain('404 Seite nicht gefunden');
    expect(site.logged.join('\n')).toContain('A page could not be read');
  });
});

test('a degraded page is not cached, and a cached one is used instead', async () => {
  const inMenu = 'href="/de/impressum"';
  await without('menu_links', async () => {
    expect((await site.get('/de/menschen/regieteams')).text).not.toContain(inMenu);
  });
  expect((await site.get('/de/menschen/regieteams')).text).toContain(inMenu);
  site.clock.now = new Date(site.clock.now.getTime() + 600_000);
  await without('menu_links', async () => {
    expect((await site.get('/de/menschen/regieteams')).text).toContain(inMenu);
  });
});

test('without settings there are no search and account links', async () => {
  await without('settings', async () => {
    expect((await site.get('/de/venues')).text).not.toContain('Mein Konto');
  });
});

test('a home page without news is logged as a warning', async () => {
  const { db } = site.database;
  await db.execute(sql`delete from news_teasers`);
  expect((await site.get('/de')).status).toBe(200);
  await expect
    .poll(async () => {
      await site.get('/en');
      return site.logged.join('\n');
    })
    .toContain('There are no news teasers');
});
