/** Above the pictures of the library: uploads, several at once, and the picture that is open. */
import type { EditingSession } from '#editing/sync/session.ts';
import { mediaTexts } from '#i18n/back-office/media-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { withFormSession } from '../form/FormSession.tsx';
import controls from '../shell/controls.module.css';
import styles from './media.module.css';
import { PictureDialog } from './PictureDialog.tsx';
import { usePictureUpload } from './PictureUpload.tsx';

interface Props {
  /** The number of the picture that is open. */
  opened: number | null;
  onClose: () => void;
  /** A picture is new, or its description has changed. */
  onChanged: () => void;
  session: EditingSession;
}

function MediaTools({ opened, onClose, onChanged }: Props) {
  const locale = useLocale();
  const { box, button, list } = usePictureUpload({
    isSeveral: true,
    isWholeScreen: true,
    className: controls.primary,
    onUploaded: onChanged,
  });
  return (
    <div className={`${styles.strip} ${styles.drop}`} {...box}>
      <p>
        {button}
        <span className={styles.hint}>{mediaTexts(locale).drop}</span>
      </p>
      {list}
      {opened !== null && (
        <PictureDialog
          key={opened}
          edited={opened}
          onClose={() => {
            // Its file may have been replaced.
            onClose();
            onChanged();
          }}
          onPick={() => {
            onClose();
            onChanged();
          }}
        />
      )}
    </div>
  );
}

export default withFormSession(MediaTools);
