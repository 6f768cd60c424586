/** Issues that visitors would notice, by kind, and the tree of all pages, offline ones included. */
import type { HubPage, IssueGroup } from '#domain/hub/hub.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';
import styles from './hub.module.css';

interface Props {
  care: readonly IssueGroup[];
  pages: readonly HubPage[];
  texts: HubTexts;
}

/** Opens the page in editing mode. */
const editingAddress = (url: string) => `${url}?edit`;

export function HubIssues({ care, pages, texts }: Props) {
  return (
    <div>
      <section aria-labelledby="hub-care">
        <h2 id="hub-care">{texts.care}</h2>
        {care.length === 0 && <p>{texts.care_none}</p>}
        {care.map(({ kind, count, entries }) => (
          <details key={kind} className={styles.care} open={count <= 3}>
            <summary>
              {texts.kinds[kind]} <b>{count}</b>
            </summary>
            <ul>
              {entries.map(({ title, url }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may have one name, and none moves.
                <li key={at}>{url ? <a href={editingAddress(url)}>{title}</a> : title}</li>
              ))}
              {count > entries.length && (
                <li className={styles.quiet}>
                  {texts.care_more.replace('{count}', String(count - entries.length))}
                </li>
              )}
            </ul>
          </details>
        ))}
      </section>
      <section aria-labelledby="hub-pages">
        <h2 id="hub-pages">{texts.pages}</h2>
        <ul className={styles.tree}>
          {pages.map(({ title, url, depth, is_online }) => (
            <li
              key={url}
              style={{ paddingLeft: `${depth * 1.25}rem` }}
              data-offline={is_online ? undefined : ''}
            >
              <a href={editingAddress(url)}>{title}</a>
              {!is_online && <span className={styles.quiet}>{texts.page_offline}</span>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
