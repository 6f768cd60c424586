/** Pictures on their way to the media library: one after another, in the order in which they were chosen. */
import type { MediaItem } from '#domain/media/media-item.ts';
import { RequestProblem } from '#editing/sync/request-problem.ts';
import type { MediaTexts } from '#i18n/back-office/media-texts.ts';
import { createStore, type Store } from '#state/store.ts';

export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'there' | 'refused';
  /** Share of the file that is sent, 0 to 1. */
  share: number;
  /** Why it was refused, and whether another attempt may help. */
  reason: string;
  mayRetry: boolean;
  /** Set once it is uploaded. */
  item: MediaItem | null;
}

export interface UploadQueue {
  store: Store<{ uploads: readonly Upload[] }>;
  add(files: readonly File[]): void;
  retry(key: number): void;
  /** Removes a rejected upload from the list. */
  drop(key: number): void;
  /** Empties a list in which nothing is on its way any more. */
  clear(): void;
}

type Send = (file: File, onProgress: (share: number) => void) => Promise<MediaItem>;

/** MIME types that the server accepts; phones offer their gallery and camera for these. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** @param onThere called with each uploaded picture, in the order of the files */
export function createUploadQueue(
  send: Send,
  onThere: (item: MediaItem) => void,
  texts: MediaTexts,
): UploadQueue {
  const store: UploadQueue['store'] = createStore<{ uploads: readonly Upload[] }>({ uploads: [] });
  let keys = 0;
  let isSending = false;
  const change = (key: number, changes: Partial<Upload>) =>
    store.set({
      uploads: store.get().uploads.map((each) => (each.key === key ? { ...each, ...changes } : each)),
    });

  function made(file: File): Upload {
    keys += 1;
    const upload = { key: keys, file, share: 0, mayRetry: false, item: null };
    return pictureTypes.includes(file.type)
      ? { ...upload, state: 'waiting', reason: '' }
      : { ...upload, state: 'refused', reason: texts.no_picture_file };
  }

  async function sendNext(): Promise<void> {
    const next = store.get().uploads.find(({ state }) => state === 'waiting');
    if (isSending || !next) return;
    isSending = true;
    const { key } = next;
    change(key, { state: 'sending', share: 0 });
    try {
      const item = await send(next.file, (share) => change(key, { share }));
      change(key, { state: 'there', item, share: 1 });
      onThere(item);
    } catch (error) {
      change(key, { state: 'refused', ...rejectionOf(error, texts) });
      if (!(error instanceof RequestProblem)) throw error;
    } finally {
      isSending = false;
      void sendNext();
    }
  }

  return {
    store,
    add(files) {
      // A finished list is cleared when new files are added.
      const { uploads } = store.get();
      const remaining = uploads.every(({ state }) => state === 'there') ? [] : uploads;
      store.set({ uploads: [...remaining, ...files.map(made)] });
      void sendNext();
    },
    retry(key) {
      change(key, { state: 'waiting', reason: '' });
      void sendNext();
    },
    drop(key) {
      store.set({ uploads: store.get().uploads.filter((each) => each.key !== key) });
    },
    clear() {
      if (!isSending) store.set({ uploads: [] });
    },
  };
}

/** The message why a file was rejected. */
export function rejectionOf(error: unknown, texts: MediaTexts): Pick<Upload, 'reason' | 'mayRetry'> {
  if (!(error instanceof RequestProblem)) return { reason: texts.not_taken, mayRetry: true };
  const { status, errors, detail } = error;
  if (status === 0) return { reason: texts.not_sent, mayRetry: true };
  if (status === 413) return { reason: texts.too_large, mayRetry: false };
  const message = errors[0]?.message || detail;
  return { reason: message || texts.not_taken, mayRetry: status >= 500 || !message };
}

/** The files of a drop or paste; other types are included, so that they are rejected with a message. */
export const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];

/** The missing details of a picture. */
export function missingDetail(
  { alt, credit, is_decorative }: Pick<MediaItem, 'alt' | 'credit' | 'is_decorative'>,
  texts: MediaTexts,
): string {
  if (!credit) return texts.no_credit;
  if (is_decorative) return '';
  if (!alt?.de) return texts.no_alt;
  return alt.en ? '' : texts.no_english;
}
