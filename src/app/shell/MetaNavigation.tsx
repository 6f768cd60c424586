/** Search, account, contrast and language: in the header on wide screens, in the menu on narrow ones. */
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { dispatchMenuAction, useGlobal } from '#state/global.ts';
import { ContrastSwitch } from '#ui/primitives/ContrastSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './MetaNavigation.module.css';
import { useRootData } from './root-data.ts';

/** False while the site is in preparation, when search and account are not offered yet. */
export function useIsFinal(): boolean {
  return useRootData().version === 'final';
}

export function MetaNavigation() {
  const messages = useMessages();
  const locale = useLocale();
  const isFinal = useIsFinal();
  const { shop, publicUrl, login } = useRootData();
  const name = useGlobal('tixyLoginName');
  const isSearching = useGlobal('menuOpen') === 'search';
  return (
    <div className={styles.meta}>
      {isFinal && (
        <a
          href={pathFor('search', locale)}
          aria-haspopup="dialog"
          aria-expanded={isSearching}
          onClick={(event) => {
            event.preventDefault();
            dispatchMenuAction('toggle-search');
          }}
        >
          {messages.search}
        </a>
      )}
      {isFinal && shop && (
        <a
          href={`${shop}/${locale}/login?returnUrl=${encodeURIComponent(publicUrl)}`}
          title={messages.webshop_login}
        >
          {messages.account}
          {name && `: ${name}`}
        </a>
      )}
      <ContrastSwitch label={messages.contrast} />
      {/* Rendered again after a login, since the server's links do not have `?edit`. */}
      <LanguageSwitch key={login?.username} />
    </div>
  );
}
