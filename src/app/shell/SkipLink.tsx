import { useMessages } from '#i18n/MessagesContext.tsx';
import styles from './SkipLink.module.css';

export function SkipLink() {
  const { skip_to_content } = useMessages();
  return (
    <a
      className={styles.skip}
      href="#main-content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
    >
      {skip_to_content}
    </a>
  );
}
