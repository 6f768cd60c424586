/** Addresses that were not found, each with a link that creates a redirect, and redirects by number of uses. */
import { backOfficePath, newRedirectPath } from '#domain/back-office/addresses.ts';
import type { NotFoundAddress, RedirectHits } from '#domain/back-office/not-found-address.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { NotFoundAddressTexts } from '#i18n/back-office/not-found-address-texts.ts';
import controls from '../shell/controls.module.css';
import styles from './not-found.module.css';

interface Props {
  locale: Locale;
  texts: NotFoundAddressTexts;
  notFound: readonly NotFoundAddress[];
  redirects: readonly RedirectHits[];
}

export function NotFoundAddresses({ locale, texts, notFound, redirects }: Props) {
  return (
    <>
      {notFound.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list} aria-label={texts.title}>
          {notFound.map(({ path, hits, last_at }) => (
            <li key={path}>
              <b>{path}</b>
              <span>{`${texts.hits}: ${hits}`}</span>
              <span>{`${texts.last}: ${formatDateTime(last_at)}`}</span>
              <a
                href={newRedirectPath(path, locale)}
                className={controls.button}
                aria-label={texts.redirect_name.replace('{path}', path)}
              >
                {texts.redirect}
              </a>
            </li>
          ))}
        </ul>
      )}
      <h2>{texts.redirects}</h2>
      {redirects.length === 0 ? (
        <p>{texts.redirects_none}</p>
      ) : (
        <ul className={styles.list} aria-label={texts.redirects}>
          {redirects.map(({ id, old_path, new_path, hits, last_at }) => (
            <li key={id}>
              <b>
                <a href={backOfficePath('record', locale, { resource: 'redirects', id })}>{old_path}</a>
              </b>
              <span>{`${texts.hits}: ${hits}`}</span>
              <span>{`${texts.last}: ${last_at ? formatDateTime(last_at) : texts.never}`}</span>
              <span>{`${texts.target}: ${new_path}`}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
