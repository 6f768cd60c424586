/** Full-screen viewer: one picture at a time, with buttons and arrow keys. */
import { useState } from 'react';
import { creditLine } from '#domain/media/credit-line.ts';
import type { Picture } from '#domain/media/picture.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { useModal } from '#ui/primitives/use-modal.ts';
import styles from './PictureViewer.module.css';
import { PrintedPicture } from './PrintedPicture.tsx';

interface Props {
  pictures: readonly Picture[];
  first: number;
  onClose: () => void;
}

export default function PictureViewer({ pictures, first, onClose }: Props) {
  const messages = useMessages();
  const dialog = useModal(true, onClose);
  const [index, setIndex] = useState(first);
  const picture = pictures[index];
  const turn = (by: number) => setIndex((index + by + pictures.length) % pictures.length);

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={messages.viewer}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1);
        if (event.key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className={styles.sheet}>
        <PrintedPicture
          key={picture.id}
          picture={picture}
          format="horizontal"
          className={styles.picture}
          isFirst
        />
        <div className={styles.text}>
          <p>{picture.caption || picture.alt}</p>
          {picture.credit && <p>{creditLine(picture.credit, messages.photo)}</p>}
        </div>
        <div className={styles.bar}>
          {pictures.length > 1 && (
            <>
              <button type="button" onClick={() => turn(-1)} aria-label={messages.picture_previous}>
                <span aria-hidden="true">←</span>
              </button>
              <span aria-live="polite">
                <span className="visually-hidden">{messages.picture_number(index + 1, pictures.length)}</span>
                <span aria-hidden="true">
                  {index + 1}/{pictures.length}
                </span>
              </span>
              <button type="button" onClick={() => turn(1)} aria-label={messages.picture_next}>
                <span aria-hidden="true">→</span>
              </button>
            </>
          )}
          <button
            type="button"
            className={styles.close}
            onClick={() => dialog.current?.close()}
            aria-label={messages.viewer_close}
          >
            <i className="cross" aria-hidden="true" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
