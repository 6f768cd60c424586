/** A table of records of one kind, offline ones included, with pagination. */

import { type RecordEntry, type RecordKind, recordAddress } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RecordTexts } from '#i18n/hub/record-texts.ts';
import styles from './records.module.css';

interface Paged<T> {
  count: number;
  page: number;
  page_size: number;
  results: readonly T[];
}

interface Props {
  locale: Locale;
  kind: RecordKind;
  texts: RecordTexts;
  list: Paged<RecordEntry>;
}

export function RecordList({ locale, kind, texts, list }: Props) {
  if (list.count === 0) {
    return (
      <p>
        <b>{texts.none[kind]}</b> {kind === 'pages' ? texts.none_hint_pages : texts.none_hint}
      </p>
    );
  }
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col" className={styles.short}>
              {texts.state}
            </th>
            {kind === 'forms' && (
              <th scope="col" className={styles.short}>
                {texts.entries}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.results.map(({ id, name, detail, is_online, entries }) => (
            <tr key={id}>
              <td>
                <a href={recordAddress(kind, locale, id)}>{name}</a>
                {detail && <span className={styles.detail}>{detail}</span>}
              </td>
              <td className={styles.short}>{is_online ? texts.online : texts.offline}</td>
              {kind === 'forms' && <td>{entries}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <RecordPages
        texts={texts}
        locale={locale}
        list={list}
        address={recordAddress(kind, 'de')}
        before={texts.earlier_page}
        after={texts.next_page}
      />
    </>
  );
}

interface PagesProps extends Pick<Props, 'texts' | 'locale'> {
  list: Paged<unknown>;
  address: string;
  /** Labels of the links to the previous and next page. */
  before: string;
  after: string;
}

export function RecordPages({
  texts,
  locale,
  list: { count, page, page_size },
  address,
  before,
  after,
}: PagesProps) {
  const pages = Math.max(1, Math.ceil(count / page_size));
  if (pages === 1) return null;
  const pageAddress = (to: number) => `${address}?${locale === 'en' ? 'lang=en&' : ''}page=${to}`;
  return (
    <nav className={styles.ways} aria-label={texts.pages_of_list}>
      {page > 1 && <a href={pageAddress(page - 1)}>{before}</a>}
      <span>{texts.page_of.replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
      {page < pages && <a href={pageAddress(page + 1)}>{after}</a>}
    </nav>
  );
}
