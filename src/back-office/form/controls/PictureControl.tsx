/** A picture of the media library: chosen, uploaded and described in the editor's own dialog. */
import { Suspense, useEffect, useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import { lazyComponent } from '#editing/ui/lazy-component.ts';
import { getPicture, type MediaItem } from '#editing/ui/pickers/picker-requests.ts';
import { pictureAddress } from '#editing/ui/pickers/picture-address.ts';
import { type ControlProps, isRequired, useForm } from '../form-context.ts';
import styles from './controls.module.css';

const ImagePicker = lazyComponent(
  async () => (await import('#editing/ui/pickers/ImagePicker.tsx')).ImagePicker,
);

type Shown = Pick<MediaItem, 'file_name'> & { picture: Picture | null };

/** A picture as pages show it; null until it is there, and for a file that is none. */
function usePicture(id: number | null): [Shown | null, (picture: Picture | null) => void] {
  const session = useEditingSession();
  const [shown, setShown] = useState<({ id: number } & Shown) | null>(null);
  useEffect(() => {
    if (id === null || shown?.id === id) return;
    let isOver = false;
    getPicture(session, id).then(
      ({ file_name, picture }) => !isOver && setShown({ id, file_name, picture }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [id, session, shown?.id]);
  const current = shown?.id === id ? shown : null;
  return [current, (picture) => picture && setShown({ id: picture.id, file_name: '', picture })];
}

export function PictureControl({ field, label, path, value, onChange, isCell }: ControlProps<'reference'>) {
  const { errors, texts } = useForm();
  const id = typeof value === 'number' ? value : null;
  const [shown, setPicture] = usePicture(id);
  const [open, setOpen] = useState<'library' | 'details' | null>(null);
  return (
    <div className={isCell ? styles.cell : undefined}>
      <FormField label={label.label} error={errors[path]} isRequired={isRequired(field)}>
        {(control) => (
          <div className={styles.reference}>
            {shown?.picture && <img src={pictureAddress(shown.picture, 320)} alt="" />}
            {id !== null && (
              <p lang={shown?.picture?.alt_lang}>{shown?.picture?.alt || shown?.file_name || `#${id}`}</p>
            )}
            <button {...control} type="button" className={styles.small} onClick={() => setOpen('library')}>
              {id === null ? texts.choose_picture : texts.other_picture}
            </button>
            {id !== null && (
              <>
                <button type="button" className={styles.small} onClick={() => setOpen('details')}>
                  {texts.describe_picture}
                </button>
                {!isRequired(field) && (
                  <button type="button" className={styles.small} onClick={() => onChange(null)}>
                    {texts.no_picture}
                  </button>
                )}
              </>
            )}
          </div>
        )}
      </FormField>
      {open && (
        <Suspense>
          <ImagePicker
            edited={open === 'details' ? id : null}
            onClose={() => setOpen(null)}
            onPick={(picture) => {
              setOpen(null);
              setPicture(picture);
              if (picture && picture.id !== id) onChange(picture.id);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
