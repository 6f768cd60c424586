/** Sends a planned request and applies the response. */
import type { DraftModule, ModuleData, ShownModule } from '#domain/modules/modules.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { type EditedRecord, type EntryName, schemaOfEntry } from '../../core/entries.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import type { Send } from '../request.ts';
import { RequestProblem } from '../request-problem.ts';
import type { ServerModule, ServerState } from '../server-state.ts';
import type { EditingSession } from '../session.ts';
import type { SaveRequest } from './next-request.ts';

interface ModuleResponse {
  draft: DraftModule;
  shown: ShownModule;
  container_version: number;
  /** False if there was nothing to change, so that the version is not from this request. */
  is_written: boolean;
}

/**
 * @param operation_id the same for every attempt, so that the server executes the request once
 * @throws RequestProblem
 */
export async function sendSaveRequest(
  session: EditingSession,
  planned: SaveRequest,
  operation_id: string,
  send: Send,
): Promise<void> {
  const { server } = session;
  const { record } = session.document.part(planned.id)?.module ?? {};
  if (record) return saveRecord(session, record, planned, operation_id, send);
  const before = server.get(planned.id);
  const name = server.nameOf(planned.id) ?? session.document.part(planned.id)?.module.module;
  const path = `module/${name}/${before?.server_id}`;
  if (planned.kind === 'remove') {
    const version = session.containers.versionOf(before?.place.container ?? 0);
    const deletion = await send<ModuleResponse>(
      'DELETE',
      `${path}?operation_id=${operation_id}&version=${version}`,
    );
    server.set(planned.id, { isGone: true });
    if (before) updateContainerVersion(session, before.place.container, deletion);
    return;
  }
  const answer = await sendPlanned(session, planned, path, { operation_id, server, send, name, before });
  // A move changes no data, so its response may have the version of data that is not here yet.
  if ('data' in planned) server.set(planned.id, { version: answer.draft.version });
  const container = server.get(planned.id)?.place.container;
  // Restored descendants and earlier remote changes have to be fetched.
  if (container && planned.kind === 'restore') session.stale.mark(container);
  else if (container) updateContainerVersion(session, container, answer);
  if ('data' in planned) applyResolvedReferences(session, planned.id, planned.data, answer.shown);
}

/** @throws RequestProblem also if the lazy code cannot be loaded, which means that there is no connection */
async function saveRecord(
  session: EditingSession,
  record: EditedRecord,
  planned: SaveRequest,
  ...how: [string, Send]
) {
  const { sendRecord } = await import('./send-record.ts').catch(() => {
    throw new RequestProblem(0);
  });
  if (planned.kind === 'update') await sendRecord(session, record, planned, ...how);
}

/** Remote changes in between are fetched before the next request. */
function updateContainerVersion(
  session: EditingSession,
  container: number,
  { container_version, is_written }: Pick<ModuleResponse, 'container_version' | 'is_written'>,
): void {
  if (!is_written) session.stale.mark(container, container_version);
  else if (!session.containers.takeVersion(container, container_version)) session.stale.mark(container);
}

interface SendContext {
  operation_id: string;
  server: ServerState;
  send: Send;
  name: EntryName | undefined;
  before: ServerModule | undefined;
}

async function sendPlanned(
  session: EditingSession,
  planned: Exclude<SaveRequest, { kind: 'remove' }>,
  path: string,
  { operation_id, server, send, name, before }: SendContext,
): Promise<ModuleResponse> {
  if (planned.kind === 'update') {
    const { data } = planned;
    const answer = await send<ModuleResponse>('PUT', path, {
      operation_id,
      version: before?.version,
      data,
    });
    server.set(planned.id, { data });
    return answer;
  }
  if (planned.kind === 'restore') {
    const { place: slot, order } = planned;
    const newPlace = slot && { place: { ...slot, parent: serverId(slot.parent, server), order } };
    const answer = await send<ModuleResponse>('POST', `${path}/restore`, { operation_id, ...newPlace });
    if (before) server.place(planned.id, before.place, answer.draft.order);
    return answer;
  }
  const { place: slot, order } = planned;
  const body = { operation_id, ...slot, parent: serverId(slot.parent, server), order };
  if (planned.kind === 'move') {
    const version = session.containers.versionOf(before?.place.container ?? 0);
    const answer = await send<ModuleResponse>('PUT', `reorder/${before?.server_id}`, {
      ...body,
      version,
    });
    server.place(planned.id, slot, order);
    return answer;
  }
  const { data } = planned;
  const answer = await send<ModuleResponse>('POST', `module/${name}`, { ...body, data });
  server.set(planned.id, { server_id: answer.draft.id, module: answer.draft.module, data, place: slot });
  server.place(planned.id, slot, order);
  return answer;
}

const serverId = (id: number | null, server: ServerState) =>
  id === null ? null : (server.get(id)?.server_id ?? null);

const resolvedKinds = ['image', 'link', 'event', 'embed'];

/**
 * Applies resolved pictures, links and events of the response, but no texts: the server trims them, and the user may be
 * typing.
 */
function applyResolvedReferences(
  session: EditingSession,
  id: number,
  sent: ModuleData,
  shown: ShownModule | null | undefined,
): void {
  const part = session.document.part(id);
  if (!part || !shown || part.module.data !== sent) return;
  const { fields } = schemaOfEntry(part.module);
  const fresh = Object.entries(shown.content).filter(([field, value]) => {
    return resolvedKinds.includes(fields[field]?.kind ?? '') && !isDeepEqual(value, part.content[field]);
  });
  if (fresh.length === 0) return;
  const next: DocumentPart = { ...part, content: { ...part.content, ...Object.fromEntries(fresh) } };
  session.document.put(new Map([[id, next]]), new Map());
}
