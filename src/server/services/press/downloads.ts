// Press downloads: categories, directories, and the files of a directory.
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import {
  type DownloadCategory,
  type DownloadDirectory,
  type DownloadDirectoryFiles,
  type DownloadFile,
  downloadName,
} from '#domain/press/download.ts';
import type { Database } from '#server/db/client.server.ts';
import { download_categories, download_directories } from '#server/db/schema/press.ts';
import { productions } from '#server/db/schema/productions.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import { type PictureRecord, pictureFrom, pictureRecord } from '#server/services/media/pictures.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';

type Language = Pick<RequestContext, 'locale'>;

/** The categories in manual order. One query. */
export async function listDownloadCategories(
  { db }: Database,
  requestContext: Language,
): Promise<DownloadCategory[]> {
  const rows = await db
    .select({ id: download_categories.id, name: download_categories.name })
    .from(download_categories)
    .orderBy(asc(download_categories.order), asc(download_categories.id));
  return rows.map(({ id, name }) => {
    const { text, in_german } = translationTo(requestContext.locale);
    return { id, name: text('name', name), in_german };
  });
}

/** A category by id, or null. One query. */
export async function getDownloadCategory(
  database: Database,
  id: number,
  requestContext: Language,
): Promise<DownloadCategory | null> {
  return (
    (await listDownloadCategories(database, requestContext)).find((category) => category.id === id) ?? null
  );
}

interface FileRecord {
  id: number;
  title: Localized | null;
  storage_key: string;
  file_name: string;
  content_type: string;
  bytes: number;
  caption: Localized | null;
  credit: string;
  picture: PictureRecord | null;
}

const filesColumn = sql<FileRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'storage_key', m.storage_key,
    'file_name', m.file_name, 'content_type', m.content_type, 'bytes', m.bytes, 'caption', m.caption,
    'credit', m.credit, 'picture', case when m.kind = 'image' then ${pictureRecord} end)
    order by d."order", d.id), '[]')
  from downloads d join media m on m.id = d.media_id where d.directory_id = download_directories.id)`;

const sumsColumn = sql<{ count: number; bytes: number }>`(
  select jsonb_build_object('count', count(*), 'bytes', coalesce(sum(m.bytes), 0))
  from downloads d join media m on m.id = d.media_id where d.directory_id = download_directories.id)`;

const directoryColumns = {
  id: download_directories.id,
  name: download_directories.name,
  is_restricted: download_directories.is_restricted,
  category_id: download_categories.id,
  category_name: download_categories.name,
  production_id: productions.id,
  production_name: productions.name,
  production_slug: productions.slug,
  sums: sumsColumn,
};

const directoryRows = <C extends Record<string, SQL>>(
  { db }: Database,
  columns: C,
  conditions: SQL | undefined,
) =>
  db
    .select({ ...directoryColumns, ...columns })
    .from(download_directories)
    .leftJoin(download_categories, eq(download_categories.id, download_directories.category_id))
    .leftJoin(
      productions,
      and(eq(productions.id, download_directories.production_id), eq(productions.is_online, true)),
    )
    .where(conditions)
    .orderBy(
      asc(download_categories.order),
      asc(download_categories.id),
      asc(download_directories.order),
      asc(download_directories.id),
    );

type DirectoryRow = Awaited<ReturnType<typeof directoryRows<Record<never, SQL>>>>[number];

function directoryOf(row: DirectoryRow, { locale }: Language): DownloadDirectory {
  const { text, in_german } = translationTo(locale);
  const { category_id, production_id, production_slug, sums } = row;
  return {
    id: row.id,
    name: text('name', row.name),
    category:
      category_id === null ? null : { id: category_id, name: text('category.name', row.category_name) },
    production:
      production_id === null
        ? null
        : {
            id: production_id,
            name: text('production.name', row.production_name),
            slug: production_slug ?? {},
          },
    is_restricted: row.is_restricted,
    count: Number(sums.count),
    bytes: Number(sums.bytes),
    in_german,
  };
}

/** The address of a directory's endpoint; its files and its archive are below it. */
const addressOf = (id: number, { locale }: Language): string => `/${locale}/api/download-directories/${id}`;

function fileOf(record: FileRecord, directory: number, requestContext: Language): DownloadFile {
  const { text, in_german } = translationTo(requestContext.locale);
  const { id, picture, bytes, content_type, credit } = record;
  const title = text('title', record.title);
  const caption = text('caption', record.caption);
  return {
    id,
    title,
    file_name: downloadName(title, record.storage_key.split('/').at(-1) ?? record.file_name),
    content_type,
    bytes,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    caption,
    credit,
    picture: pictureFrom(picture, requestContext.locale),
    url: `${addressOf(directory, requestContext)}/files/${id}/`,
    in_german,
  };
}

/** The directories of some or all categories, by category, in manual order. One query. */
export async function listDownloadDirectories(
  database: Database,
  { category = [] }: { category?: readonly number[] | undefined },
  requestContext: Language,
): Promise<DownloadDirectory[]> {
  const condition =
    category.length > 0 ? inArray(download_directories.category_id, [...category]) : undefined;
  const rows = await directoryRows(database, {}, condition);
  return rows.map((row) => directoryOf(row, requestContext));
}

/**
 * All directories with their files, for the press room. One query.
 * @param mayTakeAll whether the files of restricted directories are included
 */
export async function listDownloads(
  database: Database,
  requestContext: Language,
  { mayTakeAll }: { mayTakeAll: boolean },
): Promise<DownloadDirectoryFiles[]> {
  const rows = await directoryRows(database, { files: filesColumn }, undefined);
  return rows.map((row) => withFiles(row, mayTakeAll || !row.is_restricted ? row.files : [], requestContext));
}

function withFiles(
  row: DirectoryRow,
  files: readonly FileRecord[],
  requestContext: Language,
): DownloadDirectoryFiles {
  return {
    ...directoryOf(row, requestContext),
    zip_url: `${addressOf(row.id, requestContext)}/zip/`,
    files: files.map((file) => fileOf(file, row.id, requestContext)),
  };
}

/** A directory with all its files and their storage keys. */
export interface StoredDirectory {
  directory: DownloadDirectoryFiles;
  storage_keys: ReadonlyMap<number, string>;
}

/** A directory with all its files, without access control; null if there is none. One query. */
export async function getDownloadDirectory(
  database: Database,
  id: number,
  requestContext: Language,
): Promise<StoredDirectory | null> {
  if (!isRecordId(id)) return null;
  const [row] = await directoryRows(database, { files: filesColumn }, eq(download_directories.id, id));
  if (!row) return null;
  return {
    directory: withFiles(row, row.files, requestContext),
    storage_keys: new Map(row.files.map((file) => [file.id, file.storage_key])),
  };
}
