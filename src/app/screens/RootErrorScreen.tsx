/**
 * Error boundary of last resort, for errors of the layouts. Uses no data and no context that could fail
 * again.
 */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import * as site from '#site';
import styles from './RootErrorScreen.module.css';

export function RootErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className={styles.fallback} id="main-content">
      <title>{`${site.name} – ${status}`}</title>
      <h1>{status}</h1>
      <p>
        Doppelter Fehler: Auch die Fehlerseite ist ausgefallen. <a href="/de">Zur Startseite</a>
      </p>
      <p lang="en">
        A double error: the error page failed, too. <a href="/en">Back to the home page</a>
      </p>
    </main>
  );
}
