/** The links of the menu: large ones with submenus, one of which is open at a time, and small ones below. */
import { useLocation } from 'react-router';
import type { ShownMenuLink } from '#domain/site/navigation.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal, useGlobal } from '#state/global.ts';
import styles from './MenuLinks.module.css';
import { useRootData } from './root-data.ts';

export function MenuLinks() {
  const messages = useMessages();
  const { navigation } = useRootData();
  const primary = navigation.menu.filter(({ is_highlight, children }) => is_highlight || children);
  const secondary = navigation.menu.filter((link) => !primary.includes(link));
  return (
    <nav aria-label={messages.main_menu} className={styles.links}>
      <ul className={styles.primary}>
        {primary.map((link) => (
          <PrimaryLink key={link.url} link={link} />
        ))}
      </ul>
      <ul className={styles.secondary}>
        {secondary.map(({ menu_name, url, lang }) => (
          <li key={url}>
            <a href={url} lang={lang}>
              {menu_name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PrimaryLink({ link: { menu_name, url, lang, children } }: { link: ShownMenuLink }) {
  const { pathname } = useLocation();
  const isOpen = useGlobal('submenuOpen') === url;
  if (!children) {
    return (
      <li>
        <a href={url} lang={lang} aria-current={pathname === url ? 'page' : undefined}>
          {menu_name}
        </a>
      </li>
    );
  }
  const id = `submenu${url.replaceAll('/', '-')}`;
  return (
    <li>
      <button
        type="button"
        lang={lang}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setGlobal({ submenuOpen: isOpen ? null : url })}
      >
        {menu_name}
        <i aria-hidden="true" />
      </button>
      <ul id={id} className={styles.submenu} data-open={isOpen || undefined}>
        {children.map((child) => (
          <li key={child.url}>
            <a href={child.url} lang={child.lang} aria-current={pathname === child.url ? 'page' : undefined}>
              {child.menu_name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
