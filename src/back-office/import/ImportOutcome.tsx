/** The result of an import or dry run: counts per section, problems, and kept manual edits. */
import type { ImportProblem, PreservedField, ReportedImport } from '#domain/back-office/import-report.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { Checkbox } from '#editing/ui/kit/Checkbox.tsx';
import { differingTexts } from '#i18n/back-office/differing-values.ts';
import type { ImportTexts } from '#i18n/back-office/import-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { ImportChanges } from './ImportChanges.tsx';
import styles from './import.module.css';
import { type ImportLabels, importedName } from './import-labels.ts';
import type { SeasonImportState } from './use-season-import.ts';

interface Props {
  locale: Locale;
  report: ReportedImport;
  season: SeasonImportState;
  texts: ImportTexts;
  labels: ImportLabels;
}

export function ImportOutcome({ report, season, texts, labels, locale }: Props) {
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  const notes = report.problems.filter(({ severity }) => severity === 'note');
  return (
    <>
      {errors.length > 0 && (
        <section role="alert">
          <h2>{texts.errors}</h2>
          <Problems problems={errors} texts={texts} />
        </section>
      )}
      <Sections report={report} texts={texts} labels={labels} />
      {report.changes.length > 0 && <ImportChanges report={report} texts={texts} labels={labels} />}
      {report.kept.length > 0 && (
        <ManualEdits report={report} season={season} texts={texts} labels={labels} locale={locale} />
      )}
      {report.removed.length > 0 && (
        <section>
          <h2>{texts.removed_title}</h2>
          <p className={styles.quiet}>{texts.removed_text}</p>
          <ul className={styles.lines}>
            {report.removed.map((name) => (
              <li key={name}>
                <OverwriteChoice
                  name={name}
                  season={season}
                  isWritten={report.is_written}
                  label={texts.bring_back.replace('{record}', importedName(name, labels, report.titles))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <details>
          <summary>
            {texts.notes} ({notes.length})
          </summary>
          <Problems problems={notes} texts={texts} />
        </details>
      )}
    </>
  );
}

function Problems({ problems, texts }: { problems: readonly ImportProblem[]; texts: ImportTexts }) {
  return (
    <ul className={styles.lines}>
      {problems.map(({ file, line, record, field, message }) => (
        <li key={`${file} ${line} ${record} ${field} ${message}`}>
          <span className={styles.place}>
            {[file, line !== null && texts.line.replace('{line}', String(line)), record, field]
              .filter(Boolean)
              .join(', ')}
          </span>
          <br />
          {message}
        </li>
      ))}
    </ul>
  );
}

const always = ['created', 'updated', 'unchanged'] as const;
/** Shown only if not zero, to save room on phones. */
const shownIfNotZero = ['kept', 'gone'] as const;

function Sections({ report, texts, labels }: Pick<Props, 'report' | 'texts' | 'labels'>) {
  const rows = Object.entries(report.sections);
  if (rows.length === 0) return null;
  const columns = [
    ...always,
    ...shownIfNotZero.filter((column) => rows.some(([, counts]) => counts[column] > 0)),
  ];
  return (
    <div>
      <h2 id="sections">{texts.sections}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.scroll} aria-labelledby="sections" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.section}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, counts]) => (
              <tr key={name}>
                <th scope="row">{labels[name]?.many ?? name}</th>
                {columns.map((column) => (
                  <td key={column} data-none={counts[column] === 0 ? '' : undefined}>
                    {counts[column] || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ManualEdits({ report, season, texts, labels, locale }: Props) {
  const reader = { locale, texts };
  return (
    <section>
      <h2>{texts.kept_title}</h2>
      <p className={styles.quiet}>{texts.kept_text}</p>
      <ul className={styles.lines}>
        {report.kept.map((kept) => {
          const name = `${kept.record}:${kept.field}`;
          const [stored, file] = differingTexts(kept.stored, kept.file, reader);
          const label = fillPlaceholders(texts.take, {
            record: importedName(kept.record, labels, report.titles),
            field: fieldOf(kept, labels),
          });
          return (
            <li key={name}>
              <OverwriteChoice name={name} season={season} label={label} isWritten={report.is_written} />
              <dl>
                <dt>{texts.stored}</dt>
                <dd>{stored || texts.nothing}</dd>
                <dt>{texts.file}</dt>
                <dd>{file || texts.nothing}</dd>
              </dl>
              {kept.is_conflict && <p className={styles.place}>{texts.conflict}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** After writing there is nothing to choose. */
function OverwriteChoice(props: {
  name: string;
  label: string;
  season: SeasonImportState;
  isWritten: boolean;
}) {
  const { name, label, season, isWritten } = props;
  if (isWritten) return <p>{label}</p>;
  return (
    <Checkbox
      label={label}
      value={season.overwritten.has(name)}
      onChange={(isOverwritten) => season.overwrite(name, isOverwritten)}
    />
  );
}

/** "Vorspann (de)" of `lead.de`. */
function fieldOf({ record, field }: PreservedField, labels: ImportLabels): string {
  const [section = ''] = record.split('/');
  const [name = '', ...rest] = field.split('.');
  const label = labels[section]?.fields[name] ?? name;
  return rest.length > 0 ? `${label} (${rest.join('.')})` : label;
}
