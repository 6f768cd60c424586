/** The front page of the back office: open issues, schedule, recent changes, all pages, manuals. */
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { hubTexts } from '#i18n/hub/hub-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { getHub } from '#server/services/hub/get-hub.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/HubScreen';
import { HubActivity } from './hub/HubActivity.tsx';
import { HubIssues } from './hub/HubIssues.tsx';
import styles from './hub/hub.module.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  requireAction(context, 'edit-pages');
  const locale = backOfficeLocale(url.searchParams);
  const hub = await getHub(database, { locale, now: now() });
  return { locale, texts: hubTexts(locale), hub, publicUrl: config.PUBLIC_URL };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { texts, publicUrl = '' } = loaderData ?? {};
  const title = texts?.title ?? '';
  return pageMeta({ title, pathname: location.pathname, publicUrl, isHidden: true });
}

export default function HubScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, hub } = loaderData;
  return (
    <>
      <ScreenBar title={texts.title} />
      <div className={styles.screen}>
        <div className={styles.columns}>
          <HubIssues care={hub.care} pages={hub.pages} texts={texts} />
          <HubActivity scheduled={hub.scheduled} changes={hub.changes} texts={texts} locale={locale} />
        </div>
      </div>
    </>
  );
}
