/** Scheduled changes, recent changes and the manuals. */
import { formatMoment } from '#domain/dates/date-format.ts';
import type { HubChange, HubScheduled } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';
import styles from './hub.module.css';

interface Props {
  scheduled: readonly HubScheduled[];
  changes: readonly HubChange[];
  texts: HubTexts;
  locale: Locale;
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}

function Name({ title, url }: { title: string; url: string }) {
  return url ? <a href={url}>{title}</a> : <b>{title}</b>;
}

/** An import may list many files; only the first is named. */
function shortenFileList(files: string, texts: HubTexts): string {
  const [first = '', ...others] = files.split(', ');
  if (others.length === 0) return first;
  return `${first} ${texts.care_more.replace('{count}', String(others.length))}`;
}

export function HubActivity({ scheduled, changes, texts, locale }: Props) {
  return (
    <div>
      <section aria-labelledby="hub-scheduled">
        <h2 id="hub-scheduled">{texts.scheduled}</h2>
        {scheduled.length === 0 && <p>{texts.scheduled_none}</p>}
        <ul className={styles.log}>
          {scheduled.map(({ due_at, action, languages, title, url, who, has_failed }) => (
            <li key={`${due_at}${url}${action}`} data-failed={has_failed ? '' : undefined}>
              <Moment at={due_at} />
              <span>
                {`${texts.planned[action]}: `}
                <Name title={title} url={url && `${url}?edit`} />
                {languages.length === 1 && ` (${languages.map((each) => texts.languages[each]).join()})`}
                {has_failed && <strong>{` ${texts.failed}`}</strong>}
              </span>
              <span className={styles.quiet}>{who}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="hub-changes">
        <h2 id="hub-changes">{texts.changes}</h2>
        {changes.length === 0 && <p>{texts.changes_none}</p>}
        <ul className={styles.log}>
          {changes.map(({ at, who, action, subject, title, url }) => (
            <li key={`${at}${subject}${title}`}>
              <Moment at={at} />
              <span>
                {`${texts.subjects[subject]} `}
                <Name title={subject === 'season' ? shortenFileList(title, texts) : title} url={url} />
                {` ${texts.actions[action]}`}
              </span>
              <span className={styles.quiet}>{who || texts.somebody}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="hub-how-to" lang={locale}>
        <h2 id="hub-how-to">{texts.how_to}</h2>
        {texts.how_tos.map(({ title, steps }) => (
          <details key={title} className={styles.care}>
            <summary>{title}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </section>
    </div>
  );
}
