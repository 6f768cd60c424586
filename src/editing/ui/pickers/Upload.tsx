/** Takes a picture from the computer: chosen as a file, or dropped. */

import { type DragEvent, useRef, useState } from 'react';
import { RequestProblem } from '../../sync/request-problem.ts';
import { useEditingSession } from '../editing-session-context.ts';

import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { useLabels } from '../kit/use-labels.ts';
import styles from './ImagePicker.module.css';
import { type MediaItem, uploadPicture } from './picker-requests.ts';

const accepted = '.jpg,.jpeg,.png,.webp,.avif,.gif';

export function Upload({ onUploaded }: { onUploaded: (item: MediaItem) => void }) {
  const session = useEditingSession();
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  /** Null while nothing is on its way. */
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (!file || share !== null) return;
    setProblem('');
    setShare(0);
    try {
      onUploaded(await uploadPicture(session, file, setShare));
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setProblem(
        error.errors[0]?.message ||
          error.detail ||
          (error.status === 0 ? labels.not_reached : labels.not_done),
      );
    } finally {
      setShare(null);
    }
  }

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
          void take(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()} disabled={share !== null}>
          {labels.upload}
        </Button>
        <span>{share === null ? labels.upload_drop : labels.uploading(share)}</span>
        {share === null ? null : <progress value={share} aria-label={labels.uploading(share)} />}
      </div>
      {problem ? <Note isAlarm>{problem}</Note> : null}
    </div>
  );
}
