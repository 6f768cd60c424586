/** The control for the focal point of a picture, set by a click or moved by arrow keys. */
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import type { MediaItem } from '#domain/media/media-item.ts';
import parts from '../kit/kit.module.css';
import { useLabels } from '../kit/use-labels.ts';
import styles from './ImagePicker.module.css';
import { moveFocal } from './move-focal.ts';
import { pictureAddress } from './picture-address.ts';
import { useUploadedPicture } from './use-uploaded-picture.ts';

interface Props {
  item: MediaItem;
  /** Shares of width and height, 0 to 1. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
}

export function FocalPoint({ item, x, y, onChange }: Props) {
  const picture = useUploadedPicture(item);
  const address = pictureAddress(picture, 640);
  const labels = useLabels();
  const hintId = useId();

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const [left, top] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    onChange(rounded(left), rounded(top));
  }

  function onKeyDown(event: KeyboardEvent) {
    const moved = moveFocal({ x, y }, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved.x, moved.y);
  }

  return (
    <div>
      <p className={parts.label}>{labels.focal}</p>
      <div className={styles.focal} data-focal="" onPointerDown={onPointerDown}>
        {address ? (
          <img src={address} alt={picture?.alt ?? ''} draggable={false} />
        ) : (
          <span
            className={styles.awaited}
            style={{ aspectRatio: `${item.width ?? 4} / ${item.height ?? 3}` }}
          />
        )}
        <button
          type="button"
          className={styles.point}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={`${labels.focal}: ${labels.focal_at(x, y)}`}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={parts.hint} id={hintId}>
        {labels.focal_hint}
      </p>
      <p className={parts.unseen} role="status">
        {labels.focal_at(x, y)}
      </p>
    </div>
  );
}

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
