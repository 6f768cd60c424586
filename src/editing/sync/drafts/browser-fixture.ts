/** A server and the tabs of one browser, for tests of persisted drafts. */
import { loadContainer } from '../load-container.ts';
import { container, createMemoryServer } from '../memory-server-fixture.ts';
import type { EditingSession } from '../session.ts';
import { createFakeClock, createMemoryDrafts, createTestSession } from '../session-fixture.ts';

export function createBrowser() {
  const [server, drafts, clock] = [createMemoryServer(), createMemoryDrafts(), createFakeClock()];
  return {
    server,
    drafts,
    clock,
    /** Opens the page in a tab; `end` closes the tab. */
    async open(tab: string, email = 'anna@example.org') {
      const storage = drafts.tab(tab);
      const dialogs: unknown[] = [];
      const session = createTestSession(
        { transport: server.transportOf(email), clock, storage: async () => storage },
        { openDialog: (dialog) => dialogs.push(dialog) },
      );
      session.account.set({ email });
      await loadContainer(session, 'page-1', 'page');
      session.containers.put({ id: container, shown: 1 });
      return { session, dialogs, end: storage.end };
    },
    /** Makes the server unavailable. */
    away() {
      server.faults.next = () => new Error('There is no connection.');
    },
    back() {
      server.faults.next = undefined;
    },
    /** The kinds of the stored rows. */
    kinds: () => [...drafts.rows.keys()].map((name) => JSON.parse(name)[3] as string).sort(),
  };
}

export const persistedTextsOf = ({ document }: EditingSession) =>
  document
    .children(`c${container}`)
    .map((id) => (document.part(id)?.module.data.content as { de: string } | null)?.de);
