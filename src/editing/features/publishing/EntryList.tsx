/** Entries of the check list, each leading to its place. */
import { checksTexts } from '#i18n/checks/checks-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { goToEntry } from '../../ui/checks/go-to-entry.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import type { FoundEntry } from '../../ui/ui-state.ts';
import styles from './checks.module.css';

interface Props {
  entries: readonly FoundEntry[];
  /** Before one is led away from here. */
  onLeave?: () => void;
}

export function EntryList({ entries, onLeave }: Props) {
  const session = useEditingSession();
  const locale = useLocale();
  const texts = checksTexts(locale);
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.rule} ${entry.module} ${entry.field} ${entry.language} ${entry.message}`}>
          <button
            type="button"
            className={styles.entry}
            data-severity={entry.severity}
            data-rule={entry.rule}
            onClick={() => {
              onLeave?.();
              void goToEntry(session, entry);
            }}
          >
            <span className={styles.where}>
              {entry.where || texts.of_page}
              {entry.language && ` (${texts.languages[entry.language]})`}
            </span>
            <span>{entry.message}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
