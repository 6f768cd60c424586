/** The front page of the back office: today's events, issues, schedules, recent changes. */
import { redirect, useRouteLoaderData } from 'react-router';
import { ChangeList } from '#back-office/hub/ChangeList.tsx';
import { Directory, HowTos } from '#back-office/hub/HubFooter.tsx';
import styles from '#back-office/hub/hub.module.css';
import { IssueList } from '#back-office/hub/IssueList.tsx';
import { TodayAxis } from '#back-office/hub/TodayAxis.tsx';
import { DraftList, UpcomingActionList } from '#back-office/hub/UpcomingActionList.tsx';
import type { BarSection } from '#back-office/shell/BackOfficeBar.tsx';
import controls from '#back-office/shell/controls.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { logTexts } from '#i18n/back-office/log-texts.ts';
import { hubTexts } from '#i18n/hub/hub-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { mayDo, mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { backupNotice } from '#server/services/hub/backup-notice.ts';
import { getHub } from '#server/services/hub/get-hub.ts';
import { shopOrigin } from '#server/shop-origin.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/HubScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, backups, config } = context.get(appContextKey);
  const locale = backOfficeLocale(url.searchParams);
  const { role } = requireAction({ url, context }, null).user;
  // The front page of the evening service.
  if (!mayDo(role, 'edit-pages') && mayDo(role, 'set-event-status'))
    throw redirect(backOfficePath('tonight', locale));
  const { user } = requireAction({ url, context }, 'edit-pages');
  const texts = hubTexts(locale);
  return {
    locale,
    hub: await getHub(database, { locale, now: now(), user, hasShop: shopOrigin(config) !== null }),
    texts: {
      ...texts,
      how_tos: texts.how_tos.filter(({ needs }) => !needs || mayDo(user.role, needs)),
    },
    logTexts: logTexts(locale),
    // Only administrators can act on it.
    backup: backups && mayDo(user.role, 'manage-users') ? backupNotice(backups(), new Date()) : null,
    may: {
      put_out: mayDo(user.role, 'set-event-status'),
      plan_events: mayWriteRecord(user.role, 'events'),
      read_log: mayDo(user.role, 'read-log'),
    },
  };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function HubScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, hub, may, backup } = loaderData;
  const layout = useRouteLoaderData<{ sections: BarSection[] }>('back-office');
  const shared = { hub, texts, locale };
  return (
    <>
      <ScreenBar title={texts.title}>
        <b>{`${formatDayShort(berlinDay(hub.now), locale)}, ${formatTime(hub.now)}`}</b>
        <span className={styles.ways}>
          {may.plan_events && (
            <a
              href={backOfficePath('record', locale, { resource: 'events', id: 'new' })}
              className={`${controls.button} ${styles.second}`}
            >
              {texts.new_event}
            </a>
          )}
          {may.put_out && (
            <a href={backOfficePath('tonight', locale)} className={controls.primary}>
              {texts.tonight}
            </a>
          )}
        </span>
      </ScreenBar>
      <TodayAxis {...shared} />
      <div className={styles.columns}>
        <IssueList {...shared} backup={backup} />
        <div>
          <UpcomingActionList {...shared} />
          <DraftList {...shared} />
        </div>
        <ChangeList {...shared} logTexts={loaderData.logTexts} hasLog={may.read_log} />
      </div>
      <div className={styles.reference}>
        <Directory sections={layout?.sections ?? []} locale={locale} texts={texts} />
        <HowTos texts={texts} />
      </div>
    </>
  );
}
