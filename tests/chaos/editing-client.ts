// An editing session without a page, on an unreliable connection of its own.

import { mergeKey } from '#editing/core/merge/three-way.ts';
import { addModule, changeFields, moveModule, removeModule } from '#editing/core/module-edits.ts';
import { loadContainer } from '#editing/sync/load-container.ts';
import {
  resolveRemoval,
  resolveText,
  unresolvedMerges,
} from '#editing/sync/remote-changes/resolve-conflict.ts';
import { flushSaves, hasUnsavedAnywhere, refreshContainer } from '#editing/sync/saving/module-status.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { createTestSession } from '#editing/sync/session-fixture.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';

/** As `fetch`, of one editor. */
export type Connection = (path: string, init?: RequestInit) => Promise<Response>;

export type EditingClient = Awaited<ReturnType<typeof openEditingClient>>;

export async function openEditingClient(connection: Connection) {
  await loadEditingMessages('de');
  const session = createTestSession({
    transport: {
      async send({ method, address, headers, body }) {
        const response = await connection(address, { method, headers, ...(body ? { body } : {}) });
        const text = await response.text();
        return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : null };
      },
      listen: () => () => {},
    },
  });
  const of =
    <Rest extends unknown[], Result>(act: (session: EditingSession, ...rest: Rest) => Result) =>
    (...rest: Rest) =>
      act(session, ...rest);
  return {
    session,
    document: session.document,
    server: session.server,
    conflicts: session.conflicts,
    mergeKey,
    undo: session.undo.undo,
    addModule: of(addModule),
    changeFields: of(changeFields),
    moveModule: of(moveModule),
    removeModule: of(removeModule),
    loadContainer: of(loadContainer),
    unresolvedMerges: of(unresolvedMerges),
    resolveRemoval: of(resolveRemoval),
    resolveText: of(resolveText),
    flushSaves: of(flushSaves),
    hasUnsavedAnywhere: of(hasUnsavedAnywhere),
    refresh: of(refreshContainer),
  };
}
