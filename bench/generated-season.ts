// A database with thousands of records whose texts have a realistic word frequency, for the search.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { rebuildIndex } from '#server/services/search/write-index.ts';

/** Records of each kind; each is two documents of the index. */
const counts = { productions: 2000, events: 3000, press: 2000, pages: 2000, persons: 1000 };
export const documents = 2 * Object.values(counts).reduce((sum, count) => sum + count, 0);

const stems =
  `abend adler anfang angst arbeit atem auge bahn baum berg bett bild blatt blick blume boden boot brief brot
  bruder bruecke buch burg dach dorf draht dunkel ecke ehre eis ende erde esel faden fahrt falle farbe fenster feuer
  fisch flamme fluss frage frau freund frost garten gast geld gesicht glas gold grab grenze hafen hand haus herz himmel
  hof hund hut insel jagd jahr kaiser kampf karte katze keller kerze kette kind kirche klang kleid koenig korn kraft
  kreis krone kugel lager lampe land last laut leben licht liebe lied macht mantel markt mauer meer messer mond morgen
  muehle mutter nacht nagel name nebel netz ofen opfer papier park pfeil pferd platz quelle rache rad rand rat raum
  regen reise ring rose ruf sand schatten schiff schlaf schloss schnee schrift schuld schwert see segel seil sieg sohn
  sommer spiegel spiel stadt stein stern stimme strand streit stuhl sturm tag tanz teufel tier tisch tochter tor traum
  treppe turm ufer uhr vater vogel wache wagen wahl wald wand wasser weg welle welt wind winter wort wunde wunsch zauber
  zeichen zeit zelt ziel zimmer zorn zug`
    .split(/\s+/)
    .map((word) => word.replace('ue', 'ü').replace('oe', 'ö'));

const endings =
  `chen lein heit ung bar er in lich haft los sam isch ei nis schaft tum ling keit sel ig ner`.split(' ');
/** Some four thousand words, plain ones first. */
const roots = ['', ...endings].flatMap((ending) => stems.map((stem) => stem + ending));
/** The same numbers each time, between 0 and 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface GeneratedTexts {
  /** Random words with a realistic distribution: a few are everywhere, most nearly nowhere. */
  words(count: number): string;
  title(): string;
}

function generatedTexts(seed = 7): GeneratedTexts {
  const roll = dice(seed);
  // Like a language without stop words: the most frequent word is in about every fifth text.
  const pick = (list: readonly string[], flat: number) => {
    const rank = Math.floor(flat * ((1 + list.length / flat) ** roll() - 1));
    return list[Math.min(rank, list.length - 1)] as string;
  };
  const compounds = Array.from(
    { length: 40_000 },
    () => stems[Math.floor(roll() * stems.length)] + (roots[Math.floor(roll() * roots.length)] as string),
  );
  const word = () => (roll() < 0.34 ? pick(compounds, 3000) : pick(roots, 1500));
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return { words, title: () => `${word()} und ${word()}` };
}

export interface GeneratedSeason {
  /** The ids of the records are larger than this. */
  above?: number;
  /** How long texts are: 1 as at a theatre. */
  share?: number;
}

/** Adds records to a database and rebuilds its index. */
export async function fillGenerated(
  { db, pool }: Database,
  { above = 0, share = 1 }: GeneratedSeason = {},
): Promise<void> {
  const { words, title } = generatedTexts();
  const rows = (count: number, length: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        n: above + at + 1,
        title: title(),
        text: words(Math.ceil(length * share)),
      })),
    );
  const of = (json: string) => sql`jsonb_to_recordset(${json}::jsonb) as r (n int, title text, text text)`;
  const both = (column: string) => sql.raw(`jsonb_build_object('de', r.${column}, 'en', r.${column})`);
  const slug = sql.raw(`jsonb_build_object('de', 'x-' || r.n, 'en', 'x-' || r.n)`);
  await db.execute(sql`insert into productions (id, slug, name, lead, text, stage_name)
    select n, ${slug}, ${both('title')}, ${both('text')}, ${both('text')}, 'Bühne' from ${of(rows(counts.productions, 80))}`);
  await db.execute(sql`insert into events (id, production_id, date_start, stage_name, subtitle)
    select n, ${above + 1}::int + n % ${counts.productions}::int, timestamptz '2026-03-12 20:00+01' + (n % 600 - 300) * interval '1 day',
      'Bühne', ${both('text')} from ${of(rows(counts.events, 8))}`);
  await db.execute(sql`insert into press_articles (id, slug, title, text, date)
    select n, ${slug}, ${both('title')}, ${both('text')}, date '2026-01-01' - n % 900 from ${of(rows(counts.press, 200))}`);
  await db.execute(sql`insert into pages (id, path_de, path_en, title, hero_text, is_online)
    select n, 'x-' || n, 'x-' || n, ${both('title')}, ${both('text')}, true from ${of(rows(counts.pages, 200))}`);
  await db.execute(sql`insert into persons (id, slug, last_name, biography)
    select n, 'x-' || n, title, ${both('text')} from ${of(rows(counts.persons, 60))}`);
  await db.transaction(async (queries) => {
    await queries.execute(sql`set local statement_timeout = '5min'`);
    await rebuildIndex(queries);
  });
  // Vacuums and analyses, as autovacuum does, with a longer statement timeout.
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = '5min'`);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
