/** The link from a production to its digital booklet. */
import type { Production } from '#domain/productions/production.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './BookletLink.module.css';

export function BookletLink({ production: { slug, id } }: { production: Pick<Production, 'slug' | 'id'> }) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <a className={styles.link} href={pathFor('productions-slug-id-booklet', locale, { slug, id })}>
      <span>{messages.booklet_read}</span>
      <span aria-hidden="true">→</span>
    </a>
  );
}
