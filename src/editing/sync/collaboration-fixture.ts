/** Sessions of several people on one page of the in-memory server, for tests of collaboration. */
import { loadContainer } from './load-container.ts';
import { container, type createMemoryServer } from './memory-server-fixture.ts';
import type { EditingSurface } from './ports.ts';
import { flushSaves, refreshContainer } from './saving/module-status.ts';
import type { EditingSession } from './session.ts';
import { createFakeClock, createTestSession } from './session-fixture.ts';

export const german = (de: string) => ({ content: { de } });
export const paragraphs = (...all: string[]) => german(all.map((text) => `<p>${text}</p>`).join(''));

/** The top-level slot of the page, and a column of a module on it. */
export const top = { container, parent: null, column: 0 };
export const within = (parent: number, column = 0) => ({ container, parent, column });

/** Opens the page in a session of its own. */
export async function openSession(
  server: ReturnType<typeof createMemoryServer>,
  name: string,
  surface: Partial<EditingSurface> = {},
  clock = createFakeClock(),
): Promise<EditingSession> {
  const session = createTestSession({ transport: server.transportOf(name), clock }, surface);
  await loadContainer(session, 'page-1', 'page');
  session.containers.put({ id: container, shown: 1 });
  return session;
}

/**
 * Fetches remote changes.
 * @returns whether all local changes are saved
 */
export async function fetchesChanges(session: EditingSession): Promise<boolean> {
  refreshContainer(session, container);
  return flushSaves(session);
}

export const textOf = (session: EditingSession, id: number) =>
  (session.document.part(id)?.module.data.content as { de: string } | null | undefined)?.de;
export const textsOf = (session: EditingSession, slot = `c${container}`) =>
  session.document.children(slot).map((id) => textOf(session, id));
export const alertOf = (session: EditingSession) => session.alerts.store.get().alert;
