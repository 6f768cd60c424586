/** The session of a form or of a change of many records, with the login that opens over it when a session has ended. */
import { type ComponentType, type ReactNode, Suspense, use, useContext, useLayoutEffect } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import { EditingSessionContext } from '#editing/ui/editing-session-context.ts';
import { lazyOnDemand } from '#editing/ui/lazy-component.ts';
import { useLoginRequest } from '#editing/ui/session-hooks.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { formSession } from './form-session.ts';

const LoginDialog = lazyOnDemand(async () => (await import('#editing/ui/login/LoginDialog.tsx')).LoginDialog);

export function FormSession({ session, children }: { session: EditingSession; children: ReactNode }) {
  // Over a page, the page's session opens the login.
  const isOverPage = useContext(EditingSessionContext) === session;
  const locale = useLocale();
  // The session outlives the screen and its language. A layout effect, since requests are sent in effects.
  useLayoutEffect(() => session.account.set({ locale }), [session, locale]);
  return (
    <EditingSessionContext value={session}>
      {children}
      {!isOverPage && <Login />}
    </EditingSessionContext>
  );
}

/** A part of a screen that sends requests. Tests pass a session; by default it is that of the document. */
export function withFormSession<Props extends { session: EditingSession }>(Part: ComponentType<Props>) {
  return function InFormSession({
    session = formSession(),
    ...props
  }: Omit<Props, 'session'> & { session?: EditingSession }) {
    use(loadEditingMessages(useLocale()));
    return (
      <FormSession session={session}>
        <Part {...({ ...props, session } as unknown as Props)} />
      </FormSession>
    );
  };
}

function Login() {
  return useLoginRequest() ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null;
}
