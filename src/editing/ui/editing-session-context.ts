/** The React context of the editing session. */
import { createContext, useContext } from 'react';
import type { EditingSession } from '../sync/session.ts';

export const EditingSessionContext = createContext<EditingSession | null>(null);

/** @throws Error outside of the editing layer */
export function useEditingSession(): EditingSession {
  const session = useContext(EditingSessionContext);
  if (!session) throw new Error('No editing session here.');
  return session;
}
