/** A record as it is stored: fields with labels, by subject. Empty fields are listed in one line. */
import { formatMoment } from '#domain/dates/date-format.ts';
import type { RecordCard } from '#domain/hub/record-fields.ts';
import type { RecordKind } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RecordTexts } from '#i18n/hub/record-texts.ts';
import { RecordFieldValue } from './RecordFieldValue.tsx';
import styles from './records.module.css';

interface Props {
  texts: RecordTexts;
  locale: Locale;
  kind: RecordKind;
  record: RecordCard;
}

export function RecordFields({ texts, locale, kind, record }: Props) {
  const { is_online, is_imported, updated_at, url, groups, empty } = record;
  // A non-breaking space keeps date and time on one line.
  const when = updated_at && formatMoment(updated_at).replace(' ', '\u00a0');
  return (
    <>
      <div className={styles.state}>
        <p>
          <b>{is_online ? texts.online : texts.offline}</b>
          {when && `, ${texts.changed.replace('{when}', when)}`}
        </p>
        {empty.length > 0 && (
          <p>
            <b>{texts.empty}:</b> {empty.join(', ')}
          </p>
        )}
        {kind !== 'pages' && is_imported && <p>{texts.imported}</p>}
        {url && (
          <p className={styles.ways}>
            <a href={url}>{texts.on_site}</a>
            {kind !== 'download-directories' && <a href={`${url}?edit`}>{texts.edit_page}</a>}
          </p>
        )}
      </div>
      {groups.map(({ subject, title, fields }) => (
        <section key={subject} className={styles.group} aria-labelledby={`about-${subject}`}>
          <h2 id={`about-${subject}`}>{title}</h2>
          <dl className={styles.fields}>
            {fields.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <RecordFieldValue value={value} texts={texts} locale={locale} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
