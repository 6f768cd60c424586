// Imports the demo season: the files of this folder, and a schedule generated around a given day.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Day } from '#domain/dates/dates.ts';
import { addDays, startOfDay } from '#domain/dates/dates.ts';
import { recentNews } from '#domain/site/home.ts';
import { eventsToCsv } from '#season/events-csv.ts';
import { isForPress, printOf } from '#season/pictures/for-press.ts';
import { activity } from '#season/schedule/event.ts';
import { buildEvents, premiereDays, type ScheduleProduction, type SeasonEvent } from '#season/schedule.ts';
import type { Database } from '#server/db/client.server.ts';
import { type ImportOptions, type ImportReport, importSeason } from '#server/import/import-season.ts';
import { problemLine } from '#server/import/problem.ts';
import { mediaReader, readSeason } from '#server/import/read-season.ts';
import { type SeasonFile, type SeasonSource, seasonFormat } from '#server/import/season-file.ts';
import type { MediaStore } from '#server/media/store.ts';
import { projectRoot } from '#server/project-root.ts';

interface LoadDemoOptions {
  /** The day that the schedule is generated around. */
  today: Day;
  store: MediaStore;
  /** Origin of the ticket shop; null if there is none. */
  shopOrigin: string | null;
  onProgress?: NonNullable<ImportOptions['onProgress']>;
  signal?: AbortSignal | undefined;
}

const folder = path.join(projectRoot, 'season');

/** The files written by hand. */
export const demoFolder = path.join(folder, 'data');

/** Activities that count as next event, unlike rehearsals and introductions. */
const nextEventActivities = new Set<number>([activity.performance, activity.premiere, activity.concert]);

/** @throws Error with the first problems, if the season's files are invalid */
export async function loadDemoSeason(database: Database, options: LoadDemoOptions): Promise<ImportReport> {
  const { today, store, shopOrigin, onProgress, signal } = options;
  const source = await demoSeason(today, shopOrigin);
  // Noon, so that it is the same day in every time zone in question.
  const now = new Date(startOfDay(today).getTime() + 12 * 3_600_000);
  const report = await importSeason(database, source, {
    actor: 'import',
    now,
    store,
    shopOrigin,
    signal,
    ...(onProgress ? { onProgress } : {}),
  });
  if (report.is_written) return report;
  const lines = report.problems.filter(({ severity }) => severity === 'error').slice(0, 20);
  throw new Error(
    `The demo season has errors:\n${lines.map((problem) => problemLine(problem, 'en')).join('\n')}`,
  );
}

/** The season as files: those written by hand, the list of pictures, and the schedule as CSV. */
export async function demoSeason(today: Day, shopOrigin: string | null): Promise<SeasonSource> {
  const written = await readSeason(demoFolder);
  const files = written.files.map((file) => ({ ...file, content: JSON.parse(file.text) as DemoFile }));
  const productions = files.flatMap(({ content }) => content.productions ?? []);
  const events = buildEvents(today, productions);
  const premieres = premiereDays(events);
  for (const production of productions) {
    // The schedule moves premieres to suitable weekdays.
    production.premiere_date = premieres.get(production.key) ?? production.premiere_date;
  }
  const texts = files.map(({ name, text, content }) => ({
    name,
    text: inOrder(
      withNextEvents(
        inCurrentSeason(
          content.productions ? JSON.stringify(content, null, 2) : withCurrentNews(text, today),
          today,
        ),
        today,
        events,
      ),
      events,
    ),
  }));
  const all = [...texts, await picturesFile(), { name: 'events.csv', text: eventsToCsv(events) }];
  return {
    files: shopOrigin === null ? all.map(withoutShopLinks) : all,
    readMedia: mediaReader(folder),
  };
}

/** For a theatre without a ticket shop: links to it are empty. */
function withoutShopLinks({ name, text }: SeasonFile): SeasonFile {
  return { name, text: text.replaceAll(/\{shop\}[\w/-]*/g, '') };
}

/** Replaces `next:faust` in demo pages by the production's next event (rehearsals excluded). */
function withNextEvents(text: string, today: Day, events: readonly SeasonEvent[]): string {
  return text.replaceAll(/"next:([a-z0-9-]+)"/g, (_, production: string) => {
    const all = events.filter((event) => event.production === production);
    const played = all.filter((event) => nextEventActivities.has(event.activity));
    const own = played.length > 0 ? played : all;
    const next = own.find(({ date_start }) => date_start.slice(0, 10) > today) ?? own.at(-1);
    return JSON.stringify(next?.key ?? production);
  });
}

/** The year in which the season of the texts begins. */
const firstYear = 2025;

/** Moves seasons (2025/26, 2026-27 in addresses, 25/26) and the year 2025 on to the season of today, which begins in August. */
function inCurrentSeason(text: string, today: Day): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const later = (month < 8 ? year - 1 : year) - firstYear;
  return text.replaceAll(
    /\b(20)?(2[3-6])([/-])(2[4-7])\b|\b2025\b/g,
    (_, century = '', from?: string, dash?: string, to?: string) =>
      from ? `${century}${Number(from) + later}${dash}${Number(to) + later}` : `${firstYear + later}`,
  );
}

/** The day for which the latest news is written. */
const newsWritten = '2026-03-12';

/** Moves the news that was recent then, so that it is as recent today. */
function withCurrentNews(text: string, today: Day): string {
  const content = JSON.parse(text) as DemoFile;
  const news = content.news_teasers ?? [];
  for (const item of recentNews(news, newsWritten)) {
    const age = (Date.parse(newsWritten) - Date.parse(item.date)) / 86_400_000;
    item.date = addDays(today, -age);
  }
  return news.length > 0 ? JSON.stringify(content, null, 2) : text;
}

/** Sorts the events of lists in demo pages by date. */
function inOrder(text: string, events: readonly SeasonEvent[]): string {
  const starts = new Map(events.map(({ key, date_start }) => [key, date_start]));
  const startOf = (item: unknown) => starts.get((item as { event?: string } | null)?.event ?? '');
  const sorted: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key !== 'children' || !Array.isArray(value) || !value.every(startOf)) return value;
    return value.toSorted((a, b) => ((startOf(a) ?? '') < (startOf(b) ?? '') ? -1 : 1));
  });
  return JSON.stringify(sorted, null, 2);
}

interface DemoFile {
  productions?: ScheduleProduction[];
  news_teasers?: { date: Day }[];
}

/** As listed by the drawing program. */
interface DrawnPicture {
  slug: string;
  view: 'wide' | 'tall' | 'detail';
  file: string;
  focal_x: number;
  focal_y: number;
  alt: { de: string; en: string };
}

const endings = { wide: '', tall: '-hoch', detail: '-detail' };

const listOf = async (name: string) =>
  JSON.parse(await readFile(path.join(folder, 'pictures', name), 'utf8'));

/** Drawn pictures as media records: wide ones with their upright crops, prints for the press, portraits, rooms. */
async function picturesFile(): Promise<SeasonFile> {
  const pictures = (await listOf('pictures.json')) as DrawnPicture[];
  const portraits = (await listOf('portraits.json')) as Omit<DrawnPicture, 'view'>[];
  const rooms = (await listOf('rooms.json')) as Omit<DrawnPicture, 'view'>[];
  const hasUpright = new Set(pictures.filter(({ view }) => view === 'tall').map(({ slug }) => slug));
  const media = pictures.map(({ slug, view, file, focal_x, focal_y, alt }) => ({
    key: `${slug}${endings[view]}`,
    file: `pictures/files/${file}`,
    alt,
    credit: 'Illustration: Thalia',
    focal_x,
    focal_y,
    print: 'line-screen',
    ...(view === 'wide' && hasUpright.has(slug) ? { upright: `${slug}-hoch` } : {}),
  }));
  const cut = (prefix: string, { slug, file, focal_x, focal_y, alt }: Omit<DrawnPicture, 'view'>) => ({
    key: `${prefix}-${slug}`,
    file: `pictures/files/${file}`,
    alt,
    credit: 'Illustration: Thalia',
    focal_x,
    focal_y,
    print: 'line-screen',
  });
  const prints = pictures.filter(isForPress).map(({ slug, view, file, focal_x, focal_y, alt }) => ({
    key: `druck-${slug}${endings[view]}`,
    file: `pictures/files/${printOf(file)}`,
    alt,
    credit: 'Illustration: Thalia',
    focal_x,
    focal_y,
    print: 'as-is',
  }));
  const faces = portraits.map((picture) => cut('portrait', picture));
  const places = rooms.map((picture) => cut('raum', picture));
  const content = { format: seasonFormat, media: [...media, ...prints, ...faces, ...places] };
  return { name: 'pictures.json', text: JSON.stringify(content, null, 2) };
}
