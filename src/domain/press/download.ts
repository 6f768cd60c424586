/** Press downloads: directories and files with captions, credits and sizes. */
import type { Locale } from '#domain/languages/locales.ts';
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
  /** The play that it is about; null where it is about none, or one that is offline. */
  production: { id: number; name: string; slug: Slug } | null;
  /** Only for people who are logged in. */
  is_restricted: boolean;
  /** Number of files, and their bytes together. */
  count: number;
  bytes: number;
  in_german: string[];
}

export interface DownloadFile {
  id: number;
  title: string;
  /** As it is saved: "nora-mira-okafor.webp". */
  file_name: string;
  content_type: string;
  bytes: number;
  /** Pixels; null for what is no picture. */
  width: number | null;
  height: number | null;
  caption: string;
  /** Who has to be named beside it. */
  credit: string;
  picture: Picture | null;
  /** Address of the file itself. */
  url: string;
  in_german: string[];
}

export interface DownloadDirectoryFiles extends DownloadDirectory {
  /** Address of all files in one archive. */
  zip_url: string;
  files: DownloadFile[];
}

/** The name under which a file is saved: its title, without what file systems dislike, with the ending of its kind. */
export function downloadName(title: string, stored: string): string {
  const ending = /\.[a-z0-9]{2,5}$/i.exec(stored)?.[0].toLowerCase() ?? '';
  const name = slugify(title).slice(0, 80).replace(/-$/, '') || slugify(stored.replace(/\.[^.]*$/, ''));
  return (name || slugify(site.name)) + ending;
}

/** Names for an archive, in which no two may be alike: the second "nora.webp" is "nora-2.webp". */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const at = name.lastIndexOf('.') < 0 ? name.length : name.lastIndexOf('.');
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) {
      unique = `${name.slice(0, at)}-${number}${name.slice(at)}`;
    }
    taken.add(unique);
    return unique;
  });
}

/** "84 KB" or "2,1 MB": a kilobyte is a thousand bytes, nothing is less than one. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${locale === 'de' ? megabytes.replace('.', ',') : megabytes} MB`;
}

/** What the archive of a directory is called. */
export function archiveName(directory: string): string {
  return downloadName(directory, 'directory.zip');
}
