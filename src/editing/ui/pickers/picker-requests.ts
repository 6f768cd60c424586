/** Requests of the pickers for pictures, links and events, with the types of their responses. */
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { MediaItem } from '#domain/media/media-item.ts';
import type { LinkChoice } from '#domain/urls/link-choice.ts';
import { queryString } from '#domain/urls/query-string.ts';
import { request, upload } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';
import { shrinkToUploadLimit } from './shrink-to-upload-limit.ts';

/** The editable details of a picture. */
export type MediaDetails = Pick<
  MediaItem,
  'alt' | 'caption' | 'credit' | 'focal_x' | 'focal_y' | 'is_decorative' | 'print'
>;

interface Found<T> {
  count: number;
  results: T[];
}

const mediaPageSize = 24;

export function findPictures(
  session: EditingSession,
  query: string,
  page: number,
): Promise<Found<MediaItem>> {
  return request(session, 'GET', `media${queryString({ query, page, page_size: mediaPageSize })}`);
}

/** A picture of the library by id. */
export function getPicture(session: EditingSession, id: number): Promise<MediaItem> {
  return request(session, 'GET', `media/${id}`);
}

export async function uploadPicture(
  session: EditingSession,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<MediaItem> {
  const form = new FormData();
  form.set('file', await shrinkToUploadLimit(file));
  return upload(session, 'media', form, onProgress, signal);
}

/** Replaces the file of a picture, which keeps its id and texts. */
export async function replacePicture(
  session: EditingSession,
  id: number,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaItem> {
  const form = new FormData();
  form.set('file', await shrinkToUploadLimit(file));
  return upload(session, `media/${id}/file`, form, onProgress);
}

export function updatePicture(
  session: EditingSession,
  id: number,
  details: MediaDetails,
): Promise<MediaItem> {
  return request(session, 'PUT', `media/${id}`, details);
}

export async function findTargets(session: EditingSession, query: string): Promise<LinkChoice[]> {
  return (await request<Found<LinkChoice>>(session, 'GET', `link-targets${queryString({ query })}`)).results;
}

/** `day` is an ISO date; empty for today. */
export async function findEvents(
  session: EditingSession,
  query: string,
  day: string,
): Promise<CompactEvent[]> {
  return (
    await request<Found<CompactEvent>>(session, 'GET', `event-search${queryString({ query, date: day })}`)
  ).results;
}
