/** One search result: kind, title, excerpt with the matches marked, and date. */
import { preload } from 'react-dom';
import { formatDate, formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { MatchRange, SearchResult } from '#domain/search/search.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SearchTexts } from '#i18n/search/search-texts.ts';
import { langOf } from '#ui/lang.ts';
import printed from '#ui/primitives/PrintedRow.module.css';
import piazzolla from '../../fonts/piazzolla.woff2?url';
import styles from './SearchRow.module.css';

const fontFile = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export function SearchRow({ result, texts }: { result: SearchResult; texts: SearchTexts }) {
  const { kind, title, url, context, excerpt } = result;
  if (import.meta.env.SSR && excerpt) preload(piazzolla, fontFile);
  return (
    <article className={`${printed.row} ${styles.row}`} data-past={result.is_past || undefined}>
      <p className={styles.kind}>{texts[`kind_${kind}`]}</p>
      <div>
        <h3 lang={langOf(result, 'title')}>
          <a href={url}>
            <HighlightedText text={title} marks={result.title_marks} />
          </a>
        </h3>
        {context && (
          <p className={styles.context} lang={langOf(result, 'context')}>
            {context}
          </p>
        )}
        {excerpt && excerpt !== context && (
          <p className={styles.excerpt} lang={langOf(result, 'excerpt')}>
            <HighlightedText text={excerpt} marks={result.excerpt_marks} />
          </p>
        )}
      </div>
      <ResultDate result={result} texts={texts} />
    </article>
  );
}

/** The next event of a production, or the date of an article. */
function ResultDate({ result, texts }: { result: SearchResult; texts: SearchTexts }) {
  const locale = useLocale();
  const { kind, date, is_past, is_cancelled, is_sold_out, unspecific_time, stage_name } = result;
  if (!date) return is_past ? <p className={styles.when}>{texts.is_past}</p> : null;
  const day = berlinDay(date);
  if (kind === 'press') {
    return (
      <p className={styles.when}>
        <time dateTime={day}>{formatDate(day)}</time>
      </p>
    );
  }
  return (
    <div className={styles.when}>
      {is_cancelled && <p className={styles.cancelled}>{texts.is_cancelled}</p>}
      {is_past && !is_cancelled && <p>{texts.is_past}</p>}
      {kind === 'production' && !is_past && <p>{texts.next_evening}</p>}
      <p className={styles.day}>
        <time dateTime={unspecific_time ? day : date}>
          {is_past ? formatDate(day) : formatDayShort(day, locale)}
          {!unspecific_time && `, ${formatTime(date)}`}
        </time>
      </p>
      {unspecific_time && <p>{texts.time_open}</p>}
      <p>{stageLabel(stage_name, locale)}</p>
      {is_sold_out && <p>{texts.is_sold_out}</p>}
    </div>
  );
}

function HighlightedText({ text, marks }: { text: string; marks: readonly MatchRange[] }) {
  const pieces = marks.map(({ from, to }, at) => (
    <span key={from}>
      {text.slice(at === 0 ? 0 : marks[at - 1]?.to, from)}
      <mark>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <>
      {pieces}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
