// The page cache for readers: one render for many requests, the same response for all, publications at once, stale
// pages in failures.

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productions } from '#server/db/schema/productions.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { now, production } from '../../api/fixture/ids.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('cache');
  await site.catchUp();
}, 180_000);
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = now;
});

async function publish(change: Partial<typeof productions.$inferInsert> = {}): Promise<void> {
  await site.database.db.transaction(async (queries) => {
    if (Object.keys(change).length > 0) {
      await queries.update(productions).set(change).where(eq(productions.id, production.nora));
    }
    await bumpContentVersion(queries);
  });
}

/** Publishes until a change was visible before the site polled, which proves that it was notified on any machine. */
async function publishUnpolled(lead: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await publish({ lead: { de: '' } });
        await site.catchUp();
        await site.get('/de/stuecke/nora/101');
        const before = site.polls();
        await publish({ lead: { de: lead } });
        await expect
          .poll(async () => (await site.get('/de/stuecke/nora/101')).text, { interval: 20 })
          .toContain(lead);
        return site.polls() - before;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
}

async function queriesFor(target: string, headers: Record<string, string> = {}): Promise<number> {
  site.takeQueries();
  await site.get(target, { headers });
  return site.takeQueries().length;
}

describe('one render', () => {
  test('is made for 200 simultaneous requests of an uncached page, and none for later ones', async () => {
    // Menus and what else all pages share are read by then.
    await site.get('/de/termine?tag=3');
    const alone = await queriesFor('/de/termine?tag=1');
    expect(alone).toBeGreaterThan(0);
    site.takeQueries();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const encoding = ['br', 'gzip', 'identity'][index % 3] as string;
        return site.get('/de/termine?tag=2', { headers: { 'accept-encoding': encoding } });
      }),
    );
    expect(site.takeQueries()).toHaveLength(alone);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(await queriesFor('/de/termine?tag=2')).toBe(0);
  });

  test.each(['/de/nichts', '/de/stuecke/nora/9999'])(
    'is made of %s, which does not exist',
    async (target) => {
      await site.get(target);
      expect(await queriesFor(target)).toBe(0);
    },
  );
});

describe('the same response', () => {
  test('is sent whatever other headers a request has', async () => {
    const plain = await site.get('/de/termine');
    const oddities: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
      { 'x-original-url': '/en', 'x-rewrite-url': '/en' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
      { 'accept-language': 'en', accept: 'application/json', 'user-agent': 'Googlebot' },
      { cookie: 'i18n_redirected=en; colorScheme=2; darkMode=true' },
      { 'x-remix-revalidate': 'yes', 'x-remix-response': 'yes', 'sec-purpose': 'prefetch' },
      { 'x-http-method-override': 'POST', range: 'bytes=0-10' },
    ];
    for (const headers of oddities) {
      site.takeQueries();
      const answer = await site.get('/de/termine', { headers });
      expect(answer.body.equals(plain.body), JSON.stringify(headers)).toBe(true);
      expect(answer.status).toBe(200);
      expect(site.takeQueries()).toEqual([]);
    }
  });

  test('is cached even if the first request has other headers', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = await site.get('/en/event-calendar?venue=thalia', { headers });
    expect(answer.text).not.toContain('evil.example');
  });

  test.each([
    'utm_source=newsletter&utm_campaign=x',
    'fbclid=abc',
    'gclid=1&date=',
    'x=%3Cscript%3Ealert(1)%3C/script%3E',
    'PAGE=2&Tag=1',
  ])('is sent with ?%s', async (query) => {
    const plain = await site.get('/de/termine');
    site.takeQueries();
    const marked = await site.get(`/de/termine?${query}`);
    expect(marked.body.equals(plain.body)).toBe(true);
    expect(site.takeQueries()).toEqual([]);
  });

  test('depends on the filters, but not on their order', async () => {
    const one = await site.get('/de/termine?tag=1&venue=thalia&utm_source=a');
    expect(await queriesFor('/de/termine?venue=thalia&x=1&tag=1')).toBe(0);
    expect(one.body.equals((await site.get('/de/termine?venue=thalia&tag=1')).body)).toBe(true);
    expect(one.body.equals((await site.get('/de/termine?tag=1')).body)).toBe(false);
  });
});

describe('a logged-in user', () => {
  const headers = { cookie: 'a=b; __Host-foyer_session=abc' };

  test('gets and stores nothing in the cache', async () => {
    await site.get('/de/termine');
    expect(await queriesFor('/de/termine', headers)).toBeGreaterThan(0);
    const answer = await site.get('/de/termine', { headers });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['content-security-policy']).toContain('sha256-');

    await site.get('/de/termine?tag=4', { headers });
    expect(await queriesFor('/de/termine?tag=4')).toBeGreaterThan(0);
  });

  test('is not mixed up with simultaneous visitors', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => site.get('/de/termine?page=2', index % 2 ? { headers } : {})),
    );
    for (const [index, answer] of answers.entries()) {
      expect(answer.headers['cache-control']?.startsWith('private')).toBe(index % 2 === 1);
    }
  });
});

describe('a publication', () => {
  test('is visible at once, without polling', async () => {
    await site.get('/de/stuecke/nora/101');
    expect((await site.get('/de/stuecke/nora/101')).text).toContain('Eine Unterschrift.');
    await publishUnpolled('Ein Wort, das neu ist.');
    await site.catchUp();
    await site.get('/de/stuecke/nora/101');
    expect(await queriesFor('/de/stuecke/nora/101')).toBe(0);
  });

  test('causes one render for simultaneous requests', async () => {
    await site.get('/de/stuecke');
    await publish();
    await site.catchUp();
    const alone = await queriesFor('/de/stuecke');
    expect(alone).toBeGreaterThan(0);
    await publish();
    await site.catchUp();
    site.takeQueries();
    await Promise.all(Array.from({ length: 50 }, () => site.get('/de/stuecke')));
    // On a slow machine all of a crowd may be shown the page before, while the new one is rendered.
    let together = 0;
    const count = () => (together += site.takeQueries().length);
    await expect.poll(count).toBeGreaterThanOrEqual(alone);
    await site.get('/de/stuecke');
    expect(count()).toBe(alone);
  });

  test('that takes a production offline makes it a 404, and back', async () => {
    await publish({ is_online: false });
    await expect
      .poll(async () => (await site.get('/de/stuecke/nora/101')).status, { interval: 20 })
      .toBe(404);
    await publish({ is_online: true });
    await expect
      .poll(async () => (await site.get('/de/stuecke/nora/101')).status, { interval: 20 })
      .toBe(200);
  });

  test('that changes a slug redirects the old address at once', async () => {
    await site.get('/de/stuecke/nora/101');
    await publish({ slug: { de: 'nora-neu', en: 'a-dolls-house' } });
    await expect
      .poll(async () => (await site.get('/de/stuecke/nora/101')).status, { interval: 20 })
      .toBe(301);
    await publish({ slug: { de: 'nora', en: 'a-dolls-house' } });
    await expect
      .poll(async () => (await site.get('/de/stuecke/nora/101')).status, { interval: 20 })
      .toBe(200);
  });
});

describe('over time', () => {
  const later = (seconds: number) => {
    site.clock.now = new Date(now.getTime() + seconds * 1000);
  };

  test('a page is sent from the cache, then refreshed in the background, then awaited', async () => {
    await site.get('/de/presse');
    later(29);
    expect(await queriesFor('/de/presse')).toBe(0);
    later(60);
    await site.get('/de/presse');
    await expect.poll(() => site.takeQueries().length).toBeGreaterThan(0);
    await expect.poll(() => queriesFor('/de/presse')).toBe(0);
    later(3600);
    expect(await queriesFor('/de/presse')).toBeGreaterThan(0);
  });

  test('events of yesterday disappear at midnight', async () => {
    site.clock.now = new Date('2026-03-12T23:59:58+01:00');
    const before = await site.get('/de');
    expect(before.text).toContain('/de/stuecke/faust/102');
    site.clock.now = new Date('2026-03-13T00:00:01+01:00');
    const after = await site.get('/de');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('without the database', () => {
  afterEach(async () => {
    await site.line.join();
    await expect.poll(async () => (await site.get('/readyz')).status, { timeout: 10_000 }).toBe(200);
  });

  test('cached pages of any age are sent, and others are a 503', async () => {
    const cached = await site.get('/de/termine');
    await site.line.cut();
    expect((await site.get('/de/termine')).body.equals(cached.body)).toBe(true);
    for (const hours of [1, 12, 23]) {
      site.clock.now = new Date(now.getTime() + hours * 3_600_000);
      const old = await site.get('/de/termine');
      expect(old.status, `${hours} h`).toBe(200);
      expect(old.body.equals(cached.body)).toBe(true);
    }
    site.clock.now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await site.get('/de/termine')).status).toBe(503);

    for (const target of ['/de/termine?tag=3', '/en/press', '/de/sommer', '/de/stuecke/nora/999']) {
      const { status, headers } = await site.get(target);
      expect(status, target).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    // Nobody reloads a screen on a wall.
    expect((await site.get('/de/led-screen')).headers.refresh).toBe('30');
    expect((await site.get('/de/presse')).headers.refresh).toBeUndefined();
    const [alive, ready] = [await site.get('/healthz'), await site.get('/readyz')];
    expect([alive.status, ready.status]).toEqual([200, 503]);
  });

  test('publications are visible once it is available again', async () => {
    await site.get('/de/stuecke/faust/102');
    await site.line.cut();
    await site.database.db
      .update(productions)
      .set({ director: 'Paula Anders' })
      .where(eq(productions.id, production.faust));
    await bumpContentVersion(site.database.db);
    expect((await site.get('/de/stuecke/faust/102')).text).not.toContain('Paula Anders');
    await site.line.join();
    await expect
      .poll(async () => (await site.get('/de/stuecke/faust/102')).text, { interval: 100, timeout: 10_000 })
      .toContain('Paula Anders');
    // Notifications work again at once.
    await publishUnpolled('Nach der Pause.');
    await site.line.cut();
  });
});
