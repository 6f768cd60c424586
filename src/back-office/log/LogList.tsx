/** Entries of the log as sentences. */
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { LogChange, LogLine } from '#domain/log/log.ts';
import type { LogTexts } from '#i18n/back-office/log-texts.ts';
import { formatCount } from '#i18n/format-count.ts';
import styles from './log.module.css';

interface Props {
  lines: readonly LogLine[];
  texts: LogTexts;
}

export function LogList({ lines, texts }: Props) {
  if (lines.length === 0) return <p>{texts.nothing}</p>;
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key}>
          <time dateTime={line.at}>{formatDateTime(new Date(line.at))}</time>
          <div>
            <LogSentence line={line} texts={texts} />
            <Changes changes={line.changes} texts={texts} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** "Jana Krafft hat geändert: Termin Nora", with a link to the record. */
export function LogSentence({ line, texts }: { line: LogLine; texts: LogTexts }) {
  const { who, title, url, count } = line;
  const name = who === 'import' ? texts.import : who === 'system' ? texts.system : who || texts.nobody;
  const what = (
    <span key="what">
      {line.kind && `${line.kind} `}
      {url ? <a href={url}>{title}</a> : title}
    </span>
  );
  const parts = sentenceFor(line, texts)
    .replace('{count}', String(count))
    .split(/(\{who\}|\{what\})/);
  return (
    <p>
      {parts.map((part) =>
        part === '{who}' ? <strong key="who">{name}</strong> : part === '{what}' ? what : part,
      )}
    </p>
  );
}

function sentenceFor({ event, subject, action, count }: LogLine, texts: LogTexts): string {
  if (event) return texts.events[event];
  if (action === 'write' && count === 1) return texts.write_once;
  if (action === 'import' && count === 1) return texts.import_once;
  if (subject === 'entries' && action === 'update') return texts.entry_marked;
  if (subject === 'entries') return formatCount(texts.entries_remove, count);
  if (subject !== 'schedule') return texts.sentences[action];
  return action === 'remove' ? texts.schedule_remove : texts.schedule_create;
}

function Changes({ changes, texts }: { changes: readonly LogChange[]; texts: LogTexts }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {texts.before}: <del>{before || texts.empty}</del> – {texts.after}:{' '}
            <ins>{after || texts.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
