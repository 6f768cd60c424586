/** Error boundary of public pages: the status, an explanation and a link home. */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { EditorLayer } from '../shell/EditorLayer.tsx';
import { Header } from '../shell/Header.tsx';
import { Footer, MainMenu } from '../shell/lazy-components.ts';
import { Overlays } from '../shell/Overlays.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import styles from './ErrorScreen.module.css';
import { FailureText } from './FailureText.tsx';
import { Page } from './Page.tsx';

const BarTitle = lazyOnInteraction(async () => (await import('#ui/primitives/BarTitle.tsx')).BarTitle);

export function ErrorScreen() {
  const error = useRouteError();
  const messages = useMessages();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  return (
    <>
      <title>{`${site.name} – ${status} ${isMissing ? messages.page_title_error : messages.error}`}</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      <Header />
      <Page>
        <div className={styles.error}>
          <BarTitle
            title={String(status)}
            size="hero"
            isNegative
            preline={isMissing ? messages.not_found : messages.error}
          />
          <p className={styles.text}>{isMissing ? messages.not_found_text : messages.error_text}</p>
          {!isMissing && <FailureText className={styles.text} isShown={status >= 500} />}
          {isMissing && !/^\/(de|en)\b/.test(pathname) && (
            <p className={styles.text} lang="en">
              This page could not be found.
            </p>
          )}
          <p className={styles.ways}>
            {status >= 500 && (
              <a className="button" href={pathname + search} target="_self">
                {messages.try_again}
              </a>
            )}
            <a className="button" href={pathFor('index', locale)}>
              {messages.back_to_start}
            </a>
            {isMissing && (
              <>
                <a className="button" href={pathFor('events', locale)}>
                  {messages.all_events}
                </a>
                <a className="button" href={pathFor('search', locale)}>
                  {messages.search}
                </a>
              </>
            )}
          </p>
        </div>
      </Page>
      <Footer />
      <MainMenu />
      <Overlays />
      {/* The page may be offline: editors are asked to log in, as at addresses that do not exist. */}
      {isMissing && <EditorLayer />}
    </>
  );
}
