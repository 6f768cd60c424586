/** The log of addresses that answered 404, and of redirects that visitors followed. */
import { NotFoundAddresses } from '#back-office/not-found/NotFoundAddresses.tsx';
import styles from '#back-office/not-found/not-found.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { notFoundAddressTexts } from '#i18n/back-office/not-found-address-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listNotFoundAddresses, listRedirectHits } from '#server/services/site/address-hits.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/NotFoundAddressesScreen';

/** Addresses of each kind. */
const maxListed = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, locale } = backOfficeRequest({ url, context }, 'manage-pages');
  const [notFound, redirects] = await Promise.all([
    listNotFoundAddresses(database, maxListed),
    listRedirectHits(database, maxListed),
  ]);
  return { locale, notFound, redirects, texts: notFoundAddressTexts(locale) };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function NotFoundAddressesScreen({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData;
  return (
    <>
      <ScreenBar title={texts.title} />
      <div className={styles.screen}>
        <p>{texts.intro}</p>
        <NotFoundAddresses {...loaderData} />
      </div>
    </>
  );
}
