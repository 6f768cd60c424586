/** The event stream of a page: who else is on it, and what they have changed. */
import { refreshContainer } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import { setPeople } from './people.ts';
import { openPresence } from './presence-connection.ts';

interface Changed {
  /** Null if changes may have been missed. */
  container: number | null;
  version: number;
  is_published: boolean;
}

/** @returns the function that stops it */
export function startPresence(session: EditingSession): () => void {
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
      for (const { id } of containers.shown()) refreshContainer(session, id);
    },
    onChanged(data) {
      const { container, version, is_published } = JSON.parse(data) as Changed;
      for (const { id } of containers.shown()) {
        if (container === null || (container === id && is_published)) refreshContainer(session, id);
        else if (container === id) refreshContainer(session, id, version);
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
