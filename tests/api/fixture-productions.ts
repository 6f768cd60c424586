// The fixture's productions with their people, pictures, tags and booklet.
import * as schema from '#server/db/schema/schema.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { both, german, production, tag } from './fixture-ids.ts';
import { fillPersons, person } from './fixture-persons.ts';

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

export async function fillProductions({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.insert(schema.tags).values([
    { id: tag.classics, name: both('Klassiker', 'Classics'), order: 2 },
    { id: tag.music, name: both('Musik', 'Music'), order: 1 },
    { id: tag.introduction, name: german('Einführung'), for_productions: false, order: 3 },
    { id: tag.family, name: both('Familie', 'Family'), for_events: false, order: 4 },
  ]);
  await db.insert(schema.media).values(media);
  await fillPersons({ db });
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
    { production_id: production.nora, tag_id: tag.classics },
    { production_id: production.faust, tag_id: tag.classics },
    { production_id: production.faust, tag_id: tag.music },
    { production_id: production.opening, tag_id: tag.family },
  ]);
  await db.insert(schema.production_credits).values([
    { production_id: production.nora, role: both('Regie', 'Director'), name: 'Vera Lund', order: 1 },
    { production_id: production.nora, role: german('Dramaturgie'), name: 'Ruth Eggers', order: 2 },
    {
      production_id: production.faust,
      role: both('Regie', 'Director'),
      name: 'Ada Adler',
      person_id: person.adler,
    },
    {
      production_id: production.offline,
      role: both('Gesang', 'Vocals'),
      name: 'Mira Okafor',
      person_id: person.mira,
    },
    {
      production_id: production.opening,
      role: both('Musik', 'Music'),
      name: 'Hannes Vogt',
      person_id: person.offline,
    },
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
}
