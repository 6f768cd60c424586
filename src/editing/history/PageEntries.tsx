/** What was set for a page and by whom, by days, the last one first; two states beside each other; and back to one. */
import { useCallback, useEffect, useState } from 'react';
import type { PageSession } from '#domain/page-history.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { togetherTexts } from '#i18n/together-texts.ts';
import { pageFieldName } from '../pages/page-field-name.ts';
import { Button } from '../parts/Button.tsx';
import { Note } from '../parts/Note.tsx';
import parts from '../parts/parts.module.css';
import { useLabels } from '../parts/use-labels.ts';
import styles from './history.module.css';
import { PageComparison } from './PageComparison.tsx';
import { PageRestore } from './PageRestore.tsx';
import { differences, fetchPageHistory, type PageHistory, pageStates, whoOf } from './page-states.ts';
import { useHistoryWords, useMoments } from './words.ts';

/** States by their place in the list. */
type Shown = { kind: 'compare'; from: number; to: number } | { kind: 'restore'; state: number };

export function PageEntries({ page }: { page: number }) {
  const words = useHistoryWords();
  const moments = useMoments();
  const [history, setHistory] = useState<PageHistory | 'failed' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    setHistory(await fetchPageHistory(page).catch(() => 'failed' as const));
  }, [page]);
  useEffect(() => void load(), [load]);
  if (history === null) return <p aria-busy="true">{words.loading}</p>;
  if (history === 'failed') {
    return (
      <Note isAlarm>
        {words.failed} <Button onClick={() => void load()}>{words.try_again}</Button>
      </Note>
    );
  }
  const states = pageStates(history, words, moments);
  const shared = { states, tree: history.tree, onBack: () => setShown(null) };
  if (shown?.kind === 'compare') return <PageComparison {...shared} {...shown} />;
  if (shown?.kind === 'restore') {
    const stale = (text: string) => {
      setProblem(text);
      setShown(null);
      void load();
    };
    return <PageRestore {...shared} now={history.now} state={shown.state} onStale={stale} />;
  }
  if (history.sessions.length === 0) return <p>{words.empty}</p>;
  const entries = history.sessions.map((session, at) => ({ session, at }));
  const days = [...Map.groupBy(entries, ({ session }) => moments.day(session.ended_at))].map(
    ([day, list]) => (
      <section key={day} className={styles.day}>
        <h3>{day}</h3>
        <ul>
          {list.map(({ session, at }) => (
            <Entry
              key={session.id}
              session={session}
              onCompare={
                states[at + 2] ? () => setShown({ kind: 'compare', from: at + 2, to: at + 1 }) : undefined
              }
              onRestore={() => setShown({ kind: 'restore', state: at + 1 })}
            />
          ))}
        </ul>
      </section>
    ),
  );
  return (
    <>
      {problem && <Note isAlarm>{problem}</Note>}
      {days}
    </>
  );
}

interface EntryProps {
  session: PageSession;
  /** Nothing for the first of all: there is nothing before it. */
  onCompare: (() => void) | undefined;
  onRestore: () => void;
}

function Entry({ session, onCompare, onRestore }: EntryProps) {
  const words = useHistoryWords();
  const together = togetherTexts(useLocale());
  const labels = useLabels();
  const moments = useMoments();
  const { before, after, started_at, ended_at } = session;
  const time = words.from_to(moments.time(started_at), moments.time(ended_at));
  const who = `${whoOf(session, words)}, ${time}`;
  const fields = before
    ? differences(before, after).map((merge) =>
        together.field(pageFieldName(merge.field, labels), merge.language),
      )
    : [];
  return (
    <li className={styles.entry} data-entry="settings">
      <p className={styles.who}>
        <strong>{who}</strong>
        {before === null && <em>{words.page_made}</em>}
      </p>
      {before !== null && <p>{fields.length > 0 ? fields.join(', ') : words.nothing_left}</p>}
      <div className={parts.row}>
        {onCompare && (
          <Button aria-label={words.compare_of(who)} onClick={onCompare}>
            {words.compare}
          </Button>
        )}
        <Button aria-label={words.restore_of(who)} onClick={onRestore}>
          {words.restore}
        </Button>
      </div>
    </li>
  );
}
