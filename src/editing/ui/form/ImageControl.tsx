/** The control for a picture, with its display options and alternative text. */
import { Suspense, useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { Button } from '../kit/Button.tsx';
import parts from '../kit/kit.module.css';
import { useLabels } from '../kit/use-labels.ts';
import { lazyOnDemand } from '../lazy-component.ts';
import { pictureAddress } from '../pickers/picture-address.ts';
import { ChosenControl } from './ChosenControl.tsx';
import styles from './dialog.module.css';

const ImagePicker = lazyOnDemand(async () => (await import('../pickers/ImagePicker.tsx')).ImagePicker);

interface Props {
  label: string;
  picture: Picture | null | undefined;
  onChange: (picture: Picture | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

export function ImageControl({ picture, onChange, ...named }: Props) {
  const labels = useLabels();
  const [open, setOpen] = useState<'library' | 'details' | null>(null);
  return (
    <ChosenControl
      {...named}
      actions={(control) => (
        <>
          <Button {...control} onClick={() => setOpen('library')}>
            {picture ? labels.picture_other : labels.picture_choose}
          </Button>
          {picture ? (
            <Button data-describe="" onClick={() => setOpen('details')}>
              {labels.picture_edit}
            </Button>
          ) : null}
          {picture ? <Button onClick={() => onChange(null)}>{labels.remove}</Button> : null}
        </>
      )}
    >
      {picture ? (
        <>
          <img
            className={styles.picture}
            src={pictureAddress(picture, 320)}
            alt=""
            style={{ objectPosition: `${picture.focal_x * 100}% ${picture.focal_y * 100}%` }}
          />
          <div className={styles.words}>
            <p lang={picture.alt_lang}>{picture.alt || '–'}</p>
            {picture.credit ? <p className={parts.hint}>{picture.credit}</p> : null}
          </div>
        </>
      ) : (
        <p className={parts.hint}>{labels.picture_none}</p>
      )}
      {open ? (
        <Suspense fallback={null}>
          <ImagePicker
            edited={open === 'details' ? (picture?.id ?? null) : null}
            onPick={(chosen) => {
              onChange(chosen);
              setOpen(null);
            }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </ChosenControl>
  );
}
