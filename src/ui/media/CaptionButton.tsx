/** Opens caption and credit of a picture. */
import type { Picture } from '#domain/media/picture.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal } from '#state/global.ts';
import styles from './CaptionButton.module.css';

export function CaptionButton({
  picture,
  className = '',
}: {
  picture: Picture;
  className?: string | undefined;
}) {
  const { caption_show } = useMessages();
  const { caption, alt, credit } = picture;
  if (!caption && !alt && !credit) return null;
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={caption_show}
      onClick={() => setGlobal({ captionBoxContent: { text: caption || alt, author: credit } })}
    >
      <span aria-hidden="true">+</span>
    </button>
  );
}
