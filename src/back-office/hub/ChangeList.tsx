/** The latest entries of the change log. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { LogLine } from '#domain/log/log.ts';
import type { LogTexts } from '#i18n/back-office/log-texts.ts';
import { LogSentence } from '../log/LogList.tsx';
import controls from '../shell/controls.module.css';
import { formatHubTime } from './format-hub-time.ts';
import styles from './hub.module.css';
import type { HubProps } from './hub-props.ts';

interface Props extends HubProps {
  logTexts: LogTexts;
  /** Whether the reader may read the whole log. */
  hasLog: boolean;
}

/** Labels of changed fields in a line. */
const maxFields = 3;

export function ChangeList({ hub: { changes, now, people }, texts, locale, logTexts, hasLog }: Props) {
  return (
    <section aria-labelledby="hub-changes">
      <h2 id="hub-changes">{texts.changes}</h2>
      {people.length > 0 && (
        <p className={styles.quiet}>{texts.people.replace('{names}', people.join(', '))}</p>
      )}
      {changes.length === 0 && <p className={styles.none}>{texts.changes_none}</p>}
      <ol className={styles.lines}>
        {changes.map((line) => (
          <li key={line.key}>
            <time dateTime={line.at}>{formatHubTime(line.at, now, locale)}</time>
            <div>
              <LogSentence line={shortened(line, texts)} texts={logTexts} />
              <small>{fieldsOf(line)}</small>
            </div>
          </li>
        ))}
      </ol>
      {hasLog && (
        <p className={styles.more}>
          <a href={backOfficePath('log', locale)} className={controls.button}>
            {texts.log}
          </a>
        </p>
      )}
    </section>
  );
}

/** An import may list many files; only the first is named. */
function shortened(line: LogLine, { care_more }: HubProps['texts']): LogLine {
  const [first = '', ...others] = line.title.split(', ');
  if (line.subject !== 'imports' || others.length === 0) return line;
  return { ...line, title: `${first} ${care_more.replace('{count}', String(others.length))}` };
}

function fieldsOf({ action, changes }: LogLine): string {
  if (action !== 'update') return '';
  const shown = changes.slice(0, maxFields).map(({ field }) => field);
  return shown.join(', ') + (changes.length > maxFields ? ' …' : '');
}
