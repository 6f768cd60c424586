/** Access services by month and stage, for whoever sees to them. */
import { AccessCoverage } from '#back-office/access/AccessCoverage.tsx';
import styles from '#back-office/access/access.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { accessTexts } from '#i18n/back-office/access-texts.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { listAccessDates } from '#server/services/events/access-dates.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/AccessScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  requireAction(context, 'back-office');
  const locale = backOfficeLocale(url.searchParams);
  return {
    locale,
    dates: await listAccessDates(database, { locale, now: now() }),
    texts: accessTexts(locale),
    services: eventFilterTexts(locale).services,
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { texts, publicUrl = '' } = loaderData ?? {};
  return pageMeta({ title: texts?.title ?? '', pathname: location.pathname, publicUrl, isHidden: true });
}

export default function AccessScreen({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData;
  return (
    <>
      <ScreenBar title={texts.title} />
      <div className={styles.screen}>
        <p>{texts.intro}</p>
        <AccessCoverage {...loaderData} />
      </div>
    </>
  );
}
