// A small season of our own for the tests of services and calls: few records, each with a reason to be there.
import { sql } from 'drizzle-orm';
import type { Localized } from '#domain/localized.ts';
import * as schema from '#server/db/schema/schema.ts';
import type { TestDatabase } from '../setup/test-database.ts';

/** The moment of all these tests: a Thursday afternoon. */
export const now = new Date('2026-03-12T14:00:00+01:00');

const both = (de: string, en: string): Localized => ({ de, en });
const german = (de: string): Localized => ({ de });

const classics = 1;
const music = 2;
const introduction = 3;

/** Ids by what the records are there for. */
export const production = { nora: 101, faust: 102, opening: 103, offline: 104 } as const;

const productions: (typeof schema.productions.$inferInsert)[] = [
  {
    id: production.nora,
    slug: { de: 'nora', en: 'a-dolls-house' },
    name: both('Nora', 'A Doll’s House'),
    original_title: 'Et dukkehjem',
    subtitle: both('oder Ein Puppenheim', 'or Nora'),
    author: both('Henrik Ibsen', 'Henrik Ibsen'),
    promotional_tagline: both('Sie geht.', 'She leaves.'),
    headline: both('Jetzt spricht sie', 'Now she speaks'),
    lead: both('Eine Unterschrift.', 'A signature.'),
    text: both('<p>Das Haus hat keine Tür.</p>', '<p>The house has no door.</p>'),
    director: 'Vera Lund',
    composer: 'Tomasz Wrona',
    co_production: both('Theater am Kai, Rostock', 'Theater am Kai, Rostock'),
    stage_name: 'Ballsaal',
    duration: 120,
    intervals: [{ after: 60, minutes: 20 }],
    accessibility_info: both('Stufenfrei.', 'Step-free.'),
    premiere_date: '2026-03-01',
    is_premiere: true,
    season: '2025/26',
    picture_id: 201,
    struck_text: {
      de: [
        { text: 'Das ', kept: false },
        { text: 'glaub ich nicht mehr.', kept: true },
      ],
      en: [{ text: 'I no longer believe that.', kept: true }],
      source: both('Dritter Akt', 'Act three'),
    },
    trailer: {
      provider: 'youtube',
      id: 'abc123',
      title: both('Zum Stück', 'About the play'),
      length: '1:42',
    },
    order: 1,
  },
  {
    id: production.faust,
    slug: { de: 'faust', en: 'faust' },
    name: both('Faust', 'Faust'),
    // No English: an English page says this in German.
    subtitle: german('Der Tragödie erster Teil'),
    author: german('Johann Wolfgang Goethe'),
    lead: { de: 'Ach!', en: '  ' },
    director: 'Ilka Sommerfeld',
    stage_name: 'Bühne',
    intervals: [{ after: 85, minutes: 23 }],
    order: 2,
    struck_text: { de: [{ text: 'ach!', kept: true }], source: german('Nacht') },
  },
  {
    id: production.opening,
    slug: { de: 'eroeffnungsfest', en: 'opening-festival' },
    name: both('Eröffnungsfest', 'Opening festival'),
    stage_name: 'Kassenhalle',
    show_in_production_list: false,
    is_premiere: true,
    order: 3,
  },
  {
    id: production.offline,
    slug: { de: 'noch-geheim', en: 'still-secret' },
    name: both('Noch geheim', 'Still secret'),
    stage_name: 'Box',
    is_online: false,
    is_premiere: true,
    order: 0,
  },
];

/** Ids by what the events are there for, in the order of the schedule. */
export const event = {
  yesterday: 1,
  overAtNoon: 2,
  withoutEnd: 3,
  premiereSoldOut: 4,
  overMidnight: 5,
  timeOpen: 6,
  cancelledTomorrow: 7,
  onTour: 8,
  springFirst: 9,
  springLast: 10,
  springNextDay: 11,
  autumnFirst: 12,
  autumnLast: 13,
  autumnNextDay: 14,
  offline: 90,
  ofOfflineProduction: 91,
} as const;

const at = (iso: string): Date => new Date(iso);
const nora = { production_id: production.nora, stage_name: 'Ballsaal', activity_id: 1 };
const faust = { production_id: production.faust, stage_name: 'Bühne', activity_id: 1 };

const events: (typeof schema.events.$inferInsert)[] = [
  {
    ...nora,
    id: event.yesterday,
    date_start: at('2026-03-11T19:30:00+01:00'),
    min_price_normal_excl_e: '3.00',
  },
  {
    ...nora,
    id: event.overAtNoon,
    name: both('Einführung mit offener Probe', 'Introduction with open rehearsal'),
    activity_id: 2,
    date_start: at('2026-03-12T11:00:00+01:00'),
    date_end: at('2026-03-12T12:30:00+01:00'),
  },
  // Over three hours after its beginning: not yet at 14.00.
  { ...nora, id: event.withoutEnd, date_start: at('2026-03-12T12:00:00+01:00'), intervals: [] },
  {
    ...faust,
    id: event.premiereSoldOut,
    activity_id: 9,
    date_start: at('2026-03-12T19:30:00+01:00'),
    date_end: at('2026-03-12T22:50:00+01:00'),
    status: 'soldout',
    registration_link: 'https://shop.example.org/de/waitinglist/4',
    prices: [
      { name: both('Parkett', 'Stalls'), amount: '38.00' },
      { name: german('Rang'), amount: '24.50' },
    ],
    min_price_normal_excl_e: '24.50',
    min_price_youth_ticket_excl_e: '9.00',
  },
  {
    ...nora,
    id: event.overMidnight,
    date_start: at('2026-03-12T23:00:00+01:00'),
    date_end: at('2026-03-13T01:00:00+01:00'),
    accessibility_info: both('Mit Tastführung.', 'With a touch tour.'),
    min_price_normal_excl_e: '12.00',
    min_price_youth_ticket_excl_e: '8.00',
  },
  // Laid to the end of the day only to stand last in it: the hour counts for nothing.
  {
    id: event.timeOpen,
    name: both('Durchlauf', 'Run-through'),
    stage_name: 'Box',
    date_start: at('2026-03-12T23:30:00+01:00'),
    unspecific_time: true,
  },
  {
    ...faust,
    id: event.cancelledTomorrow,
    date_start: at('2026-03-13T20:00:00+01:00'),
    outcome: 'cancelled',
    cancellation_info_short: both('Erkrankung', 'Illness'),
    cancellation_info_long: german('Karten behalten ihren Wert.'),
    min_price_normal_excl_e: '1.00',
  },
  {
    ...faust,
    id: event.onTour,
    activity_id: 4,
    stage_name: 'Schiffbau, Zürich',
    is_on_tour: true,
    date_start: at('2026-03-14T19:00:00+01:00'),
  },
  { ...nora, id: event.springFirst, date_start: at('2026-03-29T00:15:00+01:00') },
  { ...nora, id: event.springLast, date_start: at('2026-03-29T23:45:00+02:00') },
  { ...nora, id: event.springNextDay, date_start: at('2026-03-30T00:00:00+02:00') },
  { ...nora, id: event.autumnFirst, date_start: at('2026-10-25T00:00:00+02:00') },
  { ...nora, id: event.autumnLast, date_start: at('2026-10-25T23:45:00+01:00') },
  { ...nora, id: event.autumnNextDay, date_start: at('2026-10-26T00:00:00+01:00') },
  { ...nora, id: event.offline, date_start: at('2026-03-13T19:00:00+01:00'), is_online: false },
  {
    id: event.ofOfflineProduction,
    production_id: production.offline,
    stage_name: 'Box',
    date_start: at('2026-03-13T19:00:00+01:00'),
  },
];

const picture = {
  kind: 'image' as const,
  content_type: 'image/webp',
  bytes: 1,
  width: 1240,
  height: 700,
  credit: 'Strichbild: Thalia',
  print: 'line-screen' as const,
};

const media: (typeof schema.media.$inferInsert)[] = [
  {
    ...picture,
    id: 201,
    file_name: 'nora.webp',
    storage_key: 'pictures/nora.webp',
    checksum: 'a',
    alt: both('Eine Frau mit einem Haus als Kopf.', 'A woman with a house for a head.'),
    upright_id: 202,
  },
  { ...picture, id: 202, file_name: 'nora-hoch.webp', storage_key: 'pictures/nora-hoch.webp', checksum: 'b' },
  {
    ...picture,
    id: 203,
    file_name: 'nora-detail.webp',
    storage_key: 'pictures/nora-detail.webp',
    checksum: 'c',
    alt: german('Ein Briefkasten.'),
    print: 'as-is',
  },
];

const made = (
  media_id: number,
  crop: 'horizontal' | 'vertical' | 'full',
  format: 'avif' | 'svg',
  width: number,
) => ({
  media_id,
  crop,
  format,
  width,
  height: crop === 'vertical' ? Math.round(width * 1.25) : Math.round((width * 700) / 1240),
  bytes: 1,
  storage_key: `made/${media_id}-${crop}-${width}.${format}`,
});

const menu = (
  id: number,
  list: 'menu' | 'footer',
  menu_name: Localized,
  url: Localized,
  more: Partial<typeof schema.menu_links.$inferInsert> = {},
) => ({ id, list, menu_name, url, order: id, ...more });

/** Empties the database's content and fills in the season. */
export async function fillFixture({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.execute(sql`truncate productions, events, activities, tags, persons, media, menu_links, redirects,
    color_groups, home_elements, production_teasers, news_teasers, settings, venues restart identity cascade`);
  await db.insert(schema.activities).values([
    { id: 1, name: both('Vorstellung', 'Performance') },
    { id: 2, name: both('Einführung', 'Introduction') },
    { id: 4, name: german('Gastspiel') },
    { id: 9, name: both('Premiere', 'Premiere') },
  ]);
  await db.insert(schema.tags).values([
    { id: classics, name: both('Klassiker', 'Classics'), order: 2 },
    { id: music, name: both('Musik', 'Music'), order: 1 },
    { id: introduction, name: german('Einführung'), for_productions: false, order: 3 },
    { id: 4, name: both('Familie', 'Family'), for_events: false, order: 4 },
  ]);
  await db.insert(schema.persons).values([
    { id: 301, first_name: 'Mira', last_name: 'Okafor', slug: 'mira-okafor', is_ensemble: true },
    { id: 302, first_name: 'Hannes', last_name: 'Vogt', slug: 'hannes-vogt', is_online: false },
  ]);
  await db.insert(schema.media).values(media);
  await db
    .insert(schema.media_derivatives)
    .values([
      made(201, 'horizontal', 'svg', 1240),
      made(201, 'horizontal', 'avif', 960),
      made(201, 'horizontal', 'avif', 480),
      made(201, 'vertical', 'svg', 400),
      made(202, 'vertical', 'svg', 400),
      made(202, 'vertical', 'avif', 400),
      made(203, 'full', 'avif', 960),
    ]);
  await db.insert(schema.productions).values(productions);
  await db.insert(schema.production_pictures).values([
    { production_id: production.nora, media_id: 203, order: 1 },
    { production_id: production.nora, media_id: 201, order: 2 },
  ]);
  await db.insert(schema.production_tags).values([
    { production_id: production.nora, tag_id: classics },
    { production_id: production.faust, tag_id: classics },
    { production_id: production.faust, tag_id: music },
    { production_id: production.opening, tag_id: 4 },
  ]);
  await db.insert(schema.production_credits).values([
    { production_id: production.nora, role: both('Regie', 'Director'), name: 'Vera Lund', order: 1 },
    { production_id: production.nora, role: german('Dramaturgie'), name: 'Ruth Eggers', order: 2 },
  ]);
  await db.insert(schema.production_cast).values([
    {
      production_id: production.nora,
      role: both('Torvald', 'Torvald'),
      name: 'Hannes Vogt',
      person_id: 302,
      order: 2,
    },
    {
      production_id: production.nora,
      role: both('Nora', 'Nora'),
      name: 'Mira Okafor',
      person_id: 301,
      order: 1,
    },
  ]);
  await db.insert(schema.production_quotes).values([
    {
      production_id: production.nora,
      kind: 'rehearsal',
      content: both('Das Haus wiegt elf Kilo.', 'The house weighs eleven kilos.'),
      author: 'Mira Okafor',
    },
  ]);
  await db.insert(schema.booklet_sections).values([
    { id: 401, production_id: production.nora, headline: both('Makronen', 'Macaroons'), order: 2 },
    { id: 402, production_id: production.nora, headline: german('Das Geräusch einer Tür'), order: 1 },
    { id: 403, production_id: production.nora, headline: german('Entwurf'), order: 0, is_online: false },
  ]);
  await db.insert(schema.events).values(events);
  await db.insert(schema.event_tags).values([
    { event_id: event.overAtNoon, tag_id: introduction },
    { event_id: event.overAtNoon, tag_id: classics },
    { event_id: event.timeOpen, tag_id: music },
  ]);
  await db.insert(schema.color_groups).values([
    { id: 1, name: 'nacht', base_color: '#1b0b45', secondary_color: '#ff9ac4', order: 2 },
    { id: 2, name: 'rost', base_color: '#ff5a1f', secondary_color: '#1f0412', order: 1 },
    { id: 3, name: 'Interims_Kachel_Spielzeit', base_color: '#000000', secondary_color: '#ffffff', order: 3 },
  ]);
  await db.insert(schema.menu_links).values([
    menu(2, 'menu', both('Stücke', 'What’s on'), both('/de/stuecke', '/en/whats-on')),
    menu(1, 'menu', both('Termine', 'Calendar'), both('/de/termine', '/en/event-calendar'), {
      is_highlight: true,
    }),
    menu(3, 'menu', both('Premieren', 'Premieres'), both('/de/stuecke?is_premiere=true', '/en/whats-on'), {
      parent_id: 2,
    }),
    menu(4, 'footer', german('Impressum'), german('/de/impressum')),
  ]);
  await db.insert(schema.redirects).values([
    { old_path: '/de/sommer', new_path: '/de/stuecke' },
    { old_path: '/de/gärten', new_path: '/de/termine' },
  ]);
  await db.insert(schema.settings).values([
    { key: 'VERSION_SELECT', value: 'beta' },
    { key: 'MAIL_PASSWORD', value: 'never public' },
  ]);
  await db.insert(schema.home_elements).values([
    { id: 2, kind: 'announcement', headline: german('Der Vorverkauf läuft'), order: 2 },
    { id: 1, kind: 'hero', production_id: production.nora, order: 1 },
    { id: 3, kind: 'hero', production_id: production.offline, order: 3 },
    { id: 4, kind: 'newsletter', headline: both('Zehn Prozent', 'Ten per cent'), order: 4, is_online: false },
    { id: 5, kind: 'struck-text', production_id: production.faust, order: 5 },
  ]);
  await db.insert(schema.production_teasers).values([
    { id: 1, production_id: production.faust, preline: both('Gleich', 'Soon'), order: 2 },
    { id: 2, production_id: production.nora, is_wide: true, order: 1 },
    { id: 3, production_id: production.offline, order: 3 },
  ]);
  await db.insert(schema.news_teasers).values([
    { id: 1, date: '2025-09-04', headline: both('Tastführungen', 'Touch tours') },
    {
      id: 2,
      date: '2025-09-17',
      headline: german('Drei Tage offen'),
      link_url: both('/de/fest', '/en/festival'),
    },
    { id: 3, date: '2025-09-18', headline: german('Noch nicht'), is_online: false },
  ]);
  await db.insert(schema.venues).values([
    { id: 11, slug: 'thalia-gaussstrasse', name: both('Thalia Gaußstraße', 'Thalia Gaußstraße'), order: 2 },
    { id: 7, slug: 'thalia', name: both('Thalia', 'Thalia'), access: german('Rampe links.'), order: 1 },
  ]);
}
