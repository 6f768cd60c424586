/** Both languages by their code; the page itself in the other one. */
import { useLocation, useMatches } from 'react-router';
import { locales } from '#domain/languages/locales.ts';
import type { Slug } from '#domain/languages/localized.ts';
import { switchLanguage } from '#domain/site/route-paths.ts';
import { languageCookie } from '#domain/urls/canonical-path.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './LanguageSwitch.module.css';

/** The record's own slugs, where the screen has one. */
function useSlugs(): Slug | undefined {
  const data = useMatches().at(-1)?.loaderData as { slug?: Slug } | undefined;
  return data?.slug;
}

/** `query`: what of the address goes along before scripts are there, `?tab=7`. */
export function LanguageSwitch({ query = '' }: { query?: string }) {
  const current = useLocale();
  const messages = useMessages();
  const { pathname } = useLocation();
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
              href={switchLanguage(pathname, query, code, slugs)}
              hrefLang={code}
              lang={code}
              onClick={(event) => {
                // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
                document.cookie = `${languageCookie.name}=${code}; Max-Age=${languageCookie.maxAge}; Path=/; SameSite=Lax`;
                // The query goes along: filters stay set.
                event.currentTarget.href = switchLanguage(pathname, location.search, code, slugs);
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
