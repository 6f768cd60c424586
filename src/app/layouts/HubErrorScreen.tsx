/** Error boundary of the editors' hub, inside the hub's layout. */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { hubAddress, hubLocale } from '#domain/hub/hub.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { hubErrorTexts } from '#i18n/hub/hub-error-texts.ts';
import * as site from '#site';
import frame from './HubLayout.module.css';
import styles from './hub.module.css';

export function HubErrorScreen() {
  const error = useRouteError();
  const locale = hubLocale(new URLSearchParams(useLocation().search));
  const texts = hubErrorTexts(locale);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  return (
    <main id="main-content" className={frame.hub} lang={locale}>
      <title>{`${site.name} – ${status}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.door}>
        <h1>{isMissing ? texts.missing : texts.failed}</h1>
        <p>{isMissing ? texts.missing_text : texts.failed_text}</p>
        <nav className={styles.ways} aria-label={String(status)}>
          <a href={hubAddress(locale)} className={styles.button}>
            {texts.to_hub}
          </a>
          <a href={pathFor('index', locale)}>{texts.to_site}</a>
        </nav>
      </div>
    </main>
  );
}
