/** Replaces a hub screen for those who are not logged in. */
import { useLocation, useOutletContext } from 'react-router';
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';
import type { HubFrame } from '../../layouts/HubLayout.tsx';
import styles from '../../layouts/hub.module.css';
import { HubContrast } from './HubContrast.tsx';

export interface LoginTexts
  extends Pick<
    HubTexts,
    'log_in_title' | 'log_in_text' | 'log_in' | 'to_site' | 'other_language' | 'contrast'
  > {}

export function LoginRequired({ locale, texts }: { locale: Locale; texts: LoginTexts }) {
  const { logIn } = useOutletContext<HubFrame>();
  const { pathname } = useLocation();
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <div className={styles.door}>
      <h1>{texts.log_in_title}</h1>
      <p>{texts.log_in_text}</p>
      <p>
        <button type="button" className={styles.button} onClick={logIn}>
          {texts.log_in}
        </button>
      </p>
      <nav aria-label={texts.log_in_title}>
        <a href={pathFor('index', locale)}>{texts.to_site}</a>
        <a href={pathname + (other === 'en' ? '?lang=en' : '')} lang={other} hrefLang={other}>
          {texts.other_language}
        </a>
        <HubContrast label={texts.contrast} />
      </nav>
    </div>
  );
}
