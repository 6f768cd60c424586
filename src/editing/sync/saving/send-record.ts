/** Saves the edited texts of a record to its draft, which visitors see once it is published. */
import type { EditedRecord } from '../../core/entries.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { readRecord, setPublishedValues } from '../load-record.ts';
import type { Send } from '../request.ts';
import { RequestProblem } from '../request-problem.ts';
import type { EditingSession } from '../session.ts';
import type { SaveRequest } from './next-request.ts';
import type { SavedRecordDraft } from './rejections.ts';

/**
 * Sends the changed fields only, so that concurrent changes of others stay.
 * @throws RequestProblem
 */
export async function sendRecord(
  session: EditingSession,
  { resource, id: number }: EditedRecord,
  { id, data }: Extract<SaveRequest, { kind: 'update' }>,
  operation_id: string,
  send: Send,
): Promise<void> {
  const { server, containers, document, locale } = session;
  const stored = server.get(id);
  const changed = Object.entries(data).filter(([field, value]) => !isDeepEqual(value, stored?.data[field]));
  if (changed.length === 0) {
    server.set(id, { data });
    return;
  }
  const body = { operation_id, version: stored?.version ?? 0, data: Object.fromEntries(changed) };
  const path = `/${locale}/api/cms-hub/${resource}/${number}/draft/`;
  const { draft } = await send<{ draft: SavedRecordDraft | null }>('POST', path, body).catch(
    async (error) => {
      // Changed or published by others: merges with the published state.
      if (error instanceof RequestProblem && error.status === 409) {
        setPublishedValues(session, id, (await readRecord(session, { resource, id: number })).values);
      }
      throw error;
    },
  );
  server.set(id, { version: draft?.version ?? 0, data });
  const container = document.part(id)?.module.container;
  // Assumed here; the server determines it on publishing.
  if (container !== undefined) containers.put({ id: container, is_changed: true });
}
