/** The session for requests of forms, one per document. */
import { createBrowserPorts } from '#editing/sync/browser/browser-ports.ts';
import { createEditingSession } from '#editing/sync/create-session.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { createSurface } from '#editing/ui/surface/create-surface.ts';

let session: EditingSession | undefined;

/** One for the whole document. */
export function formSession(): EditingSession {
  session ??= createEditingSession(createBrowserPorts(), createSurface);
  return session;
}
