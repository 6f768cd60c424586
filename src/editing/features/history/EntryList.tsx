/** Editing sessions and publications of a container by day, the newest first. */
import { useCallback, useEffect, useState } from 'react';
import type { HistoryEntry, HistorySession } from '#domain/history/history.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { flushSaves } from '../../sync/saving/module-status.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { Days, Entry } from './Entries.tsx';
import { FetchState } from './FetchState.tsx';
import styles from './history.module.css';
import { fetchHistory } from './history-requests.ts';
import { type ContainerRef, createView, showStates } from './history-view.ts';
import { useHistoryMessages, useTimeFormats } from './messages.ts';
import { namedStates, sessionAuthor, withNamedState } from './state-names.ts';

interface Props {
  container: ContainerRef;
  /** Rendered below a heading of its own, since there are several lists. */
  isOneOfSeveral: boolean;
}

export function EntryList({ container, isOneOfSeveral }: Props) {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const moments = useTimeFormats();
  const { entries, older, hasFailed, load } = useHistory(container.id);
  if (entries === null) return <FetchState hasFailed={hasFailed} onAgain={() => load(null)} />;
  if (entries.length === 0) return <p>{messages.empty}</p>;
  const show = (from: HistoryEntry['before'], to: HistoryEntry['after']) => {
    session.part(createView).set({ container, entries, mode: 'changes' });
    void showStates(session, from, to);
  };
  const restore = (entry: HistoryEntry) => {
    // For the latest session, the state before it: the state after it is the current one.
    const wanted = entry === entries[0] && entry.before !== entry.after ? entry.before : entry.after;
    const all = withNamedState(namedStates(entries, messages, moments), wanted, entries, messages, moments);
    const states = all.filter(({ state }) => state === wanted);
    session.part(createView).set({ entries, restoring: { container, states, module: null } });
  };
  const published = entries.find((entry) => entry.kind === 'publication' && entry.is_published);
  return (
    <>
      <div className={styles.now}>
        <strong>{messages.now}</strong>
        <span>{messages.now_text}</span>
        {published && <Button onClick={() => show(published.after, 'now')}>{messages.unpublished}</Button>}
      </div>
      <Days entries={entries} heading={isOneOfSeveral ? 'h4' : 'h3'}>
        {(entry) => (
          <SlotEntry
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            onShow={() => show(entry.before, entry.after)}
            onRestore={() => restore(entry)}
          />
        )}
      </Days>
      {hasFailed && <Note isAlarm>{messages.failed}</Note>}
      {older !== null && <Button onClick={() => void load(older)}>{messages.older}</Button>}
    </>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  onShow: () => void;
  onRestore: () => void;
}

function SlotEntry({ entry, onShow, onRestore }: EntryProps) {
  const messages = useHistoryMessages();
  const moments = useTimeFormats();
  const time = moments.time(entry.ended_at);
  const isSession = entry.kind === 'session';
  const who = isSession
    ? `${sessionAuthor(entry, messages)}, ${messages.from_to(moments.time(entry.started_at), time)}`
    : `${entry.by === null ? messages.published : messages.published_by(entry.by)}, ${time}`;
  const [only] = !isSession && entry.languages.length === 1 ? entry.languages : [];
  return (
    <Entry
      kind={entry.kind}
      title={who}
      marks={
        <>
          {only && <span>{messages.published_only[only]}</span>}
          {!isSession && entry.is_published && <em>{messages.is_public}</em>}
        </>
      }
      actions={[
        { label: messages.view, name: messages.view_of(who), act: onShow },
        { label: messages.restore, name: messages.restore_of(who), act: onRestore },
      ]}
    >
      {isSession && <SessionModules session={entry} />}
    </Entry>
  );
}

/** Maximum number of modules listed. */
const maxListed = 5;

function SessionModules({ session: { modules, is_restored } }: { session: HistorySession }) {
  const messages = useHistoryMessages();
  const locale = useLocale();
  const count = modules.length === 0 ? messages.nothing_left : messages.modules(modules.length);
  return (
    <>
      <p>{is_restored ? `${count}, ${messages.restored_in_it}` : count}</p>
      {modules.length > 0 && (
        <ul className={styles.told}>
          {modules.slice(0, maxListed).map(({ id, module, title, change }) => (
            <li key={id} data-change={change}>
              <span>{loadedModuleLabel(module, locale)}</span>
              {title !== '' && <q>{title}</q>}
              <em>{messages.changes[change]}</em>
            </li>
          ))}
          {modules.length > maxListed && <li>{messages.more(modules.length - maxListed)}</li>}
        </ul>
      )}
    </>
  );
}

/** Saves first, so that the history includes unsaved changes. */
function useHistory(container: number) {
  const session = useEditingSession();
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  const [older, setOlder] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    async (before: string | null) => {
      setFailed(false);
      if (before === null) await flushSaves(session);
      try {
        const answer = await fetchHistory(session, container, before);
        setEntries((known) => [...(before === null ? [] : (known ?? [])), ...answer.entries]);
        setOlder(answer.older);
      } catch {
        setFailed(true);
      }
    },
    [container, session],
  );
  useEffect(() => void load(null), [load]);
  return { entries, older, hasFailed, load };
}
