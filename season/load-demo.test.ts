import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/dates/dates.ts';
import { recentNews } from '#domain/site/home.ts';
import { demoSeason } from '#season/load-demo.ts';
import { problemLine } from '#server/import/problem.ts';
import { checkSeason } from '#server/import/season.fixture.ts';
import { checkPicture } from '#server/media/ingest.ts';

const shopOrigin = 'https://shop.example';

const loaded = new Map<Day, ReturnType<typeof load>>();

async function load(today: Day, shop: string | null) {
  const season = await demoSeason(today, shop);
  return { ...season, ...checkSeason(season.files, { today, shopOrigin: shop }) };
}

/** Once for each day. */
function loadOn(today: Day): ReturnType<typeof load> {
  const season = loaded.get(today) ?? load(today, shopOrigin);
  loaded.set(today, season);
  return season;
}

describe('the demo season', () => {
  // Ordinary days, both changes of the clock, a leap day, the turn of the year.
  test.each(['2025-11-20', '2026-03-29', '2026-10-25', '2028-02-29', '2025-12-31'])(
    'has no errors when it is loaded on %s',
    async (today) => {
      const { problems } = await loadOn(today);
      expect(problems.map((problem) => problemLine(problem, 'en'))).toEqual([]);
    },
  );

  test('has no links to a shop, but prices, for a theatre without one', async () => {
    const { records, problems } = await load('2025-11-20', null);
    expect(problems.map((problem) => problemLine(problem, 'en'))).toEqual([]);
    const events = records.filter(({ section }) => section === 'events');
    expect(events.filter(({ values }) => values.secondary_ticket_link || values.registration_link)).toEqual(
      [],
    );
    expect(events.filter(({ values }) => values.min_price_normal_excl_e).length).toBeGreaterThan(100);
  });

  test('has about thirty productions and three hundred events with pictures and people', async () => {
    const { records } = await loadOn('2025-11-20');
    const count = (name: string) => records.filter(({ section }) => section === name).length;
    expect(count('productions')).toBeGreaterThanOrEqual(30);
    expect(count('events')).toBeGreaterThan(250);
    expect(count('persons')).toBeGreaterThan(60);
    const pictured = records.filter(({ section, values }) => section === 'productions' && values.picture);
    expect(pictured).toHaveLength(count('productions'));
    const ensemble = records.filter(({ section, values }) => section === 'persons' && values.is_ensemble);
    expect(ensemble.length).toBeGreaterThanOrEqual(40);
    const portraits = ensemble.map(({ values }) => values.portrait).filter(Boolean);
    expect(new Set(portraits).size).toBe(ensemble.length);
  });

  test.each(['2026-03-12', '2027-11-23'])('has news on %s', async (today) => {
    const { records } = await loadOn(today);
    const news = records.filter(({ section }) => section === 'news_teasers');
    const recent = recentNews(
      news.map(({ values }) => ({ date: String(values.date) })),
      today,
    );
    expect(recent.map(({ date }) => date)).toEqual([-2, -8, -16].map((days) => addDays(today, days)));
  });

  test.each([
    ['2026-07-31', '2025/26', '2025-06-03'],
    ['2026-08-01', '2026/27', '2026-06-03'],
    ['2027-11-23', '2027/28', '2027-06-03'],
  ])('on %s names season %s, announced on %s', async (today, season, announced) => {
    const { files, records } = await loadOn(today);
    const productions = records.filter(({ section }) => section === 'productions');
    const seasons = new Set(productions.map(({ values }) => String(values.season)));
    expect([...seasons].toSorted().at(-1)).toBe(season);
    expect(seasons.size).toBe(3);
    const press = files.find(({ name }) => name === 'press.json')?.text;
    expect(press).toContain(`die Spielzeit ${season}`);
    expect(press).toContain(`"date": "${announced}"`);
  });

  test('lists the events of its pages in chronological order', async () => {
    const { files, records } = await loadOn('2026-03-12');
    const events = records.filter(({ section }) => section === 'events');
    const starts = new Map(events.map(({ identity, values }) => [identity, Number(values.date_start)]));
    const lists = files
      .filter(({ name }) => name.startsWith('pages'))
      .flatMap(({ text }) => [...text.matchAll(/"children": (\[[^\]]*"event": [^\]]*\])/g)])
      .map(([, list = '']) =>
        [...list.matchAll(/"event": "([^"]+)"/g)].map(([, key = '']) => starts.get(key)),
      );
    expect(lists.length).toBeGreaterThan(2);
    for (const days of lists) {
      expect(days).not.toContain(undefined);
      expect(days).toEqual(days.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  test('contains every picture that it references', async () => {
    const { readMedia, records } = await loadOn('2025-11-20');
    for (const { values } of records.filter(({ section }) => section === 'media')) {
      const content = await readMedia(String(values.file));
      expect(content, String(values.file)).not.toBeNull();
      if (content) await checkPicture(content);
    }
  });

  test('has press pictures large enough for a newspaper page', async () => {
    const { readMedia, records } = await loadOn('2025-11-20');
    const pictures = new Map(
      records.filter(({ section }) => section === 'media').map(({ identity, values }) => [identity, values]),
    );
    const pressPictures = records
      .filter(({ section }) => section === 'download_directories')
      .flatMap(({ values }) => values.files as { media: string }[]);
    expect(pressPictures.length).toBeGreaterThan(10);
    for (const { media } of pressPictures) {
      const content = await readMedia(String(pictures.get(media)?.file));
      const { width = 0, height = 0 } = await sharp(content ?? undefined).metadata();
      expect(Math.max(width, height), media).toBeGreaterThanOrEqual(3000);
    }
  });
});
