/** The frame of the editors' hub: a material of its own, and the login over it for whoever is not logged in. */
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { hubLocale } from '#domain/hub/hub.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';
import { EditorLayer } from '../shell/EditorLayer.tsx';
import styles from './HubLayout.module.css';

export { HubErrorScreen as ErrorBoundary } from './HubErrorScreen.tsx';

/** What the screens behind it are given. */
export interface HubFrame {
  /** Opens the login again for somebody who put it away. */
  logIn: () => void;
}

export default function HubLayout() {
  const { search } = useLocation();
  const locale = hubLocale(new URLSearchParams(search));
  // Each time the layer comes anew it asks who is there, and opens the login for nobody.
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
