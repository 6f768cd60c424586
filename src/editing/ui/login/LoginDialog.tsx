/** The login dialog over the page. Interrupted work continues afterwards. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { renewToken } from '../../sync/account/fetch-account.ts';
import { logIn } from '../../sync/account/log-in.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useEditingMessages } from '../module-chrome/messages.ts';
import styles from './login.module.css';

const focus = (input: HTMLInputElement | null) => input?.focus();

export function LoginDialog() {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const [problem, setProblem] = useState('');
  /** The label of the code field; null until the server asks for a code. */
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const { email } = session.account.get();
  const first = useRef<HTMLInputElement>(null);
  // Focuses the first field instead of the close button. After an expired session the e-mail address is known.
  useEffect(() => first.current?.focus(), []);
  // A login in another tab is one for this tab too.
  useEffect(() => {
    const look = async () => void ((await renewToken(session)) && session.login.end(true));
    for (const type of ['focus', 'visibilitychange']) addEventListener(type, look);
    return () => {
      for (const type of ['focus', 'visibilitychange']) removeEventListener(type, look);
    };
  }, [session]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const unfit = form.querySelector<HTMLInputElement>('input:invalid');
    if (unfit) {
      setProblem(messages.login_incomplete);
      unfit.focus();
      return;
    }
    const fields = new FormData(form);
    setIsBusy(true);
    setProblem('');
    const answer = await logIn(session, Object.fromEntries(fields));
    setIsBusy(false);
    if (answer.isLogged) {
      session.login.end(true);
      return;
    }
    // Asking for the code is not an error: the field's label explains it.
    setProblem(answer.code && !code ? '' : answer.detail || messages.login_failed);
    setCode(answer.code);
    const input = form.elements.namedItem(answer.code ? 'code' : 'password');
    if (input instanceof HTMLInputElement) input.select();
  }

  return (
    <Dialog title={messages.login_title} onClose={() => session.login.end(false)} width="24rem">
      {/* The browser would name errors in its own language. */}
      <form className={styles.form} onSubmit={submit} noValidate>
        {session.account.get().username !== '' && <p>{messages.login_text}</p>}
        <label>
          {messages.login_email}
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            ref={email === '' ? first : null}
          />
        </label>
        <label>
          {messages.login_password}
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby="login-problem"
            ref={email === '' ? null : first}
          />
        </label>
        {code && (
          <label>
            {code}
            <input
              name="code"
              autoComplete="one-time-code"
              required
              aria-describedby="login-problem"
              ref={focus}
            />
          </label>
        )}
        <p id="login-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button kind="primary" type="submit" aria-disabled={isBusy}>
          {messages.login_title}
        </Button>
        <a href={`/cms/password-reset?lang=${session.locale}`} target="_blank" rel="noopener">
          {messages.login_forgotten}
        </a>
      </form>
    </Dialog>
  );
}
