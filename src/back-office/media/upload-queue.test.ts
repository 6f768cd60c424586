import { expect, test, vi } from 'vitest';
import type { MediaItem } from '#domain/media/media-item.ts';
import { uploadTexts } from '#i18n/editing/upload-texts.ts';
import { createUploadQueue } from './upload-queue.ts';

test('an upload that is left out while it is sent ends there, and the next one follows', async () => {
  const sent: { name: string; signal: AbortSignal; answer: (item: MediaItem) => void }[] = [];
  const onUploaded = vi.fn();
  const queue = createUploadQueue(
    ({ name }, _, signal) => new Promise((answer) => sent.push({ name, signal, answer })),
    onUploaded,
    uploadTexts('de'),
  );
  const file = (name: string) => new File(['x'], name, { type: 'image/png' });
  queue.add([file('a.png'), file('b.png'), file('c.png')]);
  const [first, second] = queue.store.get().uploads;
  queue.drop(second?.key ?? 0);
  expect(sent[0]?.signal.aborted).toBe(false);
  queue.drop(first?.key ?? 0);
  expect(sent[0]?.signal.aborted).toBe(true);
  // The response may have been lost on its way.
  sent[0]?.answer({ id: 1 } as MediaItem);
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.png', 'c.png']));
  sent[1]?.answer({ id: 3 } as MediaItem);
  await vi.waitFor(() => expect(onUploaded.mock.calls).toEqual([[{ id: 3 }]]));
});
