/** A picture of the media library: from the device or the library, described without leaving the form. */
import { Suspense, useEffect, useState } from 'react';
import { textOf } from '#domain/languages/localized.ts';
import type { MediaItem } from '#domain/media/media-item.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import { lazyOnDemand } from '#editing/ui/lazy-component.ts';
import { getPicture } from '#editing/ui/pickers/picker-requests.ts';
import { pictureAddress } from '#editing/ui/pickers/picture-address.ts';
import { useUploadedPicture } from '#editing/ui/pickers/use-uploaded-picture.ts';
import { mediaTexts } from '#i18n/back-office/media-texts.ts';
import media from '../../media/media.module.css';
import { usePictureUpload } from '../../media/PictureUpload.tsx';
import { missingDetail } from '../../media/upload-queue.ts';
import { type ControlProps, isRequired, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';

const PictureDialog = lazyOnDemand(async () => (await import('../../media/PictureDialog.tsx')).PictureDialog);

/** The library's data of a picture; null until it is loaded. `read` loads it again. */
function usePicture(id: number | null) {
  const session = useEditingSession();
  const [item, setItem] = useState<MediaItem | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request.
  useEffect(() => {
    if (id === null) return;
    let isOver = false;
    getPicture(session, id).then(
      (found) => !isOver && setItem(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [id, session, attempt]);
  const read = () => setAttempt((before) => before + 1);
  return { item: item?.id === id ? item : null, setItem, read };
}

export function PictureControl({ field, label, path, value, onChange, isCell }: ControlProps<'reference'>) {
  const { errors, texts } = useRecordForm();
  const id = typeof value === 'number' ? value : null;
  const { item, setItem, read } = usePicture(id);
  const [open, setOpen] = useState<'library' | 'details' | null>(null);
  const { box, button, list } = usePictureUpload({
    label: label.label,
    isSeveral: false,
    className: styles.small,
    onUploaded(found) {
      setItem(found);
      onChange(found.id);
      // Opens the details, because the user who uploads a picture usually knows its credit and description.
      setOpen('details');
    },
  });
  return (
    <div className={`${isCell ? styles.cell : ''} ${media.drop}`} {...box}>
      <FormField label={label.label} error={errors[path]} isRequired={isRequired(field)}>
        {(control) => (
          <div className={styles.reference}>
            {item && <Thumbnail item={item} />}
            {id !== null && <Described id={id} item={item} />}
            {button}
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
            {id === null && <UploadHint />}
          </div>
        )}
      </FormField>
      {list}
      {open && (
        <Suspense>
          <PictureDialog
            edited={open === 'details' ? id : null}
            onClose={() => setOpen(null)}
            onPick={(picture) => {
              setOpen(null);
              if (picture && picture.id !== id) onChange(picture.id);
              else read();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Thumbnail({ item }: { item: MediaItem }) {
  const address = pictureAddress(useUploadedPicture(item), 320);
  return address && <img src={address} alt="" />;
}

/** The description and credit of a picture, or what is missing. */
function Described({ id, item }: { id: number; item: MediaItem | null }) {
  const { locale } = useRecordForm();
  if (!item) return <p>{`#${id}`}</p>;
  const lack = missingDetail(item, mediaTexts(locale));
  return (
    <p>
      <span lang={item.picture?.alt_lang}>{textOf(item.alt, locale) || item.file_name}</span>
      <small className={lack ? media.lack : media.quiet}>{lack || item.credit}</small>
    </p>
  );
}

export function UploadHint() {
  const { locale } = useRecordForm();
  return <span className={media.hint}>{mediaTexts(locale).drop}</span>;
}
