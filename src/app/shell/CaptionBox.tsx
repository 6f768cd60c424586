/** Caption and credit of a picture. */
import { creditLine } from '#domain/media/credit-line.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal, useGlobal } from '#state/global.ts';
import { useModal } from '#ui/primitives/use-modal.ts';
import styles from './CaptionBox.module.css';

const close = () => setGlobal({ captionBoxContent: null });

export default function CaptionBox() {
  const messages = useMessages();
  const content = useGlobal('captionBoxContent');
  const dialog = useModal(content !== null, close);
  return (
    <dialog ref={dialog} className={styles.caption} aria-label={messages.caption_show}>
      {content && (
        <div className={styles.box}>
          <p>{content.text}</p>
          {content.author && <p className={styles.author}>{creditLine(content.author, messages.photo)}</p>}
          <button type="button" onClick={close} aria-label={messages.caption_close}>
            <i className="cross" aria-hidden="true" />
          </button>
        </div>
      )}
    </dialog>
  );
}
