/** Records in the edited document: written on the page, saved into their drafts. */
import type { ModuleData } from '#domain/modules/modules.ts';
import { type EditedRecord, recordEntryId } from '../core/entries.ts';
import { contentAfter } from '../core/shown-content.ts';
import { markModule } from './saving/module-status.ts';
import type { RecordDraft } from './saving/rejections.ts';
import type { EditingSession } from './session.ts';

/**
 * Puts a record into the document, beside the modules of a container whose undo stack and drafts it shares. One that is
 * being written already stays as it is.
 * @param draft null where nothing of it waits to be published
 * @param shown what views draw of its fields that are no texts, e.g. the `Picture` of an image
 * @returns the id of its entry
 */
export function putRecord(
  session: EditingSession,
  container: number,
  record: EditedRecord,
  draft: RecordDraft | null,
  shown: Readonly<Record<string, unknown>> = {},
): number {
  const id = recordEntryId(record);
  if (session.document.part(id)) return id;
  const data: ModuleData = { ...record.published, ...draft?.data };
  const version = draft?.version ?? 0;
  const place = { container, parent: null, column: 0 };
  const module = { id, ...place, order: 0, module: 'record' as const, record, data, version };
  const drawn = contentAfter({ module, content: {}, in_german: [] }, data, shown, session.locale);
  session.server.set(id, { server_id: id, module: 'record', version, data, place, isGone: false });
  session.savedContainers.add(container);
  session.document.put(new Map([[id, { module, ...drawn }]]), new Map());
  if (draft) session.containers.put({ id: container, is_changed: true });
  markModule(session, id);
  return id;
}
