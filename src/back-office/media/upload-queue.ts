/** Pictures on their way to the media library: one after another, in the order in which they were chosen. */
import type { MediaItem } from '#domain/media/media-item.ts';
import { RequestProblem } from '#editing/sync/request-problem.ts';
import { rejectionOfFile, uploadRejection } from '#editing/ui/pickers/rejected-upload.ts';
import type { MediaTexts } from '#i18n/back-office/media-texts.ts';
import type { UploadTexts } from '#i18n/editing/upload-texts.ts';
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
  /** Removes an upload from the list, and ends it if it is on its way. */
  drop(key: number): void;
  /** Empties a list in which nothing is on its way any more. */
  clear(): void;
}

type Send = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<MediaItem>;

/** @param onUploaded called with each uploaded picture, in the order of the files */
export function createUploadQueue(
  send: Send,
  onUploaded: (item: MediaItem) => void,
  texts: UploadTexts,
): UploadQueue {
  const store: UploadQueue['store'] = createStore<{ uploads: readonly Upload[] }>({ uploads: [] });
  let keys = 0;
  let isSending = false;
  let stop = new AbortController();
  const change = (key: number, changes: Partial<Upload>) =>
    store.set({
      uploads: store.get().uploads.map((each) => (each.key === key ? { ...each, ...changes } : each)),
    });

  function made(file: File): Upload {
    keys += 1;
    const rejection = rejectionOfFile(file, texts);
    const upload = { key: keys, file, share: 0, reason: '', mayRetry: false, item: null };
    return { ...upload, state: rejection ? 'refused' : 'waiting', ...rejection };
  }

  async function sendNext(): Promise<void> {
    const next = store.get().uploads.find(({ state }) => state === 'waiting');
    if (isSending || !next) return;
    isSending = true;
    const { key } = next;
    change(key, { state: 'sending', share: 0 });
    stop = new AbortController();
    const { signal } = stop;
    try {
      const item = await send(next.file, (share) => change(key, { share }), signal);
      change(key, { state: 'there', item, share: 1 });
      if (!signal.aborted) onUploaded(item);
    } catch (error) {
      change(key, { state: 'refused', ...uploadRejection(error, texts) });
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
      const isSent = store.get().uploads.some((each) => each.key === key && each.state === 'sending');
      if (isSent) stop.abort();
      store.set({ uploads: store.get().uploads.filter((each) => each.key !== key) });
    },
    clear() {
      if (!isSending) store.set({ uploads: [] });
    },
  };
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
