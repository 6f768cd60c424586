/** The links of the menu: large ones with submenus, one of which is open at a time, and small ones below. */
import { useLocation } from 'react-router';
import type { NavigationLink, ShownMenuLink } from '#domain/site/navigation.ts';
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
        {primary.map((link) => (link.children ? <Submenu key={link.url} {...link} /> : itemOf(link)))}
      </ul>
      <ul className={styles.secondary}>{secondary.map(itemOf)}</ul>
    </nav>
  );
}

const itemOf = (link: NavigationLink) => <Item key={link.url} {...link} />;

function Item({ menu_name, url, lang }: NavigationLink) {
  const { pathname } = useLocation();
  return (
    <li>
      <a href={url} lang={lang} aria-current={pathname === url ? 'page' : undefined}>
        {menu_name}
      </a>
    </li>
  );
}

function Submenu({ menu_name, url, lang, children }: ShownMenuLink) {
  const isOpen = useGlobal('submenuOpen') === url;
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
        {children?.map(itemOf)}
      </ul>
    </li>
  );
}
