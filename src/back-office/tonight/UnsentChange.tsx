/** A request that has not been sent: the reason, what visitors still read, and possible actions. */
import { formatTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { TonightTexts } from '#i18n/back-office/tonight-texts.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './out.module.css';
import type { QueuedRequest } from './queue.ts';

interface Props {
  entry: QueuedRequest;
  locale: Locale;
  texts: TonightTexts;
  isSending: boolean;
  onRetry: () => void;
  onLogIn: () => void;
  onDiscard: () => void;
}

export function UnsentChange({ entry, locale, texts, isSending, onRetry, onLogIn, onDiscard }: Props) {
  const { problem, request, seen, at } = entry;
  const { time, title, label, lines } = seen[locale];
  const read = [time, title, label, ...lines].filter(Boolean).join(' ');
  const mayRetry = problem === null;
  const wait = texts.waiting[navigator.onLine ? 'for_server' : 'for_net'];
  return (
    <div className={styles.notOut}>
      <p className={styles.outHead} role="status">
        <b>{isSending ? texts.sending : texts.not_out}</b>{' '}
        <span>{'isUndo' in request ? texts.undo[request.action] : texts.actions[request.action]}</span>
      </p>
      {'text' in request && request.text && <p className={styles.waitingText}>{request.text[locale]}</p>}
      {problem?.kind === 'stale' ? (
        <p>{texts.stale(problem.by)}</p>
      ) : (
        <p>
          {problem?.kind === 'logged-out' && texts.logged_out}
          {problem?.kind === 'rejected' && (problem.detail || texts.rejected)}
          {mayRetry && !isSending && wait.since(formatTime(at))} {texts.still_read} <b>{read}</b>.{' '}
          {mayRetry && !isSending && wait.until}
        </p>
      )}
      <div className={styles.notOutButtons}>
        {mayRetry && <ScreenButton onClick={onRetry}>{texts.try_now}</ScreenButton>}
        {problem?.kind === 'logged-out' && (
          <ScreenButton isPrimary onClick={onLogIn}>
            {texts.log_in}
          </ScreenButton>
        )}
        <ScreenButton onClick={onDiscard}>{texts.discard}</ScreenButton>
      </div>
    </div>
  );
}
