// Uploads for forms: checked, pictures re-encoded, kept private until the form is sent.
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { formTokenLifetime, maxUploadSize } from '#domain/forms/form-limits.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import { temp_files } from '#server/db/schema/media.ts';
import { documentKindOf } from '#server/media/document-kind.ts';
import { fileKindOf } from '#server/media/file-kind.ts';
import { ingestPicture } from '#server/media/ingest.ts';
import { oneByOne } from '#server/media/one-by-one.ts';
import { MediaRejected } from '#server/media/rejection.ts';
import { scanFile } from '#server/media/scan-file.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { Limit } from '#server/services/accounts/rate-limit.ts';
import { type FormToken, ownerOf } from '#server/services/forms/form-token.ts';
import { cleanLine } from '#server/services/text/clean-text.ts';

/** Uploads per network; a school shares one. */
export const uploadLimit: Limit = { max: 60, window: 15 * 60_000 };

/** A file that belongs to an entry. */
export interface StoredFile {
  file_name: string;
  content_type: string;
  bytes: number;
  storage_key: string;
}

export interface TempFile {
  id: string;
  file_name: string;
  content_type: string;
  bytes: number;
}

const formats = {
  de: 'PDF, Bild (JPEG, PNG, WebP), Word, Excel, OpenDocument oder reiner Text',
  en: 'PDF, picture (JPEG, PNG, WebP), Word, Excel, OpenDocument or plain text',
};

const rejections = {
  large: {
    de: 'Die Datei ist zu groß, erlaubt sind 10 MB. Bitte kleiner speichern.',
    en: 'The file is too large, 10 MB are allowed. Please save it smaller.',
  },
  empty: {
    de: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
    en: 'The file is empty. Please choose another.',
  },
  svg: {
    de: `Zeichnungen und Webseiten (SVG, HTML) können Programme enthalten. Bitte als ${formats.de} speichern.`,
    en: `Drawings and web pages (SVG, HTML) can contain programs. Please save it as ${formats.en}.`,
  },
  archive: {
    de: 'Archive und Dokumente mit Makros nehmen wir nicht an. Bitte schicken Sie die Dateien einzeln.',
    en: 'We take no archives and no documents with macros. Please send the files one by one.',
  },
  unknown: {
    de: `Diese Art von Datei nehmen wir nicht an. Bitte als ${formats.de} speichern.`,
    en: `We do not take this kind of file. Please save it as ${formats.en}.`,
  },
} as const;

interface Checked {
  content: Uint8Array;
  content_type: string;
  ending: string;
}

/** @throws MediaRejected with the reason and the remedy */
async function checked(content: Uint8Array): Promise<Checked> {
  if (content.byteLength === 0) throw new MediaRejected(rejections.empty);
  const kind = fileKindOf(content);
  if (kind === 'svg') throw new MediaRejected(rejections.svg);
  if (kind === 'pdf' || kind === 'archive' || kind === 'unknown') {
    const found = documentKindOf(content);
    if (!found) throw new MediaRejected(rejections[kind === 'archive' ? 'archive' : 'unknown']);
    return { content, content_type: found.contentType, ending: found.ending };
  }
  const picture = await ingestPicture(content, 'upload');
  const ending = picture.storage_key.replace(/^.*\./, '');
  return { content: picture.content, content_type: picture.content_type, ending };
}

/** The sender's file name, without folders and with the extension of the real kind. */
function shownName(name: string, ending: string): string {
  const stem = cleanLine(name.toWellFormed().replace(/^.*[/\\]/s, '')).replace(/\.[^.]*$/, '');
  return `${stem.slice(0, 150) || 'datei'}.${ending}`;
}

/**
 * Stores an upload until its form token expires. Its storage key is generated and not public.
 * @throws MediaRejected with reason and remedy
 */
export async function createTempFile(
  context: {
    config: Pick<Config, 'CLAMD_ADDRESS'>;
    database: Database;
    store: MediaStore;
    now: () => Date;
  },
  upload: File,
  formToken: FormToken,
): Promise<TempFile> {
  if (upload.size > maxUploadSize) throw new MediaRejected(rejections.large);
  if (context.config.CLAMD_ADDRESS) await scanFile(context.config.CLAMD_ADDRESS, upload);
  return inTurn(() => storeUpload(context, upload, formToken));
}

/** Checking an upload takes several times its size in memory. */
const inTurn = oneByOne();

async function storeUpload(
  { database, store, now }: Parameters<typeof createTempFile>[0],
  upload: File,
  formToken: FormToken,
): Promise<TempFile> {
  const { content, content_type, ending } = await checked(await upload.bytes());
  const storage_key = `uploads/${randomBytes(16).toString('hex')}.${ending}`;
  const file: TempFile = {
    id: randomUUID(),
    file_name: shownName(upload.name, ending),
    content_type,
    bytes: content.byteLength,
  };
  const expires_at = new Date(now().getTime() + formTokenLifetime);
  // The row is written first, so that the clean-up job knows the file in any case.
  await database.db
    .insert(temp_files)
    .values({ ...file, storage_key, owner: ownerOf(formToken), expires_at });
  await store.put(storage_key, content, content_type);
  return file;
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Assigns uploads to an entry, so that they no longer expire. Only those of this form token, each once. */
export async function claimTempFiles(
  db: Pick<Database['db'], 'delete'>,
  ids: readonly string[],
  formToken: FormToken,
  now: Date,
): Promise<Map<string, StoredFile>> {
  const possible = ids.filter((id) => idPattern.test(id));
  if (possible.length === 0) return new Map();
  const rows = await db
    .delete(temp_files)
    .where(
      and(
        inArray(temp_files.id, possible),
        eq(temp_files.owner, ownerOf(formToken)),
        gt(temp_files.expires_at, now),
      ),
    )
    .returning();
  return new Map(
    rows.map(({ id, file_name, content_type, bytes, storage_key }) => [
      id,
      { file_name, content_type, bytes, storage_key },
    ]),
  );
}

/** Expires the files of a deleted entry; the job that clears old uploads removes them from the store. */
export async function expireFiles(
  db: Pick<Database['db'], 'insert'>,
  files: readonly StoredFile[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ file_name, content_type, bytes, storage_key }) => ({
    id: randomUUID(),
    file_name,
    content_type,
    bytes,
    storage_key,
    // Without an owner no form token can claim it.
    owner: '',
    expires_at: now,
  }));
  await db.insert(temp_files).values(rows).onConflictDoNothing();
}

/** Files removed per call. */
const removedAtOnce = 200;

/**
 * Removes expired uploads, files before rows, so that no file loses its row.
 * @returns how many
 */
export async function removeOldTempFiles({ db }: Database, store: MediaStore, now: Date): Promise<number> {
  const old = await db
    .select({ id: temp_files.id, storage_key: temp_files.storage_key })
    .from(temp_files)
    .where(lte(temp_files.expires_at, now))
    .limit(removedAtOnce);
  if (old.length === 0) return 0;
  for (const { storage_key } of old) await store.remove(storage_key);
  await db.delete(temp_files).where(
    inArray(
      temp_files.id,
      old.map(({ id }) => id),
    ),
  );
  return old.length;
}
