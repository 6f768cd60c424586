/** Creates an editing session and wires up the modules that depend on it. */
import type { EditingPorts } from './ports.ts';
import { createSessionQueue } from './saving/session-save-queue.ts';
import { EditingSession, type SessionFactories } from './session.ts';

/** Loaded lazily, because remote commands are rarely undone. */
const loadRemoteCommands = () => import('./remote-commands/execute.ts');

/** @param createSurface creates the surface that knows the focused text; see `EditingSurface` */
export function createEditingSession(
  ports: EditingPorts,
  createSurface: SessionFactories['createSurface'],
): EditingSession {
  return new EditingSession(ports, {
    createSurface,
    createQueue: createSessionQueue,
    async executeRemote(session, commands) {
      const { executeRemote } = await loadRemoteCommands();
      return executeRemote(session, commands);
    },
  });
}
