/** Loads the records whose texts are edited on the page into the edited document. */
import { hasRecords } from '#domain/resources/in-place.ts';
import type { InPlaceRecord } from '#domain/resources/in-place-record.ts';
import { putRecord } from '../../sync/load-record.ts';
import { requestAt } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';

/**
 * Loads the records of a slot that are edited in place, with their drafts. Does nothing for slots of pages, or if the
 * server does not respond: texts then lead to forms.
 */
export async function loadRecords(session: EditingSession, slug: string, container: number): Promise<void> {
  if (!hasRecords(slug)) return;
  const address = `/${session.locale}/api/cms-hub/in-place/${slug}/`;
  try {
    const { records } = await requestAt<{ records: InPlaceRecord[] }>(session, 'GET', address);
    const entries = records.map(({ draft, ...record }) => putRecord(session, container, record, draft));
    session.containers.put({ id: container, records: entries });
  } catch {
    // Without a connection modules can still be edited.
  }
}
