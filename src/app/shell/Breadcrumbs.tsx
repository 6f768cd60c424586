/** Breadcrumbs, on all pages but the home page. */
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  title: string;
  url?: string;
  /** If it differs from the page's language. */
  lang?: string | undefined;
}

/** `trail` starts below the home page and ends with the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const messages = useMessages();
  const locale = useLocale();
  const crumbs: Crumb[] = [{ title: messages.home, url: pathFor('index', locale) }, ...trail];
  return (
    <nav aria-label={messages.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ title, url, lang }, index) => (
          <li key={url ?? title} lang={lang}>
            {url && index < crumbs.length - 1 ? (
              <a href={url}>{title}</a>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
