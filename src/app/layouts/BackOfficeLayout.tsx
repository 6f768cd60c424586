/** Layout of the back office: its toolbar, and the login if nobody is logged in. */
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { BackOfficeBar, type BarSection } from '#back-office/shell/BackOfficeBar.tsx';
import { BackOfficeMessage } from '#back-office/shell/BackOfficeMessage.tsx';
import styles from '#back-office/shell/shell.module.css';
import { skipLinksId } from '#back-office/shell/skip-links.ts';
import tokens from '#back-office/shell/tokens.module.css';
import { useBackOfficeLinks } from '#back-office/shell/use-back-office-links.ts';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import {
  type SectionScreen,
  type SectionScreenName,
  sectionNames,
  sections,
} from '#domain/back-office/sections.ts';
import { shellTexts } from '#i18n/back-office/shell-texts.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';
import { buildContext, sessionContext } from '#server/request-contexts.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import * as site from '#site';
import '#ui/focus-recovery.ts';
import { EditorLayer } from '../shell/EditorLayer.tsx';
import { StalledNotice } from '../shell/lazy-components.ts';
import type { Route } from './+types/BackOfficeLayout';

/** The sections and screens that the reader may open, none before the login; and the build, for `keep-shown.ts`. */
export function loader({ url, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const locale = backOfficeLocale(url.searchParams);
  const { role, name } = session?.user ?? {};
  const addressOf = ({ route, params }: SectionScreen) => backOfficePath(route, locale, params);
  const formsOf = ({ forms = [] }: SectionScreen) =>
    forms.map((resource) => backOfficePath('records', 'de', { resource }));
  const open = sectionNames.map((section): BarSection => {
    const screens = Object.entries<SectionScreen>(sections[section]) as [SectionScreenName, SectionScreen][];
    const allowed = screens.filter(([, { needs }]) => role && mayDo(role, needs));
    return {
      name: section,
      screens: allowed.map(([name, screen]) => ({ name, url: addressOf(screen), forms: formsOf(screen) })),
    };
  });
  return {
    sections: open.filter(({ screens }) => screens.length > 0),
    hasSearch: role !== undefined && mayDo(role, 'back-office'),
    userName: name ?? null,
    build: context.get(buildContext),
  };
}

export default function BackOfficeLayout() {
  return (
    <BackOffice>
      <Outlet />
    </BackOffice>
  );
}

/** Rendered in place of a screen whose loader or rendering fails. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // A new key remounts the editing layer, which checks the session again and opens the login if there is none.
  const [attempt, setAttempt] = useState(0);
  return (
    <BackOffice key={attempt}>
      <title>{`${site.name} – ${status}`}</title>
      <meta name="robots" content="noindex" />
      <BackOfficeMessage status={status} onLogIn={() => setAttempt(attempt + 1)} />
    </BackOffice>
  );
}

function BackOffice({ children }: { children: ReactNode }) {
  useBackOfficeLinks();
  const { search } = useLocation();
  const locale = backOfficeLocale(new URLSearchParams(search));
  // Pages for setting a password are used without a login.
  const isOpen = useMatches().some(({ handle }) => (handle as { isOpen?: boolean } | undefined)?.isOpen);
  const loaded = useRouteLoaderData<typeof loader>('back-office');
  return (
    <LocaleProvider locale={locale}>
      <div lang={locale} className={tokens.backOffice}>
        <div id={skipLinksId}>
          <a href="#main-content" className={styles.skip}>
            {shellTexts(locale).skip}
          </a>
        </div>
        <BackOfficeBar
          locale={locale}
          theatre={site.name}
          sections={loaded?.sections ?? []}
          hasSearch={loaded?.hasSearch ?? false}
          userName={loaded?.userName ?? null}
        />
        <main id="main-content" tabIndex={-1}>
          {children}
        </main>
        <div className={styles.stalled}>
          <StalledNotice />
        </div>
      </div>
      {!isOpen && <EditorLayer requestedQuery="?edit&noToolbar" />}
    </LocaleProvider>
  );
}
