/** The event stream of a page: who else is on it, and what they have changed. */
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { refreshContainer } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import { checkPageChange } from './page-changes.ts';
import { setPeople } from './people.ts';
import { openPresence } from './presence-connection.ts';

interface Changed {
  /** Null if changes may have been missed. */
  container: number | null;
  version: number;
  is_published: boolean;
  /** Whether the page was moved, removed or restored, or its visibility changed. */
  is_page?: true;
  /** Of a publication and a change of the page: whose it is. */
  changed_by?: string | null;
  is_own?: boolean;
}

/**
 * @param onVisibility called if a page goes online or offline
 * @returns the function that stops it
 */
export function startPresence(
  session: EditingSession,
  onVisibility: (is_online: boolean) => void = () => {},
): () => void {
  const { containers, surface, server } = session;
  const stream = openPresence(session, {
    query() {
      const ids = containers.shown().map(({ id }) => id);
      return ids.length === 0 ? '' : `containers=${ids.sort((a, b) => a - b).join()}`;
    },
    position() {
      const id = surface.currentModule();
      return { module: id === null ? null : (server.get(id)?.server_id ?? null) };
    },
    onPeople: (people) => setPeople(session, people),
    onOpen() {
      // Fetches changes made before the stream was open.
      for (const { id, slug } of containers.shown()) {
        refreshContainer(session, id);
        void checkPageChange(session, slug, null, onVisibility);
      }
    },
    onChanged(data) {
      const { container, version, is_published, is_page, changed_by, is_own } = JSON.parse(data) as Changed;
      for (const { id, slug } of containers.shown()) {
        if (container !== null && container !== id) continue;
        if (is_page) void checkPageChange(session, slug, is_own ? undefined : changed_by, onVisibility);
        else if (container === null || is_published) refreshContainer(session, id);
        else refreshContainer(session, id, version);
        if (is_published && is_own === false) {
          const { published, understood } = collaborationTexts(session.locale);
          const action = { label: understood, run() {} };
          session.alerts.show({ kind: 'save', text: published(changed_by ?? null), action, stays: true });
        }
      }
    },
  });
  const ends = [containers.subscribe(stream.connect), surface.onFocusMoved(stream.moved)];
  stream.connect();
  return () => {
    for (const end of ends) end();
    stream.end();
  };
}
