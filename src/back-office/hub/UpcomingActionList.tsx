/** Planned changes and unpublished drafts. */
import type { HubUpcomingAction } from '#domain/hub/hub.ts';
import { formatCount } from '#i18n/format-count.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';
import { formatHubTime } from './format-hub-time.ts';
import styles from './hub.module.css';
import type { HubProps } from './hub-props.ts';

export function UpcomingActionList({ hub: { planned, now }, texts, locale }: HubProps) {
  return (
    <section aria-labelledby="hub-planned">
      <h2 id="hub-planned">{texts.planned}</h2>
      {planned.length === 0 && <p className={styles.none}>{texts.planned_none}</p>}
      <ol className={styles.lines}>
        {planned.map((plan) => (
          <li key={`${plan.due_at}${plan.action}${plan.url}`}>
            <time dateTime={plan.due_at}>{formatHubTime(plan.due_at, now, locale)}</time>
            <div>
              <Title {...plan} says={sentenceOf(plan, texts)} />
              <small>{plan.action === 'presale' ? plan.title : plan.who}</small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function DraftList({ hub: { drafts, draft_count, now }, texts, locale }: HubProps) {
  if (drafts.length === 0) return null;
  const more = draft_count - drafts.length;
  return (
    <section aria-labelledby="hub-drafts">
      <h2 id="hub-drafts">{texts.drafts}</h2>
      <ol className={styles.lines}>
        {drafts.map((draft) => (
          <li key={`${draft.at}${draft.url}`} data-draft="">
            <b>{texts.draft}</b>
            <div>
              <Title url={draft.url} says={draft.title || texts.nameless} />
              <small>{[draft.who, formatHubTime(draft.at, now, locale)].filter(Boolean).join(', ')}</small>
            </div>
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.quiet}>{texts.care_more.replace('{count}', String(more))}</p>}
    </section>
  );
}

function Title({ url, says }: { url: string; says: string }) {
  return url ? <a href={url}>{says}</a> : <span>{says}</span>;
}

function sentenceOf({ action, title, languages, count }: HubUpcomingAction, texts: HubTexts): string {
  if (action === 'presale') return formatCount(texts.presale, count);
  const language = languages.map((each) => ` (${texts.languages[each]})`).join('');
  return texts.plans[action].replace('{title}', title || texts.nameless) + language;
}
