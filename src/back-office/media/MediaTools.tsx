/** Above the pictures of the library: uploads, several at once, and the picture that is open. */
import { use } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import { mediaTexts } from '#i18n/back-office/media-texts.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { FormSession } from '../form/FormSession.tsx';
import { formSession } from '../form/form-session.ts';
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
  /** Replaced in tests; by default the session of the document. */
  session?: EditingSession;
}

export default function MediaTools({ session = formSession(), ...props }: Props) {
  use(loadEditingMessages(useLocale()));
  return (
    <FormSession session={session}>
      <Tools {...props} />
    </FormSession>
  );
}

function Tools({ opened, onClose, onChanged }: Omit<Props, 'session'>) {
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
