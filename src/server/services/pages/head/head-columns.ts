// The head of a page as columns of `pages`, which visitors see, and as data of its working copy.
import type { Embed } from '#domain/media/embed.ts';
import { validateEmbed } from '#domain/media/embed-data.ts';
import { watchAddress } from '#domain/media/embed-players.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import type { pages } from '#server/db/schema/pages.ts';

type PageRow = typeof pages.$inferSelect;

/** The columns that are part of the head. */
const texts = [
  'title',
  'headline',
  'hero_text',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const;

type Words = Pick<PageRow, (typeof texts)[number]>;

export type HeadColumns = Pick<
  PageRow,
  (typeof texts)[number] | 'hero_image_id' | 'hero_link' | 'hero_video' | 'og_image_id' | 'og_type'
>;

/** The head's fields among some columns, by their names in the working copy; empty without any. */
export function headFields(row: Partial<PageRow>): ModuleData {
  const all = headFromColumns({ hero_video: '', ...row } as HeadColumns);
  const names = { hero_image: 'hero_image_id', og_image: 'og_image_id' } as const;
  const given = Object.keys(all).filter((name) => (names[name as keyof typeof names] ?? name) in row);
  return Object.fromEntries(given.map((name) => [name, all[name]]));
}

/** The names of the columns of the head. */
export const isHeadColumn = (name: string): boolean =>
  [...texts, 'hero_image_id', 'hero_link', 'hero_video', 'og_image_id', 'og_type'].includes(name);

/** The head as a module, from the columns of `pages` that visitors read. */
export function headFromColumns(row: HeadColumns): ModuleData {
  return {
    ...Object.fromEntries(texts.map((name) => [name, row[name]])),
    hero_image: row.hero_image_id,
    hero_link: row.hero_link,
    hero_video: row.hero_video === '' ? null : validateEmbed('video', row.hero_video),
    og_image: row.og_image_id,
    og_type: row.og_type === 'article' ? 'article' : 'website',
  };
}

/** @param head complete and valid */
export function columnsFromHead(head: ModuleData): HeadColumns {
  const { hero_image, hero_link, hero_video, og_image, og_type, ...words } = head;
  return {
    ...(Object.fromEntries(texts.map((name) => [name, words[name] ?? null])) as Words),
    hero_image_id: (hero_image as number | null | undefined) ?? null,
    hero_link: (hero_link as string | undefined) ?? '',
    hero_video: hero_video ? (watchAddress(hero_video as Embed) ?? '') : '',
    og_image_id: (og_image as number | null | undefined) ?? null,
    og_type: og_type === 'article' ? 'article' : 'website',
  };
}
