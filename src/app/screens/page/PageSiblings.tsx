/** Links to the sibling pages. */
import type { PageLink, ShownPage } from '#domain/pages/page.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './PageSiblings.module.css';

interface Props {
  page: Pick<ShownPage, 'id' | 'parents'>;
  siblings: readonly PageLink[];
}

/**
 * Starts with those after this page and continues with those before it, so that following the first link
 * visits each once.
 */
function inReadingOrder(siblings: readonly PageLink[], id: number): PageLink[] {
  const own = siblings.findIndex((sibling) => sibling.id === id);
  return [...siblings.slice(own + 1), ...siblings.slice(0, own)];
}

export function PageSiblings({ page: { id, parents }, siblings }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const above = parents.at(-1);
  return (
    <section className={`section ${styles.siblings}`} aria-labelledby="siblings">
      <h2 className={styles.title} id="siblings">
        {messages.page_siblings(above?.title ?? '')}
      </h2>
      <ul>
        {inReadingOrder(siblings, id).map((sibling) => (
          <li key={sibling.id}>
            <a href={sibling.urls[locale]} lang={langOf(sibling, 'title')}>
              <span>{sibling.title}</span>
              <span aria-hidden="true">→</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
