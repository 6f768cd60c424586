/** The history of a page's settings by day, the newest first, with a comparison and a button that restores a state. */
import { useCallback, useState } from 'react';
import type { PageSession } from '#domain/history/page-history.ts';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Note } from '../../ui/kit/Note.tsx';
import { useFetched } from '../../ui/kit/use-fetched.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import { Days, Entry } from './Entries.tsx';
import { FetchState } from './FetchState.tsx';
import { useHistoryMessages, useTimeFormats } from './messages.ts';
import { PageComparison } from './PageComparison.tsx';
import { PageRestore } from './PageRestore.tsx';
import { authorOf, fetchPageHistory, pageDifferences, pageStates } from './page-states.ts';

/** States by index in the list. */
type Shown = { kind: 'compare'; from: number; to: number } | { kind: 'restore'; state: number };

export function PageEntries({ page }: { page: number }) {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const moments = useTimeFormats();
  const [history, load] = useFetched(useCallback(() => fetchPageHistory(session, page), [page, session]));
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState('');
  if (history === null || history === 'failed') {
    return <FetchState hasFailed={history === 'failed'} onAgain={load} />;
  }
  const states = pageStates(history, messages, moments);
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
  if (history.sessions.length === 0) return <p>{messages.empty}</p>;
  return (
    <>
      {problem && <Note isAlarm>{problem}</Note>}
      <Days entries={history.sessions}>
        {(session, at) => (
          <PageEntry
            key={session.id}
            session={session}
            // The first state has no predecessor.
            onCompare={
              states[at + 2] ? () => setShown({ kind: 'compare', from: at + 2, to: at + 1 }) : undefined
            }
            onRestore={() => setShown({ kind: 'restore', state: at + 1 })}
          />
        )}
      </Days>
    </>
  );
}

interface EntryProps {
  session: PageSession;
  onCompare: (() => void) | undefined;
  onRestore: () => void;
}

function PageEntry({ session, onCompare, onRestore }: EntryProps) {
  const messages = useHistoryMessages();
  const together = collaborationTexts(useLocale());
  const labels = useLabels();
  const moments = useTimeFormats();
  const { before, after, started_at, ended_at } = session;
  const time = messages.from_to(moments.time(started_at), moments.time(ended_at));
  const who = `${authorOf(session, messages)}, ${time}`;
  const fields = before
    ? pageDifferences(before, after).map((merge) =>
        together.field(pageFieldName(merge.field, labels), merge.language),
      )
    : [];
  const restore = { label: messages.restore, name: messages.restore_of(who), act: onRestore };
  const compare = onCompare && { label: messages.compare, name: messages.compare_of(who), act: onCompare };
  return (
    <Entry
      kind="settings"
      title={who}
      marks={before === null && <em>{messages.page_made}</em>}
      actions={compare ? [compare, restore] : [restore]}
    >
      {before !== null && <p>{fields.length > 0 ? fields.join(', ') : messages.nothing_left}</p>}
    </Entry>
  );
}
