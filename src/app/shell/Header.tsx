/** The header: logo, back link, highlighted links, search, account, contrast, language, menu. */
import { useLocation } from 'react-router';
import { matchPath, pathFor, type RouteMatch } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import { dispatchMenuAction, useGlobal } from '#state/global.ts';
import { pressOnSpace } from '#ui/primitives/press-on-space.ts';
import { BackLink } from './BackLink.tsx';
import styles from './Header.module.css';
import { MetaNavigation } from './MetaNavigation.tsx';
import { useRootData } from './root-data.ts';
import { useHeaderState } from './use-header-state.ts';

export function Header() {
  const locale = useLocale();
  const messages = useMessages();
  const { pathname } = useLocation();
  const { navigation } = useRootData();
  const menuOpen = useGlobal('menuOpen');
  const match = matchPath(pathname);
  const { hidden, scrolled } = useHeaderState(match?.name ?? null);
  const moved = { 'data-hidden': hidden || undefined, 'data-scrolled': scrolled || undefined };
  if (match?.name === 'productions-slug-id-booklet')
    return <BookletHeader {...moved} params={match.params} />;
  return (
    <header className={styles.header} {...moved}>
      <a className={styles.logo} href={pathFor('index', locale)} aria-label={messages.to_home(site.name)}>
        {site.name}
      </a>
      {match?.name !== 'index' && <BackLink />}
      <nav className={styles.quick} aria-label={messages.quick_access}>
        <ul>
          {navigation.menu
            .filter(({ is_highlight }) => is_highlight)
            .map(({ menu_name, url, lang }) => (
              <li key={url}>
                <a href={url} lang={lang} aria-current={isBelow(pathname, url) ? 'page' : undefined}>
                  {menu_name}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles.meta}>
        <MetaNavigation />
      </div>
      <a
        className={styles.burger}
        href="#main-menu"
        role="button"
        aria-haspopup="dialog"
        aria-expanded={menuOpen === 'main'}
        aria-label={messages.menu_open}
        onClick={(event) => {
          event.preventDefault();
          dispatchMenuAction('toggle-burger');
        }}
        onKeyDown={pressOnSpace}
      >
        <span>{messages.menu}</span>
        <i aria-hidden="true" />
      </a>
    </header>
  );
}

type DataAttributes = Record<`data-${string}`, unknown>;

/** The header of booklets, with a link back to the production. */
function BookletHeader({ params, ...moved }: Pick<RouteMatch, 'params'> & DataAttributes) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <header className={styles.header} {...moved}>
      <a className={styles.logo} href={pathFor('index', locale)} aria-label={messages.to_home(site.name)}>
        {site.name}
      </a>
      <p className={styles.label}>{messages.digital_booklet}</p>
      <a
        className={styles.close}
        aria-label={messages.booklet_close}
        href={pathFor('productions-slug-id', locale, { slug: params.slug ?? '', id: params.id ?? '' })}
      >
        <span>{messages.booklet_close}</span>
        <i className="cross" aria-hidden="true" />
      </a>
    </header>
  );
}

/** True for the page itself and those below it. */
function isBelow(pathname: string, url: string): boolean {
  return pathname === url || pathname.startsWith(`${url}/`);
}
