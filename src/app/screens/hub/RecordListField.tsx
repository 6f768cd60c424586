/** Lists within a record: cast, events, fields of a form. Long lists are collapsed. */

import type { BothTexts, RecordRow } from '#domain/hub/record-fields.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RecordTexts } from '#i18n/hub/record-texts.ts';
import { LanguageColumns, type RecordPartProps } from './LanguageColumns.tsx';
import styles from './records.module.css';

/** Longer lists are collapsed. */
const maxExpanded = 12;

export function RecordListField({ lines, ...shared }: RecordPartProps & { lines: readonly RecordRow[] }) {
  const isLong = lines.length > maxExpanded + 2;
  const open = isLong ? lines.slice(0, maxExpanded) : lines;
  const folded = isLong ? lines.slice(maxExpanded) : [];
  return (
    <>
      <ul className={styles.lines}>{open.map((line, at) => renderRow(line, at, shared))}</ul>
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{shared.texts.more.replace('{count}', String(folded.length))}</summary>
          <ul className={styles.lines}>{folded.map((line, at) => renderRow(line, at, shared))}</ul>
        </details>
      )}
    </>
  );
}

/** The index is the key: lines have no id and their order never changes. */
const renderRow = (line: RecordRow, at: number, shared: RecordPartProps) => (
  <li key={at}>
    <Row line={line} {...shared} />
  </li>
);

function Row({ line, texts, locale }: RecordPartProps & { line: RecordRow }) {
  const { name, when, role, text, notes = [], record, page } = line;
  const called = typeof name === 'string' ? name : name[locale] || name.de;
  return (
    <>
      <p>
        {when && <b>{when} </b>}
        {role && (
          <>
            <BilingualText words={role} texts={texts} />:{' '}
          </>
        )}
        {record ? (
          <a href={record}>
            <BilingualText words={name} texts={texts} />
          </a>
        ) : (
          <BilingualText words={name} texts={texts} />
        )}
        {notes.length > 0 && (
          <span className={styles.notes}>
            {called || role ? ', ' : ''}
            {notes.map((note, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: no note moves.
              <span key={at}>
                {at > 0 && ', '}
                <Note note={note} locale={locale} />
              </span>
            ))}
          </span>
        )}
        {page && (
          <>
            {' '}
            <a className={styles.see} href={page} aria-label={texts.see_named.replace('{name}', called)}>
              {texts.see}
            </a>
          </>
        )}
      </p>
      {text && (text.de || text.en) && <LanguageColumns words={text} texts={texts} />}
    </>
  );
}

/** Both languages in one line, once if they are the same; a missing one is marked. */
function BilingualText({ words, texts }: { words: BothTexts | string; texts: RecordTexts }) {
  if (typeof words === 'string') return words;
  const { de, en } = words;
  if (de === en) return de;
  return (
    <>
      {de ? <span lang="de">{de}</span> : <span className={styles.missing}>{texts.german_missing}</span>}
      <span aria-hidden="true"> / </span>
      {en ? <span lang="en">{en}</span> : <span className={styles.missing}>{texts.english_missing}</span>}
    </>
  );
}

function Note({ note, locale }: { note: string | BothTexts; locale: Locale }) {
  if (typeof note === 'string') return note;
  return note[locale] ? note[locale] : <span lang="de">{note.de}</span>;
}
