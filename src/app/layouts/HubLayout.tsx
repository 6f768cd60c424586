/** Layout of the editors' hub. Opens the login dialog for those who are not logged in. */
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { hubLocale } from '#domain/hub/hub.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';
import { EditorLayer } from '../shell/EditorLayer.tsx';
import styles from './HubLayout.module.css';

export { HubErrorScreen as ErrorBoundary } from './HubErrorScreen.tsx';

/** Outlet context of the hub's screens. */
export interface HubFrame {
  /** Opens the login dialog again after it was closed. */
  logIn: () => void;
}

export default function HubLayout() {
  const { search } = useLocation();
  const locale = hubLocale(new URLSearchParams(search));
  // A new key remounts the editing layer, which then checks the session again and opens the login if there is
  // none.
  const [times, setTimes] = useState(0);
  return (
    <LocaleProvider locale={locale}>
      <div lang={locale}>
        <main id="main-content" className={styles.hub}>
          <Outlet context={{ logIn: () => setTimes(times + 1) } satisfies HubFrame} />
        </main>
        <EditorLayer key={times} asked="?edit&noToolbar" />
      </div>
    </LocaleProvider>
  );
}
