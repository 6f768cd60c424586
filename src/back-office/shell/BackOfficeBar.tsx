/** The upper toolbar of every back office screen: the theatre, the sections, logout. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeQuery } from '#domain/back-office/language.ts';
import type { SectionName, SectionScreenName } from '#domain/back-office/sections.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { queryString } from '#domain/urls/query-string.ts';
import { shellTexts } from '#i18n/back-office/shell-texts.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { ContrastSwitch } from '#ui/primitives/ContrastSwitch.tsx';
import { RecordSearch } from '../search/RecordSearch.tsx';
import styles from './shell.module.css';

export interface BarSection {
  name: SectionName;
  /** `forms`: path prefixes of forms that belong to the screen. */
  screens: { name: SectionScreenName; url: string; forms: string[] }[];
}

interface Props {
  locale: Locale;
  theatre: string;
  /** Empty before the login. */
  sections: BarSection[];
  /** Whether the person may search for records. */
  hasSearch: boolean;
  userName: string | null;
}

export function BackOfficeBar({ locale, theatre, sections, hasSearch, userName }: Props) {
  const texts = shellTexts(locale);
  const { pathname, search } = useLocation();
  const other: Locale = locale === 'de' ? 'en' : 'de';
  const isOpen = ({ url, forms }: BarSection['screens'][number]) => {
    const { pathname: path } = new URL(url, 'http://localhost');
    return pathname === path || [path, ...forms].some((each) => pathname.startsWith(`${each}/`));
  };
  const current = sections.find(({ screens }) => screens.some(isOpen));
  const query = Object.fromEntries(new URLSearchParams(search));
  const list = (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={section.name}>
          <a href={section.screens[0]?.url ?? ''} aria-current={section === current ? 'true' : undefined}>
            {texts.sections[section.name]}
          </a>
        </li>
      ))}
    </ul>
  );
  const exits = (
    <ul className={styles.exits}>
      <li>
        <ContrastSwitch label={texts.contrast} />
      </li>
      <li>
        {/* A document of its own, since the messages of one language are loaded only. */}
        <a
          href={pathname + queryString({ ...query, lang: null, ...backOfficeQuery(other) })}
          lang={other}
          hrefLang={other}
        >
          {texts.other_language}
        </a>
      </li>
      <li>
        <a href={pathFor('index', locale)}>{texts.to_site}</a>
      </li>
      {userName && (
        <>
          <li className={styles.user}>
            <a href={backOfficePath('own-account', locale)}>{userName}</a>
          </li>
          <li>
            <LogOut locale={locale} texts={texts} />
          </li>
        </>
      )}
    </ul>
  );
  return (
    <header>
      <div className={styles.bar}>
        <a
          href={backOfficePath('hub', locale)}
          className={styles.theatre}
          aria-label={`${theatre}, ${texts.home}`}
        >
          {theatre}
        </a>
        <nav aria-label={texts.sections_label} className={styles.wide}>
          {list}
        </nav>
        <div className={`${styles.wide} ${styles.end}`}>{hasSearch && <RecordSearch locale={locale} />}</div>
        <div className={styles.widest}>{exits}</div>
        {/* A new element per address, so that the menu closes when a link in it was followed. */}
        <details key={pathname} className={styles.menu}>
          <summary>{texts.menu}</summary>
          <nav aria-label={texts.menu}>
            <div className={styles.narrow}>
              {hasSearch && <a href={backOfficePath('search', locale)}>{texts.search}</a>}
              {list}
            </div>
            {exits}
          </nav>
        </details>
      </div>
      {current && current.screens.length > 1 && (
        <nav aria-label={texts.screens_label} className={styles.screens}>
          {current.screens.map((screen) => (
            <a
              key={screen.name}
              href={screen.url}
              aria-current={isOpen(screen) ? 'page' : undefined}
              ref={isOpen(screen) ? scrollIntoBar : null}
            >
              {texts.screens[screen.name]}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}

/** On telephones the row is wider than the window. */
function scrollIntoBar(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

interface LogOutProps {
  locale: Locale;
  texts: { log_out: string; log_out_failed: string };
}

/** Logs out on this device. The reloaded screen shows the login. */
function LogOut({ locale, texts }: LogOutProps) {
  const [hasFailed, setHasFailed] = useState(false);
  async function logOut() {
    setHasFailed(false);
    const { endSession } = await loadOnDemand(() => import('./end-session.ts'));
    const outcome = await endSession(locale);
    if (outcome === 'ended') location.reload();
    else setHasFailed(outcome === 'failed');
  }
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        {texts.log_out}
      </button>
      <span role="alert">{hasFailed && texts.log_out_failed}</span>
    </>
  );
}
