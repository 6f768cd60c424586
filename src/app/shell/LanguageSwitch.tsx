/** Links to the current page in both languages. */
import { useLocation, useMatches } from 'react-router';
import { locales } from '#domain/languages/locales.ts';
import type { Slug } from '#domain/languages/localized.ts';
import { switchLanguage } from '#domain/site/route-paths.ts';
import { languageCookie } from '#domain/urls/canonical-path.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './LanguageSwitch.module.css';

/** The record's slug in each language, returned by the screen's loader. */
function useSlugs(): Slug | undefined {
  const data = useMatches().at(-1)?.loaderData as { slug?: Slug } | undefined;
  return data?.slug;
}

export function LanguageSwitch() {
  const current = useLocale();
  const messages = useMessages();
  const { pathname, search } = useLocation();
  const slugs = useSlugs();
  return (
    <ul className={styles.languages} aria-label={messages.language}>
      {locales.map(({ code, name }) => (
        <li key={code}>
          {code === current ? (
            <b aria-current="true">
              <abbr title={name}>{code.toUpperCase()}</abbr>
            </b>
          ) : (
            <a
              href={switchLanguage(pathname, search, code, slugs)}
              // The server renders known parameters only.
              suppressHydrationWarning
              hrefLang={code}
              lang={code}
              onClick={() => {
                // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
                document.cookie = languageCookie(code, location.protocol === 'https:');
              }}
            >
              <abbr title={name}>{code.toUpperCase()}</abbr>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
