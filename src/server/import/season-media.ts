// The pictures of a season: validated before anything is written, then stored, with line screens.
import type { MediaPrint } from '#server/db/schema/media.ts';
import type { ExistingRecords } from '#server/import/existing-records.ts';
import { problemAt, type SeasonProblem } from '#server/import/problem.ts';
import type { SeasonRecord } from '#server/import/read-records.ts';
import type { SeasonSource } from '#server/import/season-file.ts';
import { type DerivativeFile, makeLineScreen, type Original } from '#server/media/derivatives.ts';
import { checkPicture, checkPixels, checksumOf, ingestPicture } from '#server/media/ingest.ts';
import { MediaRejected } from '#server/media/rejection.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { Row } from '#server/services/records/read-records.ts';

/** The properties of a picture's file. */
interface ImportedPicture {
  /** Columns of `media`; empty if the file is stored already. */
  columns: Row;
  /** Line screens, which replace all earlier derivatives. */
  made: DerivativeFile[];
}

export interface ImportedMedia {
  pictures: Map<string, ImportedPicture>;
  /** The checksums of all picture files, by key. */
  checksums: ReadonlyMap<string, string>;
  /** Storage keys of all files written. */
  storage_keys: string[];
}

/** The files' checksums by the pictures' keys, problems of the files, and the pictures that are still to be decoded. */
export async function checkMedia(
  records: readonly SeasonRecord[],
  source: SeasonSource,
  existing: ExistingRecords,
): Promise<{ checksums: Map<string, string>; problems: SeasonProblem[]; undecoded: SeasonRecord[] }> {
  const checksums = new Map<string, string>();
  const problems: SeasonProblem[] = [];
  const undecoded: SeasonRecord[] = [];
  for (const record of mediaOf(records)) {
    const { identity, values, position } = record;
    if (typeof values.file !== 'string') continue;
    const content = await source.readMedia(values.file);
    if (!content) {
      problems.push(problemAt(position, ['file'], missingFile(values.file)));
      continue;
    }
    const checksum = checksumOf(content);
    checksums.set(String(identity), checksum);
    if (existing.rowOf('media', identity)?.checksum === checksum) continue;
    try {
      await checkPicture(content);
      undecoded.push(record);
    } catch (error) {
      if (!(error instanceof MediaRejected)) throw error;
      problems.push(problemAt(position, ['file'], error.reason));
    }
  }
  return { checksums, problems, undecoded };
}

/** Damaged pictures of an import that is rejected anyway; otherwise they are found by importing them. */
export async function findDamaged(
  pictures: readonly SeasonRecord[],
  source: SeasonSource,
): Promise<SeasonProblem[]> {
  const problems: SeasonProblem[] = [];
  for (const { values, position } of pictures) {
    try {
      await checkPixels((await source.readMedia(String(values.file))) ?? new Uint8Array());
    } catch (error) {
      if (!(error instanceof MediaRejected)) throw error;
      problems.push(problemAt(position, ['file'], error.reason));
    }
  }
  return problems;
}

interface MediaImport {
  source: SeasonSource;
  existing: ExistingRecords;
  /** Null for a dry run, which generates and stores nothing. */
  store: MediaStore | null;
  /** Gets the pictures, and each storage key before its file is written. */
  imported: ImportedMedia;
  onProgress: (done: number, all: number) => void;
}

/**
 * Stores new and changed pictures. Pages need the line screens immediately; a job generates the web formats, and crops
 * that no page starts with, later.
 * @returns problems of files whose damage shows only when they are decoded
 */
export async function importMedia(
  records: readonly SeasonRecord[],
  options: MediaImport,
): Promise<SeasonProblem[]> {
  const all = mediaOf(records);
  const changed = changedPictures(all, options);
  const importOne = createPictureImport(all, options);
  const problems: SeasonProblem[] = [];
  const queue = changed.values();
  let done = 0;
  const lane = async () => {
    for (const record of queue) {
      try {
        await importOne(record);
      } catch (error) {
        if (!(error instanceof MediaRejected)) throw error;
        problems.push(problemAt(record.position, ['file'], error.reason));
      }
      options.onProgress(++done, changed.length);
    }
  };
  // Two at a time: one is decoded while the other is rendered.
  const lanes = await Promise.allSettled([lane(), lane()]);
  // Only now, when none of them writes any more.
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  return problems;
}

const hasNewFile = (key: string, { existing, imported }: MediaImport) =>
  existing.rowOf('media', key)?.checksum !== imported.checksums.get(key);

/** The pictures with another file or other crops, and those whose upright crop has. */
function changedPictures(all: readonly SeasonRecord[], options: MediaImport): SeasonRecord[] {
  const { existing } = options;
  const own = all.filter(({ identity, values }) => {
    const key = String(identity);
    return hasNewFile(key, options) || needsNewCrops(values, existing.rowOf('media', key), existing);
  });
  const keys = new Set(own.map(({ identity }) => String(identity)));
  return all.filter(
    ({ identity, values: { upright } }) =>
      keys.has(String(identity)) || (typeof upright === 'string' && keys.has(upright)),
  );
}

/** Imports one picture at a time: its line screens, its file, its columns. */
function createPictureImport(all: readonly SeasonRecord[], options: MediaImport) {
  const { source, existing, store, imported } = options;
  const byKey = new Map(all.map((record) => [String(record.identity), record]));
  const uprights = new Set(all.map(({ values }) => values.upright).filter(Boolean));
  /** An upright crop is decoded together with its picture and kept until its turn. */
  const ahead = new Map<string, Promise<ImportedOriginal>>();
  const rowOf = (key: string) => existing.rowOf('media', key);
  const put = async (key: string, content: Uint8Array, contentType: string) => {
    if (!store) return;
    imported.storage_keys.push(key);
    await store.put(key, content, contentType);
  };
  const open = (record: SeasonRecord) => {
    const key = String(record.identity);
    return originalOf(record, source, rowOf(key), hasNewFile(key, options));
  };
  const lineScreensOf = async ({ values }: SeasonRecord, picture: Original): Promise<DerivativeFile[]> => {
    const horizontal = await makeLineScreen(picture, 'horizontal');
    const upright = byKey.get(String(values.upright));
    if (upright) {
      const opened = open(upright);
      ahead.set(String(upright.identity), opened);
      return [horizontal, await makeLineScreen((await opened).picture, 'vertical', picture.storage_key)];
    }
    // A portrait is mostly shown upright, and a crop of its horizontal line screen would look wrong.
    return picture.height > picture.width
      ? [horizontal, await makeLineScreen(picture, 'vertical')]
      : [horizontal];
  };
  return async (record: SeasonRecord): Promise<void> => {
    const key = String(record.identity);
    const { picture, columns, ingested } = await (ahead.get(key) ?? open(record));
    ahead.delete(key);
    const isPrinted = store && printOf(record.values, rowOf(key)) === 'line-screen' && !uprights.has(key);
    const made = isPrinted ? await lineScreensOf(record, picture) : [];
    if (ingested) await put(picture.storage_key, ...ingested);
    for (const { row, content, contentType } of made) await put(row.storage_key, content, contentType);
    imported.pictures.set(key, { columns, made });
  };
}

interface ImportedOriginal {
  picture: Original;
  columns: Row;
  ingested: [content: Uint8Array, contentType: string] | null;
}

async function originalOf(
  { identity, values }: SeasonRecord,
  source: SeasonSource,
  row: Row | undefined,
  isNew: boolean,
): Promise<ImportedOriginal> {
  const content = await source.readMedia(String(values.file));
  if (!content) throw new MediaRejected(missingFile(String(values.file)));
  const focal = {
    focal_x: Number(values.focal_x ?? row?.focal_x ?? 0.5),
    focal_y: Number(values.focal_y ?? row?.focal_y ?? 0.5),
  };
  if (!isNew && row) {
    const { storage_key, width, height } = row as unknown as Original;
    return { picture: { content, storage_key, width, height, ...focal }, columns: {}, ingested: null };
  }
  const { content: written, ...columns } = await ingestPicture(content, String(identity));
  const { storage_key, width, height, content_type } = columns;
  return {
    picture: { content: written, storage_key, width, height, ...focal },
    columns: { ...columns, kind: 'image', file_name: String(values.file).replace(/^.*[/\\]/, '') },
    ingested: [written, content_type],
  };
}

/** Whether the derivatives of a stored picture are out of date. */
function needsNewCrops(values: Row, row: Row | undefined, existing: ExistingRecords): boolean {
  if (!row) return true;
  const differs = (field: string) => values[field] !== undefined && values[field] !== row[field];
  if (differs('focal_x') || differs('focal_y') || differs('print')) return true;
  if (values.upright === undefined) return false;
  const upright = values.upright === null ? null : existing.rowOf('media', String(values.upright))?.id;
  return upright !== row.upright_id;
}

function printOf(values: Row, row: Row | undefined): MediaPrint {
  return (values.print ?? row?.print ?? 'as-is') as MediaPrint;
}

const mediaOf = (records: readonly SeasonRecord[]) => records.filter(({ section }) => section === 'media');

function missingFile(file: string) {
  const shown = JSON.stringify(file.slice(0, 200));
  return {
    de: `Die Datei ${shown} gibt es im Ordner der Spielzeit nicht.`,
    en: `There is no file ${shown} in the season's folder.`,
  };
}
