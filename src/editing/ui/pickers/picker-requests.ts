/** What the server answers to the searches of pickers, and how it is asked. */
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { LinkTarget } from '#domain/modules/modules.ts';
import { request, upload } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';

/** A picture of the library as editors know it. */
export interface MediaItem {
  id: number;
  file_name: string;
  width: number | null;
  height: number | null;
  alt: Localized | null;
  caption: Localized | null;
  credit: string;
  focal_x: number;
  focal_y: number;
  is_decorative: boolean;
  print: Picture['print'];
  /** As pages show it. */
  picture: Picture | null;
}

/** What may be changed about a picture. */
export type MediaDetails = Pick<
  MediaItem,
  'alt' | 'caption' | 'credit' | 'focal_x' | 'focal_y' | 'is_decorative' | 'print'
>;

export interface FoundTarget {
  target: LinkTarget;
  /** In the page's language. */
  title: string;
  url: string;
  urls: Record<Locale, string>;
  /** What is offline cannot be read yet. */
  is_online: boolean;
}

interface Found<T> {
  count: number;
  results: T[];
}

export const mediaPageSize = 24;

const ask = (path: string, values: Record<string, string | number>) => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== '') query.set(key, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
};

export function findPictures(
  session: EditingSession,
  query: string,
  page: number,
): Promise<Found<MediaItem>> {
  return request(session, 'GET', ask('media', { query, page, page_size: mediaPageSize }));
}

/** One of the library by its number. */
export function getPicture(session: EditingSession, id: number): Promise<MediaItem> {
  return request(session, 'GET', `media/${id}`);
}

export function uploadPicture(
  session: EditingSession,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaItem> {
  const form = new FormData();
  form.set('file', file);
  return upload(session, 'media', form, onProgress);
}

/** Another file in the place of a picture: its number and its texts stay. */
export function replacePicture(
  session: EditingSession,
  id: number,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaItem> {
  const form = new FormData();
  form.set('file', file);
  return upload(session, `media/${id}/file`, form, onProgress);
}

export function updatePicture(
  session: EditingSession,
  id: number,
  details: MediaDetails,
): Promise<MediaItem> {
  return request(session, 'PUT', `media/${id}`, details);
}

export async function findTargets(session: EditingSession, query: string): Promise<FoundTarget[]> {
  return (await request<Found<FoundTarget>>(session, 'GET', ask('link-targets', { query }))).results;
}

/** `day`: ISO; empty for from today on. */
export async function findEvents(
  session: EditingSession,
  query: string,
  day: string,
): Promise<CompactEvent[]> {
  return (await request<Found<CompactEvent>>(session, 'GET', ask('event-search', { query, date: day })))
    .results;
}
