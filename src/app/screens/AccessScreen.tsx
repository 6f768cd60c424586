/** Access services by month and stage. */
import { AccessCoverage } from '#back-office/access/AccessCoverage.tsx';
import styles from '#back-office/access/access.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { accessTexts } from '#i18n/back-office/access-texts.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listAccessDates } from '#server/services/events/access-dates.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/AccessScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, locale } = backOfficeRequest({ url, context }, 'back-office');
  return {
    locale,
    dates: await listAccessDates(database, { locale, now: now() }),
    texts: accessTexts(locale),
    services: eventFilterTexts(locale).services,
  };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

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
