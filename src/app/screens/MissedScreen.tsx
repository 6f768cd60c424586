/** The log of addresses that answered 404, and of redirects that visitors followed. */
import { MissedAddresses } from '#back-office/missed/MissedAddresses.tsx';
import styles from '#back-office/missed/missed.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { missedTexts } from '#i18n/back-office/missed-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listMissedAddresses, listRedirectHits } from '#server/services/site/address-hits.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/MissedScreen';

/** Addresses of each kind. */
const maxListed = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, locale } = backOfficeRequest({ url, context }, 'manage-pages');
  const [missed, redirects] = await Promise.all([
    listMissedAddresses(database, maxListed),
    listRedirectHits(database, maxListed),
  ]);
  return { locale, missed, redirects, texts: missedTexts(locale) };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

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
