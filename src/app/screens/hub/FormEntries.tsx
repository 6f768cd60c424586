/** The entries of a form with a download as CSV, and a single entry with its files. */
import { formatMoment } from '#domain/dates/date-format.ts';
import { recordAddress, type SubmittedEntry, type SubmittedEntryCard } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RecordTexts } from '#i18n/hub/record-texts.ts';
import { RecordPages } from './RecordList.tsx';
import styles from './records.module.css';

interface Shared {
  texts: RecordTexts;
  locale: Locale;
}

interface ListProps extends Shared {
  form: number;
  list: { count: number; page: number; page_size: number; results: readonly SubmittedEntry[] };
}

export function EntryList({ texts, locale, form, list }: ListProps) {
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">
        {texts.entries} ({list.count})
      </h2>
      {list.count === 0 ? (
        <p>{texts.no_entries}</p>
      ) : (
        <>
          <p>
            <a href={`/${locale}/api/cms-hub/forms/${form}/entries.csv/`} download>
              {texts.as_table}
            </a>
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.received}</th>
                <th scope="col">{texts.answers}</th>
              </tr>
            </thead>
            <tbody>
              {list.results.map(({ id, created_at, summary }) => (
                <tr key={id}>
                  <td>
                    <a href={recordAddress('forms', locale, form, id)}>
                      <time dateTime={created_at}>{formatMoment(created_at)}</time>
                    </a>
                  </td>
                  <td>{summary}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <RecordPages
            texts={texts}
            locale={locale}
            list={list}
            address={recordAddress('forms', 'de', form)}
            before={texts.newer}
            after={texts.older}
          />
        </>
      )}
    </section>
  );
}

export function EntryCard({ texts, card }: Shared & { card: SubmittedEntryCard }) {
  return (
    <>
      <p>
        <time dateTime={card.created_at}>{formatMoment(card.created_at)}</time>,{' '}
        {texts.sent_in[card.language]}
      </p>
      <dl className={styles.fields}>
        {card.answers.map(({ label, text, file }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label, and none moves.
          <div key={at}>
            <dt lang="de">{label}</dt>
            <dd>
              {text}
              {file && (
                <>
                  {' '}
                  <a href={file} download>
                    {texts.load_file}
                  </a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
