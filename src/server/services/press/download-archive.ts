// Streams all files of a directory as one ZIP archive, with a list of captions and credits.
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { uniqueNames } from '#domain/press/download.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { StoredDirectory } from './downloads.ts';

/** Larger directories have no archive. */
export const maxArchive = { files: 500, bytes: 1_000_000_000 };

/** Maximum concurrent archives; each has one file in memory. */
const maxConcurrent = 4;
let underWay = 0;

/** The file in the archive that lists the credits. */
const listName = 'credits.txt';

/**
 * Streams the archive; null if too many are being streamed. Missing files are left out. Pictures are stored
 * uncompressed, since they are compressed already.
 */
export function makeArchive(
  { directory, storage_keys }: StoredDirectory,
  store: Pick<MediaStore, 'get'>,
  made: Date,
): ReadableStream<Uint8Array> | null {
  if (underWay >= maxConcurrent) return null;
  underWay += 1;
  const zip = new ZipFile();
  const names = uniqueNames([listName, ...directory.files.map(({ file_name }) => file_name)]);
  const lines = directory.files.map(({ title, caption, credit }, at) =>
    [names[at + 1], title, caption, credit].filter(Boolean).join('\r\n'),
  );
  zip.addBuffer(Buffer.from(`\ufeff${lines.join('\r\n\r\n')}\r\n`), names[0] ?? listName, { mtime: made });
  const output = zip.outputStream as Readable;
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    underWay -= 1;
  };
  output.once('close', finish).once('end', finish).once('error', finish);
  addFiles(zip).catch((error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;

  async function addFiles(archive: ZipFile): Promise<void> {
    for (const [at, { id }] of directory.files.entries()) {
      const key = storage_keys.get(id);
      if (isOver || !key) continue;
      const content = await store.get(key);
      if (!content) continue;
      const written = new Promise<void>((resolve) => {
        const file = Readable.from([Buffer.from(content)]);
        file.once('close', resolve);
        output.once('close', resolve);
        archive.addReadStream(file, names[at + 1] ?? `${id}`, {
          mtime: made,
          compress: false,
          size: content.byteLength,
        });
      });
      await written;
    }
    archive.end();
  }
}
