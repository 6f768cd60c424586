/** The panel beside the form: visibility, public addresses, uses, and the last change. */
import { formatDateTime } from '#domain/dates/date-format.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { formatCount } from '#i18n/format-count.ts';
import { RunOfDate } from '../runs/RunDates.tsx';
import { SidePanel } from '../shell/SidePanel.tsx';
import styles from './aside.module.css';
import type { RecordFormData } from './form-data.ts';
import { UsageList } from './UsageList.tsx';

export function RecordAside({ data }: { data: RecordFormData }) {
  const { texts, record, addresses, uses, log, log_url, entries, next, run, may_write } = data;
  const online = record?.values.is_online;
  const { isInternal } = resources[data.resource];
  const isPublic = record !== null && online !== false && !isInternal;
  const newOrAlwaysPublicText = fieldsOf(data.resource).is_online ? texts.new_text : texts.always_public_text;
  const notPublicText = record === null ? newOrAlwaysPublicText : texts.not_public_text;
  const publicText = may_write ? texts.public_text : texts.public_to_read;
  const publicityText = isInternal ? texts.internal_text : isPublic ? publicText : notPublicText;
  const title = record === null ? texts.not_created : isPublic ? texts.public : texts.not_public;
  return (
    <SidePanel className={styles.aside} aria-label={title} locale={data.locale}>
      <h2>{title}</h2>
      <p>{publicityText}</p>
      {record && (
        <>
          {isPublic && <Links title={texts.on_site} links={addresses} />}
          <Links title={texts.next} links={next} />
          {run && data.resource === 'events' && <RunOfDate run={run} data={data} />}
          {entries && (
            <>
              <h3>{texts.entries}</h3>
              <p>
                <a href={entries.url}>{formatCount(texts.entries_count, entries.count)}</a>
              </p>
            </>
          )}
          <h3>{texts.used_in}</h3>
          {uses.length === 0 ? <p>{texts.used_nowhere}</p> : <UsageList uses={uses} texts={texts} />}
          <h3>{texts.log}</h3>
          {log.length === 0 ? (
            <p>{texts.log_none}</p>
          ) : (
            <ul>
              {log.map(({ id, at, who, action, fields }) => (
                <li key={id}>
                  <time dateTime={at}>{formatDateTime(at)}</time> <strong>{who ?? texts.log_import}</strong>:{' '}
                  {action === 'update' && fields.length > 0 ? fields.join(', ') : texts.log_actions[action]}
                </li>
              ))}
            </ul>
          )}
          {log_url && (
            <p>
              <a href={log_url}>{texts.log_all}</a>
            </p>
          )}
        </>
      )}
    </SidePanel>
  );
}

function Links({ title, links }: { title: string; links: RecordFormData['next'] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {links.map(({ url, name }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
