/** Which records an import changes, and in which fields; folded by section, since a first import names hundreds. */
import { Fragment } from 'react';
import type { ChangedRecord, ReportedImport } from '#domain/back-office/import-report.ts';
import type { ImportTexts } from '#i18n/back-office/import-texts.ts';
import styles from './import.module.css';
import { type ImportLabels, importedTitle } from './import-labels.ts';

interface Props {
  report: ReportedImport;
  texts: ImportTexts;
  labels: ImportLabels;
}

export function ImportChanges({ report, texts, labels }: Props) {
  const sections = Map.groupBy(report.changes, ({ record }) => record.split('/', 1)[0] ?? '');
  const all = Object.values(report.sections).reduce(
    (sum, { created, updated, gone }) => sum + created + updated + gone,
    0,
  );
  const more = all - report.changes.length;
  return (
    <section>
      <h2>{texts.changes}</h2>
      {[...sections].map(([name, records]) => (
        <details key={name} open={report.changes.length <= openUpTo}>
          <summary>
            {labels[name]?.many ?? name} ({records.length})
          </summary>
          <ul className={styles.lines}>
            {records.map((record) => (
              <Changed
                key={record.record}
                {...record}
                title={importedTitle(record.record, report.titles)}
                texts={texts}
              />
            ))}
          </ul>
        </details>
      ))}
      {more > 0 && <p className={styles.quiet}>{texts.changes_more.replace('{count}', String(more))}</p>}
    </section>
  );
}

/** Records up to which they are shown at once. */
const openUpTo = 20;

function Changed({ title, state, fields, texts }: ChangedRecord & { title: string; texts: ImportTexts }) {
  return (
    <li>
      {title} {state !== 'updated' && <span className={styles.place}>{texts[state]}</span>}
      {fields.length > 0 && (
        <dl>
          {fields.map(({ field, before, after }) => (
            <Fragment key={field}>
              <dt>{field}</dt>
              <dd>
                {texts.was}: <del>{before || texts.nothing}</del> – {texts.becomes}:{' '}
                <ins>{after || texts.nothing}</ins>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </li>
  );
}
