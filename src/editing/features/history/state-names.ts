/** Names of states that people recognise. */
import type { HistoryEntry, HistorySession, StateRef } from '#domain/history/history.ts';
import type { HistoryTexts } from '#i18n/history/history-texts.ts';
import type { TimeFormats } from './messages.ts';

export interface NamedState {
  state: StateRef;
  name: string;
}

/** The author of a session: a person, a deleted account, or an import. */
export const sessionAuthor = ({ is_import, by }: HistorySession, messages: HistoryTexts): string =>
  is_import ? messages.from_import : (by ?? messages.nobody);

/** From the latest to the earliest; states equal to the next one are left out. */
export function namedStates(
  entries: readonly HistoryEntry[],
  messages: HistoryTexts,
  moments: TimeFormats,
): NamedState[] {
  const named: NamedState[] = [{ state: 'now', name: messages.now }];
  for (const entry of entries) {
    const time = moments.both(entry.ended_at);
    const name =
      entry.kind === 'session'
        ? messages.state_session(sessionAuthor(entry, messages), time)
        : messages.state_published(time);
    named.push({ state: entry.after, name });
  }
  const first = entries.findLast((entry): entry is HistorySession => entry.kind === 'session');
  if (first) {
    const time = moments.both(first.started_at);
    named.push({ state: first.before, name: messages.state_before(sessionAuthor(first, messages), time) });
  }
  named.push({ state: 'nothing', name: messages.state_nothing });
  return named;
}

/** The current state last, since restoring it changes nothing. */
export const currentStateLast = <State extends { state: StateRef }>(
  states: readonly State[],
  entries: readonly HistoryEntry[],
): State[] => {
  const isPresent = ({ state }: State) => state === entries[0]?.after;
  return [...states.filter((each) => !isPresent(each)), ...states.filter(isPresent)];
};

/** A state that is not the end of a listed entry, named by the entry that starts with it. */
export function withNamedState(
  named: readonly NamedState[],
  state: StateRef,
  entries: readonly HistoryEntry[],
  messages: HistoryTexts,
  moments: TimeFormats,
): NamedState[] {
  if (named.some((each) => each.state === state)) return [...named];
  const at = entries.findIndex((entry) => entry.before === state);
  const entry = entries[at];
  if (!entry) return [...named, { state, name: state }];
  const isSession = entry.kind === 'session';
  const from = isSession ? entry.started_at : entry.ended_at;
  const by = isSession ? sessionAuthor(entry, messages) : (entry.by ?? messages.nobody);
  const name = messages.state_before(by, moments.both(from));
  return named.toSpliced(at + 2, 0, { state, name });
}
