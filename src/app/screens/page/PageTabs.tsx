/** Sibling pages as tabs below the title. */
import type { PageLink, ShownPage } from '#domain/pages/page.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './PageTabs.module.css';

export function PageTabs({
  page,
  tabs,
}: {
  page: Pick<ShownPage, 'id' | 'parents'>;
  tabs: readonly PageLink[];
}) {
  const locale = useLocale();
  return (
    <nav className={styles.tabs} aria-label={page.parents.at(-1)?.title}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              href={tab.urls[locale]}
              lang={langOf(tab, 'title')}
              aria-current={tab.id === page.id ? 'page' : undefined}
            >
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
