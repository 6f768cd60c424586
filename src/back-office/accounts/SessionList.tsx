/** The active sessions, with buttons that end them. */
import type { AccountSession } from '#domain/accounts/account.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { OwnAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './accounts.module.css';
import { RequestStatus } from './RequestStatus.tsx';

interface Props {
  sessions: readonly AccountSession[];
  context: PageRequestContext;
  texts: OwnAccountTexts;
  onChanged: () => void;
}

export function SessionList({ sessions, context, texts, onChanged }: Props) {
  const { run, problem } = useSingleRequest(texts);
  async function end(path: string) {
    if ((await run(() => sendRequest<null>(context, 'DELETE', path))) === null) onChanged();
  }
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{texts.sessions}</h2>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{texts.device}</th>
            <th scope="col">{texts.since}</th>
            <th scope="col">{texts.last_used}</th>
            <th scope="col">{texts.end_session}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, device, since, last_used, is_current }) => (
            <tr key={id}>
              <td>{device || texts.unknown_device}</td>
              <td data-label={texts.since}>{formatDateTime(new Date(since))}</td>
              <td data-label={texts.last_used}>{formatDateTime(new Date(last_used))}</td>
              <td>
                {is_current ? (
                  texts.this_device
                ) : (
                  <ScreenButton
                    aria-label={`${texts.end_session}: ${device || texts.unknown_device}`}
                    onClick={() => end(`user/sessions/${id}`)}
                  >
                    {texts.end_session}
                  </ScreenButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RequestStatus problem={problem} />
      {sessions.length > 1 && (
        <div className={styles.actions}>
          <ScreenButton onClick={() => end('user/sessions')}>{texts.end_others}</ScreenButton>
        </div>
      )}
    </section>
  );
}
