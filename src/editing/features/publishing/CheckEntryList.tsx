/** Entries of the check list, each with a link to its text or field. */
import { checksTexts } from '#i18n/checks/checks-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { goToCheckEntry } from '../../ui/checks/go-to-check-entry.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import type { CheckListEntry } from '../../ui/ui-state.ts';
import styles from './checks.module.css';

interface Props {
  entries: readonly CheckListEntry[];
  /** Called before the link moves the focus. */
  onLeave?: () => void;
}

export function CheckEntryList({ entries, onLeave }: Props) {
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
            onClick={() => {
              onLeave?.();
              void goToCheckEntry(session, entry);
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
