/** A record as it is stored: each field in both languages, and where it is changed. */
import { formatDate, formatTime } from '#domain/date-format.ts';
import { berlinDay } from '#domain/dates.ts';
import type { Locale } from '#domain/locales.ts';
import type { RecordCard, RecordKind } from '#domain/records.ts';
import type { RecordTexts } from '#i18n/record-texts.ts';
import styles from './records.module.css';

interface Props {
  texts: RecordTexts;
  locale: Locale;
  kind: RecordKind;
  record: RecordCard;
}

export function RecordFields({ texts, locale, kind, record }: Props) {
  const { is_online, is_imported, updated_at, url, fields } = record;
  const when = updated_at && `${formatDate(berlinDay(updated_at))} ${formatTime(updated_at)}`;
  return (
    <section aria-labelledby="fields">
      <h2 id="fields">{texts.fields}</h2>
      <p>
        {is_online ? texts.online : texts.offline}
        {when && `, ${texts.changed.replace('{when}', when)}`}
      </p>
      {kind !== 'pages' && is_imported && <p>{texts.imported}</p>}
      {url && (
        <p className={styles.pages}>
          <a href={url}>{texts.on_site}</a>
          {kind !== 'download-directories' && <a href={`${url}?edit`}>{texts.edit_page}</a>}
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.german}</th>
            <th scope="col">{texts.english}</th>
          </tr>
        </thead>
        {fields.map(({ name, de, en }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <code>{name}</code>
              </th>
            </tr>
            <tr>
              {en === null ? (
                <td colSpan={2}>{de}</td>
              ) : (
                <>
                  <td lang="de">{de}</td>
                  <td lang={en ? 'en' : locale} data-missing={en === '' ? '' : undefined}>
                    {en || texts.english_missing}
                  </td>
                </>
              )}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}
