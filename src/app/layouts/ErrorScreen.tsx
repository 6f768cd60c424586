/** Error boundary of public pages: for 404 suggestions, otherwise the status, an explanation and a link home. */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { NotFoundData } from '#domain/site/not-found-path.ts';
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
import './NotFoundBody.module.css';
import { Page } from './Page.tsx';
import { ServerErrorDocument } from './ServerErrorDocument.tsx';

const NotFoundBody = lazyOnInteraction(async () => (await import('./NotFoundBody.tsx')).NotFoundBody);
const BarTitle = lazyOnInteraction(async () => (await import('#ui/primitives/BarTitle.tsx')).BarTitle);

export function ErrorScreen() {
  const error = useRouteError();
  const messages = useMessages();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const near = isMissing ? (error as { data?: Partial<NotFoundData> }).data?.near : null;
  return (
    <>
      <title>{`${site.name} – ${status} ${isMissing ? messages.page_title_error : messages.error}`}</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      {/* The page may be offline: editors are asked to log in, as at addresses that do not exist. */}
      {isMissing && <EditorLayer />}
      <Header />
      <Page>
        {isMissing ? (
          <NotFoundBody pathname={pathname} nearTitle={near?.title} nearUrl={near?.url} />
        ) : (
          <div className={styles.error}>
            <BarTitle title={String(status)} size="hero" isNegative preline={messages.error} />
            <p className={styles.text}>{messages.error_text}</p>
            <ServerErrorDocument className={styles.text} isShown={status >= 500} />
            <p className={styles.ways}>
              {status >= 500 && (
                <a className="button" href={pathname + search} target="_self">
                  {messages.try_again}
                </a>
              )}
              <a className="button" href={pathFor('index', locale)}>
                {messages.back_to_start}
              </a>
            </p>
          </div>
        )}
      </Page>
      <Footer />
      <MainMenu />
      <Overlays />
    </>
  );
}
