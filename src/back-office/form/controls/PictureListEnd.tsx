/** The end of a list of pictures: adds several from the device, or one of the library. */
import { Suspense, useState } from 'react';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import { lazyOnDemand } from '#editing/ui/lazy-component.ts';
import media from '../../media/media.module.css';
import { usePictureUpload } from '../../media/PictureUpload.tsx';
import { useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import { UploadHint } from './PictureControl.tsx';

const PictureDialog = lazyOnDemand(async () => (await import('../../media/PictureDialog.tsx')).PictureDialog);

interface Props {
  label: string;
  onAdd: (id: number) => void;
}

export function PictureListEnd({ label, onAdd }: Props) {
  const { texts } = useRecordForm();
  const [isOpen, setOpen] = useState(false);
  const { box, button, list } = usePictureUpload({
    label,
    isSeveral: true,
    className: styles.small,
    onUploaded: ({ id }) => onAdd(id),
  });
  return (
    <div className={media.drop} {...box}>
      <FormField label={label}>
        {(control) => (
          <div className={styles.reference}>
            {button}
            <button {...control} type="button" className={styles.small} onClick={() => setOpen(true)}>
              {texts.choose_picture}
            </button>
            <UploadHint />
          </div>
        )}
      </FormField>
      {list}
      {isOpen && (
        <Suspense>
          <PictureDialog
            edited={null}
            onClose={() => setOpen(false)}
            onPick={(picture) => {
              setOpen(false);
              if (picture) onAdd(picture.id);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
