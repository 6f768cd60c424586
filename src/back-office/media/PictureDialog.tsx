/** A dialog for pictures: the library, details of a picture, its crops, and replacing its file. */
import { type ComponentProps, useRef, useState } from 'react';
import type { MediaItem } from '#domain/media/media-item.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { ImagePicker } from '#editing/ui/pickers/ImagePicker.tsx';
import { type MediaDetails, replacePicture } from '#editing/ui/pickers/picker-requests.ts';
import { pictureAddress } from '#editing/ui/pickers/picture-address.ts';
import { pictureTypes, uploadRejection } from '#editing/ui/pickers/rejected-upload.ts';
import { useUploadedPicture } from '#editing/ui/pickers/use-uploaded-picture.ts';
import { mediaTexts } from '#i18n/back-office/media-texts.ts';
import { uploadTexts } from '#i18n/editing/upload-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { cropOffset } from './crop-offset.ts';
import styles from './media.module.css';

type Props = Omit<ComponentProps<typeof ImagePicker>, 'beside'>;

export function PictureDialog(props: Props) {
  return (
    <ImagePicker
      {...props}
      beside={(item, details, onReplaced) => (
        <>
          <Crops item={item} details={details} />
          <ReplaceFile item={item} onReplaced={onReplaced} />
        </>
      )}
    />
  );
}

/** The shapes that pages cut pictures to. */
const shapes = [
  ['wide', 1240 / 700],
  ['upright', 400 / 500],
] as const;

function Crops({ item, details }: { item: MediaItem; details: MediaDetails }) {
  const texts = mediaTexts(useLocale());
  const address = pictureAddress(useUploadedPicture(item), 640);
  const { width, height } = item;
  if (!address || !width || !height) return null;
  return (
    <section aria-label={texts.crops} className={styles.crops}>
      <h3>{texts.crops}</h3>
      <ul>
        {shapes.map(([name, shape]) => {
          const { x, y } = cropOffset(width / height / shape, details.focal_x, details.focal_y);
          return (
            <li key={name}>
              <img
                src={address}
                alt=""
                style={{ aspectRatio: shape, objectPosition: `${x * 100}% ${y * 100}%` }}
              />
              {texts.crop_names[name]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ReplaceFile({ item, onReplaced }: { item: MediaItem; onReplaced: (item: MediaItem) => void }) {
  const session = useEditingSession();
  const locale = useLocale();
  const texts = mediaTexts(locale);
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [isDone, setDone] = useState(false);

  async function replaceFile(file: File | undefined) {
    if (!file) return;
    setProblem('');
    setDone(false);
    setShare(0);
    try {
      onReplaced(await replacePicture(session, item.id, file, setShare));
      setDone(true);
    } catch (error) {
      setProblem(uploadRejection(error, uploadTexts(locale)).reason);
    } finally {
      setShare(null);
    }
  }

  const percent = Math.round((share ?? 0) * 100);
  return (
    <div className={styles.replace}>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        hidden
        onChange={({ target }) => {
          void replaceFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <ScreenButton aria-disabled={share !== null} onClick={() => input.current?.click()}>
        {texts.replace}
      </ScreenButton>
      <span className={styles.quiet}>
        {fillPlaceholders(texts.facts, {
          name: item.file_name,
          width: String(item.width),
          height: String(item.height),
        })}
      </span>
      <p role="status">
        {share !== null ? texts.replacing.replace('{share}', String(percent)) : isDone ? texts.replaced : ''}
      </p>
      {problem && (
        <p role="alert" className={styles.lack}>
          {problem}
        </p>
      )}
    </div>
  );
}
