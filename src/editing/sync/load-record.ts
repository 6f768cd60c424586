/** Records in the edited document: edited on the page, saved to their drafts. */
import type { ModuleData } from '#domain/modules/modules.ts';
import { type EditedRecord, recordEntryId } from '../core/entries.ts';
import { isDeepEqual } from '../core/is-deep-equal.ts';
import { contentAfter } from '../core/shown-content.ts';
import { requestAt } from './request.ts';
import { updateSaveState } from './saving/module-status.ts';
import type { SavedRecordDraft } from './saving/rejections.ts';
import type { EditingSession } from './session.ts';

/**
 * Adds a record to the document. It shares undo stack and persisted drafts with the container of its slot. Does nothing
 * if the record is loaded already.
 * @param draft null without unpublished changes
 * @returns the id of its entry
 */
export function putRecord(
  session: EditingSession,
  container: number,
  record: EditedRecord,
  draft: SavedRecordDraft | null,
): number {
  const id = recordEntryId(record);
  if (session.document.part(id)) return id;
  const data: ModuleData = { ...record.published, ...draft?.data };
  const version = draft?.version ?? 0;
  const slot = { container, parent: null, column: 0 };
  const module = { id, ...slot, order: 0, module: 'record' as const, record, data, version };
  const drawn = contentAfter({ module, content: {}, in_german: [] }, data, {}, session.locale);
  session.server.set(id, { server_id: id, module: 'record', version, data, place: slot, isGone: false });
  session.savedContainers.add(container);
  session.document.put(new Map([[id, { module, ...drawn }]]), new Map());
  if (draft) session.containers.put({ id: container, is_changed: true });
  updateSaveState(session, id);
  return id;
}

/**
 * The published values of a record, and its draft.
 * @throws RequestProblem
 */
export async function readRecord(
  session: EditingSession,
  { resource, id }: Pick<EditedRecord, 'resource' | 'id'>,
): Promise<{ values: ModuleData; draft: SavedRecordDraft | null }> {
  const address = `/${session.locale}/api/cms-hub/${resource}/${id}/`;
  const [{ values }, { draft }] = await Promise.all([
    requestAt<{ values: ModuleData }>(session, 'GET', address),
    requestAt<{ draft: SavedRecordDraft | null }>(session, 'GET', `${address}draft/`),
  ]);
  return { values, draft };
}

/** The values of the fields that are edited on the page. */
const inPlaceValuesOf = (names: readonly string[], values: ModuleData): ModuleData =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? null]] : [])));

/** Updates the published values of a record after a publication. */
export function setPublishedValues(session: EditingSession, id: number, values: ModuleData): void {
  const part = session.document.part(id);
  const record = part?.module.record;
  if (!part || !record) return;
  const published = inPlaceValuesOf(Object.keys(record.fields), values);
  const module = { ...part.module, record: { ...record, published } };
  session.document.put(new Map([[id, { ...part, module }]]), new Map());
}

/**
 * Refreshes the draft after a publication; unsaved changes stay.
 * @throws RequestProblem
 */
export async function refreshRecord(session: EditingSession, id: number): Promise<void> {
  const record = session.document.part(id)?.module.record;
  if (!record) return;
  const { values, draft } = await readRecord(session, record);
  const names = Object.keys(record.fields);
  const fresh: ModuleData = {
    ...inPlaceValuesOf(names, values),
    ...inPlaceValuesOf(names, draft?.data ?? {}),
  };
  setPublishedValues(session, id, values);
  const part = session.document.part(id);
  const before = session.server.get(id)?.data ?? {};
  if (!part) return;
  const written = names.filter((name) => !isDeepEqual(part.module.data[name], before[name]));
  // The identical object without unsaved changes, since an object other than the server's is saved.
  const data = written.length === 0 ? fresh : { ...fresh, ...inPlaceValuesOf(written, part.module.data) };
  session.server.set(id, { version: draft?.version ?? 0, data: fresh });
  const module = { ...part.module, data };
  const drawn = contentAfter({ ...part, module }, data, {}, session.locale);
  session.document.put(new Map([[id, { module, ...drawn }]]), new Map());
  updateSaveState(session, id);
}
