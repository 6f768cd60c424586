/** Uploads a picture from a file dialog or by drop. */
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MediaItem } from '#domain/media/media-item.ts';
import { uploadTexts } from '#i18n/editing/upload-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { useLabels } from '../kit/use-labels.ts';
import styles from './ImagePicker.module.css';
import { uploadPicture } from './picker-requests.ts';
import { pictureTypes, type RejectedUpload, rejectionOfFile, uploadRejection } from './rejected-upload.ts';

interface Props {
  onUploaded: (item: MediaItem) => void;
  /** Uploaded at once. */
  files?: readonly File[] | undefined;
}

export function Upload({ onUploaded, files }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const texts = uploadTexts(useLocale());
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [sent, setSent] = useState<{ name: string; share: number } | null>(null);
  const [rejected, setRejected] = useState<(RejectedUpload & { file: File }) | null>(null);
  const [isOver, setOver] = useState(false);
  // The upload of a picture is aborted when no component waits for it.
  useEffect(() => () => stop.current?.abort(), []);

  async function send(file: File) {
    const noPicture = rejectionOfFile(file, texts);
    setRejected(noPicture && { ...noPicture, file });
    if (noPicture) return;
    const { name } = file;
    stop.current = new AbortController();
    const { signal } = stop.current;
    setSent({ name, share: 0 });
    try {
      const progress = (share: number) => setSent({ name, share });
      const item = await uploadPicture(session, file, progress, signal);
      if (!signal.aborted) onUploaded(item);
    } catch (error) {
      if (!signal.aborted) setRejected({ ...uploadRejection(error, texts), file });
    } finally {
      if (stop.current.signal === signal) setSent(null);
    }
  }

  /** One picture at a time: its description comes next. */
  function take(files: Iterable<File> | null) {
    const [file, ...others] = files ?? [];
    if (!file || sent) return;
    if (others.length === 0) void send(file);
    else setRejected({ reason: labels.upload_one, mayRetry: false, file });
  }

  const takeAtOnce = useEffectEvent(() => take(files ?? null));
  // Aborted by the effect above if the picker is closed.
  useEffect(() => takeAtOnce(), []);

  function cancel() {
    stop.current?.abort();
    setSent(null);
    button.current?.querySelector('button')?.focus();
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
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join()}
          hidden
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <span ref={button}>
          <Button onClick={() => input.current?.click()} aria-disabled={sent !== null}>
            {labels.upload}
          </Button>
        </span>
        <span role="status">{sent ? labels.uploading(sent.name) : labels.upload_drop}</span>
        {sent ? (
          <>
            <progress value={sent.share} aria-label={sent.name} />
            <Button onClick={cancel}>{labels.cancel}</Button>
          </>
        ) : null}
      </div>
      {rejected ? (
        <Note isAlarm>
          <b>{rejected.file.name}</b> {rejected.reason}{' '}
          {rejected.mayRetry ? (
            <Button onClick={() => void send(rejected.file)}>{labels.try_again}</Button>
          ) : null}
        </Note>
      ) : null}
    </div>
  );
}
