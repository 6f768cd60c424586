/** Whether an entry is answered, and the button that says so for all colleagues. */
import { useRevalidator } from 'react-router';
import type { SubmittedEntry } from '#domain/forms/entries.ts';
import type { EntryTexts } from '#i18n/back-office/entry-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { answeredText } from './answered-text.ts';
import styles from './entries.module.css';

interface Props {
  /** The form's. */
  id: number;
  entry: Pick<SubmittedEntry, 'id' | 'answered_at'>;
  context: PageRequestContext;
  texts: EntryTexts;
}

export function MarkAnswered({ id, entry, context, texts }: Props) {
  const isReady = useIsHydrated();
  const { revalidate } = useRevalidator();
  const { not_marked, failed } = texts;
  const { run, problem } = useSingleRequest({
    unreachable: failed.unreachable,
    failed: not_marked,
    logged_out: not_marked,
  });
  const isAnswered = entry.answered_at !== null;
  async function mark() {
    const path = `cms-hub/forms/${id}/entries/${entry.id}/answered`;
    const body = { is_answered: !isAnswered };
    if ((await run(() => sendRequest<null>(context, 'PUT', path, body))) === null) await revalidate();
  }
  return (
    <div className={styles.mark}>
      <p role="status">{answeredText(entry, texts)}</p>
      {isReady && (
        <ScreenButton onClick={() => void mark()}>
          {isAnswered ? texts.mark_open : texts.mark_answered}
        </ScreenButton>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
