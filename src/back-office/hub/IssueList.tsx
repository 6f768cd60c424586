/** The issues of records by kind. Each links to the field that fixes it. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { type BackupNotice, type IssueKind, urgentIssues } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import styles from './hub.module.css';
import type { HubProps } from './hub-props.ts';

/** The list that has all of a kind. */
const lists: Partial<Record<IssueKind, [resource: string, query: Record<string, string>]>> = {
  'offline-in-menu': ['pages', { state: 'offline' }],
  'event-without-tickets': ['events', { missing: 'ticket_link' }],
  'event-without-price': ['events', { missing: 'price' }],
  'picture-without-credit': ['media', { missing: 'credit' }],
  'picture-without-alt': ['media', { missing: 'alt' }],
  'play-without-picture': ['productions', { missing: 'picture' }],
};

const backupTimeText = ({ at }: BackupNotice, locale: Locale) =>
  at === null ? '' : `${formatDayShort(berlinDay(at), locale)}, ${formatTime(at)}`;

/** Names in the line of a kind that is closed. */
const maxNames = 2;

interface Props extends HubProps {
  /** Null if backups are fine, and for users who cannot fix them. */
  backup?: BackupNotice | null;
}

export function IssueList({ hub: { care }, backup = null, texts, locale }: Props) {
  return (
    <section aria-labelledby="hub-care">
      <h2 id="hub-care">{texts.care}</h2>
      {backup && (
        <p className={styles.alarm}>
          <strong>
            {texts.backup[backup.kind === 'untried' && !backup.at ? 'never_tried' : backup.kind].replace(
              '{moment}',
              backupTimeText(backup, locale),
            )}
          </strong>{' '}
          {texts.backup.remedy}
        </p>
      )}
      {care.length === 0 && !backup && <p className={styles.none}>{texts.care_none}</p>}
      {care.map(({ kind, count, entries }) => {
        const names = entries.slice(0, maxNames).map(({ title }) => title);
        const more = count - names.length;
        const [resource, query] = lists[kind] ?? [];
        return (
          <details key={kind} className={styles.care}>
            <summary>
              <b
                className={styles.count}
                data-urgent={urgentIssues.has(kind) || undefined}
                data-long={count > 99 || undefined}
              >
                {count.toLocaleString(locale)}
              </b>
              <span>
                <strong>{texts.kinds[kind]}</strong>
                <small>
                  {names.join(' · ')}
                  {more > 0 && ` ${texts.care_more.replace('{count}', more.toLocaleString(locale))}`}
                </small>
              </span>
            </summary>
            <ul>
              {entries.map(({ title, url, more: fields = 0 }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may have one name, and none moves.
                <li key={at}>
                  {url ? <a href={url}>{title || texts.nameless}</a> : title || texts.nameless}
                  {fields > 0 && ' '}
                  {fields > 0 && (
                    <small>
                      {fields === 1
                        ? texts.care_field
                        : texts.care_fields.replace('{count}', fields.toLocaleString(locale))}
                    </small>
                  )}
                </li>
              ))}
              {count > entries.length && resource && (
                <li>
                  <a href={backOfficePath('records', locale, { resource }, query)}>
                    {texts.care_all.replace('{count}', count.toLocaleString(locale))}
                  </a>
                </li>
              )}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
