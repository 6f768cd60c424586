/** What visitors did not find, and the redirects that they came by. */
import { MissedAddresses } from '#back-office/missed/MissedAddresses.tsx';
import styles from '#back-office/missed/missed.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { missedTexts } from '#i18n/back-office/missed-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { listMissed, listRedirectHits } from '#server/services/site/address-hits.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/MissedScreen';

/** Addresses of each kind. */
const maxListed = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, config } = context.get(appContextKey);
  requireAction(context, 'manage-pages');
  const locale = backOfficeLocale(url.searchParams);
  const [missed, redirects] = await Promise.all([
    listMissed(database, maxListed),
    listRedirectHits(database, maxListed),
  ]);
  return { locale, missed, redirects, texts: missedTexts(locale), publicUrl: config.PUBLIC_URL };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { texts, publicUrl = '' } = loaderData ?? {};
  return pageMeta({ title: texts?.title ?? '', pathname: location.pathname, publicUrl, isHidden: true });
}

export default function MissedScreen({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData;
  return (
    <>
      <ScreenBar title={texts.title} />
      <div className={styles.screen}>
        <p>{texts.intro}</p>
        <MissedAddresses {...loaderData} />
      </div>
    </>
  );
}
