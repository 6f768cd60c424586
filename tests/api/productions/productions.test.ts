// Productions: filters, entries of the list and the page of one.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Production, ProductionEntry } from '#domain/productions/production.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { events } from '#server/db/schema/events.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event, now, production } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('productions');
});
beforeEach(() => {
  api.clock.now = now;
});
afterAll(() => api.close());

const list = (query: string, locale = 'de') =>
  api.read<Paginated<ProductionEntry>>(`/${locale}/api/productions/${query}`);
const get = (id: number, locale = 'de') => api.read<Production>(`/${locale}/api/productions/${id}/`);
const entry = async (id: number, locale = 'de') =>
  (await list('', locale)).results.find((one) => one.id === id) as ProductionEntry;

describe('filters', () => {
  it.each<[string, number[]]>([
    ['', [production.nora, production.faust, production.opening]],
    ['?show_in_production_list=true', [production.nora, production.faust]],
    ['?is_premiere=true', [production.nora, production.opening]],
    ['?is_premiere=', [production.nora, production.faust, production.opening]],
    ['?is_premiere=true&show_in_production_list=true', [production.nora]],
    ['?stage_name=B%C3%BChne', [production.faust]],
    ['?stage_name=Ballsaal,Kassenhalle', [production.nora, production.opening]],
    ['?stage_name=Ballsaal&stage_name=Kassenhalle&show_in_production_list=true', [production.nora]],
    ['?tag=1', [production.nora, production.faust]],
    ['?tag=2', [production.faust]],
    ['?tag=2,4', [production.faust, production.opening]],
    ['?tag=1&is_premiere=true', [production.nora]],
    ['?tag=3', []],
    ['?stage_name=Box', []],
  ])('%s', async (query, expected) => {
    const { count, results } = await list(query);
    expect(results.map(({ id }) => id)).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  it('are paginated', async () => {
    const second = await list('?page=2&page_size=1&show_in_production_list=true');
    expect(second.results.map(({ id }) => id)).toEqual([production.faust]);
    expect(second).toMatchObject({ count: 2, next: null });
    expect(second.previous).toMatch(/\?page_size=1&show_in_production_list=true$/);
  });
});

describe('an entry', () => {
  it('is in the language of the request', async () => {
    expect(await entry(production.nora, 'en')).toMatchObject({
      name: 'A Doll’s House',
      slug: { de: 'nora', en: 'a-dolls-house' },
      subtitle: 'or Nora',
      stage_name: 'Ballsaal',
      is_premiere: true,
      premiere_date: '2026-03-01',
      tags: [{ id: 1, name: 'Classics' }],
      in_german: [],
    });
    const faust = await entry(production.faust, 'en');
    expect(faust.subtitle).toBe('Der Tragödie erster Teil');
    expect(faust.in_german).toEqual(['subtitle', 'author']);
    expect(faust.tags.map(({ name }) => name)).toEqual(['Music', 'Classics']);
  });

  it('has its picture with the derivatives made so far', async () => {
    const { picture } = await entry(production.nora, 'en');
    expect(picture).toMatchObject({
      id: 201,
      alt: 'A woman with a house for a head.',
      alt_lang: 'en',
      credit: 'Strichbild: Thalia',
      line_screen: {
        horizontal: '/media/made/201-horizontal-1240.svg',
        vertical: '/media/made/201-vertical-400.svg',
      },
    });
    expect(picture?.sources.horizontal.map(({ width }) => width)).toEqual([480, 960]);
    expect((await entry(production.faust)).picture).toBeNull();
  });

  it.each<[string, number, number | null]>([
    ['2026-03-12T14:00:00+01:00', production.faust, event.premiereSoldOut],
    // The event has begun; tomorrow's is cancelled.
    ['2026-03-12T19:30:00+01:00', production.faust, event.onTour],
    ['2026-03-14T19:00:00+01:00', production.faust, null],
    // The introduction at eleven is not the play.
    ['2026-03-12T10:00:00+01:00', production.nora, event.withoutEnd],
    ['2026-03-12T14:00:00+01:00', production.nora, event.overMidnight],
    ['2026-03-12T23:00:00+01:00', production.nora, event.springFirst],
    ['2026-03-12T14:00:00+01:00', production.opening, null],
  ])('at %s the next event is %i', async (moment, id, expected) => {
    api.clock.now = new Date(moment);
    expect((await entry(id)).next_event?.id ?? null).toBe(expected);
  });

  it('has an introduction as its next event if there is no other', async () => {
    const { db } = api.database;
    const introduction = { id: 501, production_id: production.opening, activity_id: 2, stage_name: 'Box' };
    await db.insert(events).values({ ...introduction, date_start: new Date('2026-05-02T11:00:00+02:00') });
    expect((await entry(production.opening)).next_event?.id).toBe(501);
    await db.delete(events).where(eq(events.id, 501));
  });

  it('has the fields of its next event that a teaser needs', async () => {
    expect((await entry(production.faust, 'en')).next_event).toEqual({
      id: event.premiereSoldOut,
      name: '',
      date_start: '2026-03-12T19:30:00+01:00',
      date_end: '2026-03-12T22:50:00+01:00',
      unspecific_time: false,
      stage_name: 'Bühne',
      is_on_tour: false,
      activity: { id: 9, name: 'Premiere' },
      outcome: 'regular',
      status: 'soldout',
    });
  });
});

describe('the page of a production', () => {
  it('has all of its data in order', async () => {
    expect(await get(production.nora)).toMatchObject({
      headline: 'Jetzt spricht sie',
      lead: 'Eine Unterschrift.',
      text: '<p>Das Haus hat keine Tür.</p>',
      composer: 'Tomasz Wrona',
      duration: 120,
      intervals: [{ after: 60, minutes: 20 }],
      accessibility_info: 'Stufenfrei.',
      trailer: { provider: 'youtube', id: 'abc123', title: 'Zum Stück', length: '1:42' },
      quotes: [{ kind: 'rehearsal', content: 'Das Haus wiegt elf Kilo.', author: 'Mira Okafor' }],
      booklet_headlines: [
        { id: 402, headline: 'Das Geräusch einer Tür' },
        { id: 401, headline: 'Makronen' },
      ],
      in_german: [],
    });
  });

  it('links people who are online and only names the others', async () => {
    const { cast, credits } = await get(production.nora);
    expect(cast.map(({ role, name, person }) => [role, name, person])).toEqual([
      ['Nora', 'Mira Okafor', { id: 301, slug: 'mira-okafor' }],
      ['Torvald', 'Hannes Vogt', null],
    ]);
    expect(credits.map(({ role, name, person }) => [role, name, person])).toEqual([
      ['Regie', 'Vera Lund', null],
      ['Dramaturgie', 'Ruth Eggers', null],
    ]);
  });

  it('lists fields that fell back to German', async () => {
    expect((await get(production.nora, 'en')).in_german).toEqual([
      'credits.1.role',
      'booklet_headlines.0.headline',
    ]);
    const faust = await get(production.faust, 'en');
    // Blank English is no English.
    expect(faust.lead).toBe('Ach!');
    expect(faust.in_german).toEqual(['subtitle', 'author', 'lead', 'struck_text.source']);
  });

  it('has a struck passage per language, or the German one', async () => {
    expect((await get(production.nora)).struck_text).toEqual({
      pieces: [
        { text: 'Das ', kept: false },
        { text: 'glaub ich nicht mehr.', kept: true },
      ],
      lang: 'de',
      source: 'Dritter Akt',
    });
    expect((await get(production.nora, 'en')).struck_text).toMatchObject({ lang: 'en', source: 'Act three' });
    expect((await get(production.faust, 'en')).struck_text).toMatchObject({ lang: 'de' });
    expect((await get(production.opening)).struck_text).toBeNull();
  });

  it('has the pictures of the viewer in order', async () => {
    const { pictures } = await get(production.nora, 'en');
    expect(
      pictures.map(({ id, alt, alt_lang, line_screen }) => [id, alt, alt_lang, line_screen === null]),
    ).toEqual([
      [203, 'Ein Briefkasten.', 'de', true],
      [201, 'A woman with a house for a head.', 'en', false],
    ]);
  });

  it('lists its events by date, including past ones', async () => {
    const { events } = await get(production.nora);
    expect(events.map(({ id, status }) => [id, status])).toEqual([
      [event.yesterday, 'past'],
      [event.overAtNoon, 'past'],
      [event.withoutEnd, 'onsale'],
      [event.overMidnight, 'onsale'],
      [event.springFirst, 'onsale'],
      [event.springLast, 'onsale'],
      [event.springNextDay, 'onsale'],
      [event.autumnFirst, 'onsale'],
      [event.autumnLast, 'onsale'],
      [event.autumnNextDay, 'onsale'],
    ]);
  });

  it('has the lowest price of upcoming events', async () => {
    // Yesterday's price was 3 euro, and that of the cancelled event 1.
    expect(await get(production.nora)).toMatchObject({
      min_price_normal_excl_e: '12',
      min_price_youth_ticket_excl_e: '8',
    });
    expect((await get(production.faust)).min_price_normal_excl_e).toBe('24.50');
    expect((await get(production.opening)).min_price_normal_excl_e).toBe('');
  });

  it('does not exist for an offline one', async () => {
    expect((await api.ask(`/de/api/productions/${production.offline}/`)).status).toBe(404);
  });

  it('has at most the last 200 events', async () => {
    const { db } = api.database;
    await db.execute(sql`insert into events (id, production_id, stage_name, date_start)
      select 5000 + n, ${production.opening}, 'Kassenhalle', timestamptz '2026-05-01 20:00+02' + n * interval '1 day'
      from generate_series(1, 250) n`);
    const { events } = await get(production.opening);
    expect(events).toHaveLength(200);
    expect([events[0]?.id, events[199]?.id]).toEqual([5051, 5250]);
  });
});

it('lists the tags for productions', async () => {
  const { results } = await api.read<Paginated<{ name: string }>>('/de/api/production-tags/');
  expect(results.map(({ name }) => name)).toEqual(['Musik', 'Klassiker', 'Familie']);
});
