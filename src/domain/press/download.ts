/** Press downloads: directories and files with captions, credits and sizes. */
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';
import { slugify } from '#domain/urls/slugs.ts';
import * as site from '#site';

export interface DownloadCategory {
  id: number;
  name: string;
  in_german: string[];
}

export interface DownloadDirectory {
  id: number;
  name: string;
  category: { id: number; name: string } | null;
  /** The related production; null if there is none or it is offline. */
  production: { id: number; name: string; slug: Slug } | null;
  /** Only for logged-in users. */
  is_restricted: boolean;
  /** Number of files and their total size in bytes. */
  count: number;
  bytes: number;
  in_german: string[];
}

export interface DownloadFile {
  id: number;
  title: string;
  /** Suggested name: "nora-mira-okafor.webp". */
  file_name: string;
  content_type: string;
  bytes: number;
  /** Pixels; null for files that are not pictures. */
  width: number | null;
  height: number | null;
  caption: string;
  /** Credit to be printed with the file. */
  credit: string;
  picture: Picture | null;
  url: string;
  in_german: string[];
}

/** The format of a picture that is nearer to the file's own. */
export const formatOf = ({ width, height }: Pick<DownloadFile, 'width' | 'height'>) =>
  (height ?? 0) > (width ?? 0) ? 'vertical' : 'horizontal';

export interface DownloadDirectoryFiles extends DownloadDirectory {
  /** Address of an archive of all files. */
  zip_url: string;
  files: DownloadFile[];
}

/**
 * The file name for a download: its title without characters that file systems reject, with the extension of
 * the stored file.
 */
export function downloadName(title: string, stored: string): string {
  const ending = /\.[a-z0-9]{2,5}$/i.exec(stored)?.[0].toLowerCase() ?? '';
  const name = slugify(title).slice(0, 80).replace(/-$/, '') || slugify(stored.replace(/\.[^.]*$/, ''));
  return (name || slugify(site.name)) + ending;
}

/** Unique names for an archive: the second "nora.webp" becomes "nora-2.webp". */
export function uniqueNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return names.map((name) => {
    const at = name.lastIndexOf('.') < 0 ? name.length : name.lastIndexOf('.');
    let unique = name;
    for (let number = 2; usedNames.has(unique); number += 1) {
      unique = `${name.slice(0, at)}-${number}${name.slice(at)}`;
    }
    usedNames.add(unique);
    return unique;
  });
}

/** The name of the zip file of a directory. */
export function archiveName(directory: string): string {
  return downloadName(directory, 'directory.zip');
}
