import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { change_log } from '#server/db/schema/change-log.ts';
import { events } from '#server/db/schema/events.ts';
import { booklet_sections, production_credits, productions } from '#server/db/schema/productions.ts';
import { color_groups, menu_links } from '#server/db/schema/site.ts';
import { problemLine } from '#server/import/problem.ts';
import { event, production, season, tag, text } from '#server/import/season.fixture.ts';
import { trialImport } from '#server/import/trial-import.fixture.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';

const trial = trialImport(createTestDatabase);
const { load } = trial;

const version = async () =>
  (await trial.database.pool.query('SELECT version::int FROM content_version')).rows[0]?.version;

describe('a season', () => {
  test('is written with all of its records', async () => {
    const report = await load(season);
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ is_written: true, updated: 0, unchanged: 0 });
    const [faust] = await trial.database.db.select().from(productions);
    expect(faust).toMatchObject({
      id: 1,
      source_key: 'faust',
      slug: { de: 'faust', en: 'faust' },
      is_online: true,
    });
    const credits = await trial.database.db
      .select()
      .from(production_credits)
      .orderBy(production_credits.order);
    expect(credits).toMatchObject([
      { production_id: 1, name: 'Ilka Sommerfeld', person_id: 1, order: 0 },
      { production_id: 1, name: 'Ein Gast', person_id: null, order: 1 },
    ]);
    const [evening] = await trial.database.db.select().from(events);
    expect(evening).toMatchObject({
      production_id: 1,
      activity_id: 9,
      date_start: new Date('2025-11-20T18:30:00Z'),
      secondary_ticket_link: 'https://shop.example/de/tickets/faust-1',
      min_price_normal_excl_e: '12.50',
      status: 'onsale',
    });
    const [parent, child] = await trial.database.db.select().from(menu_links).orderBy(menu_links.id);
    expect(child).toMatchObject({ source_key: 'abo/flex', parent_id: parent?.id, list: 'menu' });
    const runs = await trial.database.pool.query(
      'SELECT file_name, created, updated, unchanged FROM import_runs',
    );
    expect(runs.rows).toEqual([{ file_name: '1.json', created: report.created, updated: 0, unchanged: 0 }]);
  });

  test('imported again changes nothing and invalidates no page', async () => {
    const first = await load(season);
    const before = await trial.contents();
    const again = await load(season);
    expect(again).toMatchObject({ is_written: true, created: 0, updated: 0, unchanged: first.created });
    expect(await trial.contents()).toEqual(before);
  });

  test('in another order, several files and with other white space is the same season', async () => {
    const { created } = await load(season);
    const { productions: plays, ...rest } = season;
    expect(await load({ productions: plays }, rest)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: created,
    });
  });

  test('notifies every instance once, on commit', async () => {
    const client = new pg.Client(trial.database.url);
    await client.connect();
    const parseBilingual: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => parseBilingual.push(payload));
    await client.query('LISTEN foyer_content');
    await load(season);
    await load(season);
    await load({ tags: [{ ...tag, key: 'x', name: text('') }] });
    await client.query('SELECT 1');
    await client.end();
    expect(parseBilingual).toEqual([String(await version())]);
  });

  test('with any error is not written at all', async () => {
    await load({ tags: [tag] });
    const before = await trial.contents();
    const report = await load(
      {
        ...season,
        tags: [
          { ...tag, name: text('Anders') },
          { key: 'neu', name: text('Neu') },
        ],
      },
      { redirects: [{ key: 'x', old_path: 'x', new_path: '/y' }] },
    );
    expect(report).toMatchObject({ is_written: false, created: 0, updated: 0, unchanged: 0 });
    expect(report.problems.map((problem) => problemLine(problem, 'en'))).toEqual([
      expect.stringMatching(/^2\.json:6 redirects\/x old_path: A path of this site/),
    ]);
    expect(await trial.contents()).toEqual(before);
  });

  test('that the database rejects is not written at all', async () => {
    await trial.whileRejected(async () => {
      const before = await trial.contents();
      await expect(load(season)).rejects.toThrow(/^The import failed in the database: no/);
      expect(await trial.contents()).toEqual(before);
    });
  });

  test('may reference records of an earlier import', async () => {
    await load(season);
    const report = await load({ events: [{ ...event, key: 'faust-2', date_start: '2025-11-21T19:30' }] });
    expect(report).toMatchObject({ is_written: true, created: 1 });
  });

  test('has one report of invalid values and references, even if the database would reject them', async () => {
    await load(season);
    const { problems } = await load({
      events: [
        { ...event, key: 'faust-2', activity: 'neun', date_start: 'bald' },
        { ...event, key: 'faust-3', activity: 99999999999, production: 'fa\u0000ust', tags: [7, 'neu'] },
        { ...event, key: 'faust-4', activity: 10, duration: -1 },
      ],
      activities: [{ id: 'zehn', name: text('Zehn') }],
      media: [{ key: 'bild', file: 'fehlt.jpg', alt: 5 }],
    });
    expect(problems.map(({ record, field }) => `${record} ${field}`).toSorted()).toEqual([
      'activities/zehn id',
      'events/faust-2 activity',
      'events/faust-2 date_start',
      'events/faust-3 activity',
      'events/faust-3 production',
      'events/faust-3 production',
      'events/faust-3 tags[0]',
      'events/faust-3 tags[1]',
      'events/faust-4 activity',
      'events/faust-4 duration',
      'media/bild alt',
      'media/bild file',
    ]);
  });

  test('imported twice at once is written once', async () => {
    const reports = await Promise.all([load(season), load(season)]);
    expect(reports.map(({ is_written }) => is_written)).toEqual([true, true]);
    const created = reports.map((report) => report.created).sort((a, b) => a - b);
    expect(created[0]).toBe(0);
    expect(created[1]).toBeGreaterThan(0);
  });
});

describe('a changed season', () => {
  test('updates what differs and keeps the ids', async () => {
    await load({ ...season, events: [event, { ...event, key: 'faust-2' }] });
    const ids = () =>
      trial.database.db.select({ id: events.id, key: events.source_key }).from(events).orderBy(events.id);
    const before = await ids();
    const log = await trial.database.db.$count(change_log);
    const report = await load({
      events: [
        { ...event, outcome: 'cancelled' },
        { ...event, key: 'faust-2' },
      ],
    });
    expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await ids()).toEqual(before);
    const entries = await trial.database.db.select().from(change_log).orderBy(change_log.id).offset(log);
    expect(entries).toMatchObject([
      {
        actor: 'import',
        record_table: 'events',
        record_id: '1',
        before: { outcome: 'regular' },
        after: { outcome: 'cancelled' },
      },
    ]);
  });

  test('keeps fields that it does not mention and clears those that it empties', async () => {
    await load({ ...season, productions: [{ ...production, lead: text('Ein Satz'), director: 'A' }] });
    await trial.database.db.update(productions).set({ is_online: false, subtitle: { de: 'Von Hand' } });
    await load({ productions: [{ ...production, director: null }] });
    const [faust] = await trial.database.db.select().from(productions);
    expect(faust).toMatchObject({
      is_online: false,
      subtitle: { de: 'Von Hand' },
      lead: { de: 'Ein Satz' },
      director: '',
    });
  });

  test('replaces a list only if it differs', async () => {
    await load(season);
    const credits = () => trial.database.db.select().from(production_credits).orderBy(production_credits.id);
    const before = await credits();
    await load({ productions: [{ ...production, director: 'Neu' }] });
    expect(await credits()).toEqual(before);
    const { credits: _, ...without } = production;
    await load({ productions: [without] });
    expect(await credits()).toEqual(before);
    const report = await load({ productions: [{ ...production, credits: [production.credits[1]] }] });
    expect(report.updated).toBe(1);
    expect((await credits()).map(({ name }) => name)).toEqual(['Ein Gast']);
  });

  test('keeps the ids of booklet sections, and removes missing ones unless manually added', async () => {
    await load(season);
    await trial.database.db
      .insert(booklet_sections)
      .values({ production_id: 1, headline: { de: 'Von Hand' } });
    const list = async () =>
      (await trial.database.db.select().from(booklet_sections).orderBy(booklet_sections.id)).map(
        ({ id, headline }) => [id, headline.de],
      );
    expect(await list()).toEqual([
      [1, 'Der Pakt'],
      [2, 'Der Pudel'],
      [3, 'Von Hand'],
    ]);
    await load({
      productions: [{ ...production, booklet: [{ key: 'pudel', headline: text('Des Pudels Kern') }] }],
    });
    expect(await list()).toEqual([
      [2, 'Des Pudels Kern'],
      [3, 'Von Hand'],
    ]);
  });

  test('does not take a unique value of another record', async () => {
    await load(season);
    await trial.database.db
      .insert(color_groups)
      .values({ name: 'nacht', base_color: '#000000', secondary_color: '#ffffff' });
    const report = await load({
      color_groups: [{ key: 'neu', name: 'nacht', base_color: '#000000', secondary_color: '#ffffff' }],
    });
    expect(report.problems).toMatchObject([{ record: 'color_groups/neu', field: 'name' }]);
  });

  test('does not create redirect loops with existing redirects', async () => {
    await load({ redirects: [{ key: 'a', old_path: '/a', new_path: '/b' }] });
    const report = await load({ redirects: [{ key: 'b', old_path: '/b', new_path: '/a' }] });
    expect(report.problems).toMatchObject([{ record: 'redirects/b', field: 'new_path' }]);
  });
});

test('three hundred events need no more queries than thirty', async () => {
  await load(season);
  const events = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({
      ...event,
      key: `${name}-${at}`,
      date_start: `day:+${at % 100}T19:30`,
    }));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect((await load({ events: events(30, 'a') })).created).toBe(30);
  const few = query.mock.calls.length;
  query.mockClear();
  expect((await load({ events: events(300, 'b') })).created).toBe(300);
  expect(query.mock.calls.length).toBe(few);
});
