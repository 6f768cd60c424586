/** The session of a form or of a change of many records, with the login that opens over it when a session has ended. */
import { type ReactNode, Suspense, useContext } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import { EditingSessionContext } from '#editing/ui/editing-session-context.ts';
import { lazyOnDemand } from '#editing/ui/lazy-component.ts';
import { useLoginRequest } from '#editing/ui/session-hooks.ts';

const LoginDialog = lazyOnDemand(async () => (await import('#editing/ui/login/LoginDialog.tsx')).LoginDialog);

export function FormSession({ session, children }: { session: EditingSession; children: ReactNode }) {
  // Over a page, the page's session opens the login.
  const isOverPage = useContext(EditingSessionContext) === session;
  return (
    <EditingSessionContext value={session}>
      {children}
      {!isOverPage && <Login />}
    </EditingSessionContext>
  );
}

function Login() {
  return useLoginRequest() ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null;
}
