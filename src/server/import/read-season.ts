// Reads a season from disk: a folder with its files, or one file.
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '#domain/languages/locales.ts';
import type { SeasonFile, SeasonSource } from '#server/import/season-file.ts';

/** Bytes; larger files are not read into memory. */
const maxFileSize = 30_000_000;

export const isSeasonFile = (name: string) => /\.(?:json|csv)$/i.test(name) && !name.startsWith('.');

/**
 * All `.json` and `.csv` files of a folder, sorted by name; subfolders have pictures and are not searched.
 * @throws an Error with a message in that language if there are none
 */
export async function readSeason(place: string, locale: Locale = 'en'): Promise<SeasonSource> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new Error(notFound(place)[locale]);
  const folder = found.isDirectory() ? place : path.dirname(place);
  const names = found.isDirectory()
    ? (await readdir(place)).filter(isSeasonFile).sort()
    : [path.basename(place)];
  if (names.length === 0) throw new Error(noFiles(place)[locale]);
  const files = await Promise.all(names.map((name) => readText(path.join(folder, name))));
  return { files, readMedia: mediaReader(folder) };
}

async function readText(file: string): Promise<SeasonFile> {
  const name = path.basename(file);
  const found = await stat(file);
  // Reading a pipe or a device would never end.
  if (!found.isFile()) return { name, text: '', unread: notAFile };
  if (found.size > maxFileSize) return { name, text: '', unread: tooLarge };
  return { name, text: await readFile(file, 'utf8') };
}

/** Reads only files inside the folder; symbolic links must not lead out of it. */
export function mediaReader(folder: string): SeasonSource['readMedia'] {
  return async (name) => {
    if (name.includes('\0')) return null;
    try {
      const root = await realpath(folder);
      const file = await realpath(path.resolve(root, name));
      if (!file.startsWith(root + path.sep)) return null;
      const found = await stat(file);
      if (!found.isFile()) return null;
      return found.size > maxFileSize ? new Uint8Array(maxFileSize) : await readFile(file);
    } catch {
      return null;
    }
  };
}

const notFound = (place: string) => ({ de: `${place} gibt es nicht.`, en: `There is no ${place}.` });

const noFiles = (place: string) => ({
  de: `In ${place} gibt es keine Dateien mit .json oder .csv.`,
  en: `In ${place} there are no .json and no .csv files.`,
});

const notAFile = {
  de: 'Das ist keine Datei, sondern etwas anderes (ein Ordner, eine Pipe, ein Gerät). Bitte entfernen.',
  en: 'This is no file but something else (a folder, a pipe, a device). Remove it.',
};

const tooLarge = {
  de: 'Die Datei ist größer als 30 MB; so viel Text hat keine Spielzeit. Bilder liegen als eigene Dateien daneben und werden nicht eingebettet. Bitte sonst auf mehrere Dateien verteilen.',
  en: 'The file is larger than 30 MB; no season has that much text. Pictures are files of their own beside it and are not embedded. Otherwise split it into several files.',
};
