/** Back to the previous page, or to the home page for visitors who came from another site. */
import { useNavigate } from 'react-router';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './BackLink.module.css';

export function BackLink() {
  const navigate = useNavigate();
  const messages = useMessages();
  const locale = useLocale();
  return (
    <a
      className={styles.back}
      href={pathFor('index', locale)}
      onClick={(event) => {
        // The router counts from 0 in each document, such as after a change of language. Older browsers know no more.
        const { idx } = (history.state ?? {}) as { idx?: number };
        if (!(window.navigation?.canGoBack ?? idx)) return;
        event.preventDefault();
        event.nativeEvent.stopPropagation();
        navigate(-1);
      }}
    >
      <span aria-hidden="true">←</span>
      <span className="visually-hidden">{messages.back}</span>
    </a>
  );
}
