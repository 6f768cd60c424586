/** The results of the back office search as a page, for Enter and without scripts. */

import { foundRecordAddress } from '#back-office/search/found-record.ts';
import { FoundTitle } from '#back-office/search/RecordSearch.tsx';
import styles from '#back-office/search/search.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { ScreenButton } from '#back-office/shell/ScreenButton.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { recordSearchTexts } from '#i18n/back-office/search-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { findRecords } from '#server/services/records/find-records.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/RecordSearchScreen';

/** Characters of a query; further ones are ignored. */
const maxLength = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, locale } = backOfficeRequest({ url, context }, 'back-office');
  const query = (url.searchParams.get('q') ?? '').slice(0, maxLength);
  const found = await findRecords(database, query, locale, now());
  return { locale, query, found };
}

export const meta = backOfficeMeta<typeof loader>(({ locale, query }) =>
  [recordSearchTexts(locale).title, query].filter(Boolean).join(': '),
);

export default function RecordSearchScreen({ loaderData }: Route.ComponentProps) {
  const { locale, query, found } = loaderData;
  const texts = recordSearchTexts(locale);
  return (
    <>
      <ScreenBar title={texts.title} />
      <div className={styles.screen}>
        <search>
          <form action={backOfficePath('search', 'de')}>
            {locale === 'en' && <input type="hidden" name="lang" value="en" />}
            <input
              // A new key resets the uncontrolled input to the query of the address.
              key={query}
              type="search"
              name="q"
              aria-label={texts.label}
              placeholder={texts.placeholder}
              defaultValue={query}
              maxLength={maxLength}
            />
            <ScreenButton type="submit" isPrimary>
              {texts.submit}
            </ScreenButton>
          </form>
        </search>
        {query.trim() !== '' && (
          <>
            <p role="status">{found.length === 0 ? texts.none : texts.count(found.length)}</p>
            {found.length === 0 && <p>{texts.none_hint}</p>}
            <ul className={styles.results}>
              {found.map((record) => (
                <li key={`${record.resource} ${record.id}`}>
                  <a href={foundRecordAddress(record, locale)}>
                    <FoundTitle record={record} offline={texts.offline} />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
