/** One entry with every field of its form. Labels are those of the German form. */
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { SubmittedEntryCard } from '#domain/forms/entries.ts';
import type { EntryTexts } from '#i18n/back-office/entry-texts.ts';
import styles from './entries.module.css';

export function EntryCard({ texts, card }: { texts: EntryTexts; card: SubmittedEntryCard }) {
  return (
    <>
      <p className={styles.count}>
        <time dateTime={card.created_at}>{formatDateTime(card.created_at)}</time>,{' '}
        {texts.sent_in[card.language]}
      </p>
      <dl className={styles.answers}>
        {card.answers.map(({ label, text, file }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label, and none moves.
          <div key={at}>
            <dt lang="de">{label}</dt>
            <dd>
              {text || <span className={styles.quiet}>{texts.unanswered}</span>}
              {file && (
                <>
                  {' '}
                  <a href={file} download>
                    {texts.load_file}
                  </a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
