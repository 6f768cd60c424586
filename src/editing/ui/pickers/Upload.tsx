/** Uploads a picture from a file dialog or by drop. */
import { type DragEvent, useRef, useState } from 'react';
import type { MediaItem } from '#domain/media/media-item.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { useRequest } from '../kit/use-request.ts';
import styles from './ImagePicker.module.css';
import { uploadPicture } from './picker-requests.ts';

/** MIME types instead of extensions, because phones then offer their gallery and camera. */
const accepted = ['jpeg', 'png', 'webp', 'avif', 'gif'].map((type) => `image/${type}`).join();

export function Upload({ onUploaded }: { onUploaded: (item: MediaItem) => void }) {
  const session = useEditingSession();
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const { isBusy, problem, errors, run } = useRequest(labels);
  const [isOver, setOver] = useState(false);

  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    setShare(0);
    void run(async () => onUploaded(await uploadPicture(session, file, setShare)));
  };

  function onDrag(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same. */}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={onDrag}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()} aria-disabled={isBusy}>
          {labels.upload}
        </Button>
        <span>{isBusy ? labels.uploading(share) : labels.upload_drop}</span>
        {isBusy ? <progress value={share} aria-label={labels.uploading(share)} /> : null}
      </div>
      {problem ? <Note isAlarm>{errors[0]?.message || problem}</Note> : null}
    </div>
  );
}
