/** Sends one planned call, and takes over what the server answers. */
import type { DraftModule, ModuleData, ModuleName, ShownModule } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { draftStore } from '../../core/edited-document.ts';
import { isSame } from '../../core/is-same.ts';
import type { Part } from '../../core/parts.ts';
import { seenVersion, takeVersion } from '../containers.ts';
import type { KnownModule, KnownStore } from '../server-state.ts';
import { fallBehind } from '../stale-containers.ts';
import type { PlannedCall } from './next-request.ts';

/** As `editorCall`. */
export type Transport = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<T>;

interface ModuleAnswer {
  draft: DraftModule;
  shown: ShownModule;
  container_version: number;
  /** False where there was nothing to change: the version is somebody else's. */
  is_written: boolean;
}

/**
 * @param operation_id the same for every attempt at one call: the server carries it out once
 * @throws CallProblem
 */
export async function carryOut(
  call: PlannedCall,
  operation_id: string,
  known: KnownStore,
  transport: Transport,
): Promise<void> {
  const before = known.get(call.id);
  const name = known.nameOf(call.id) ?? draftStore.part(call.id)?.module.module;
  const path = `module/${name}/${before?.server_id}`;
  if (call.kind === 'remove') {
    const version = seenVersion(before?.place.container ?? 0);
    const gone = await transport<ModuleAnswer>(
      'DELETE',
      `${path}?operation_id=${operation_id}&version=${version}`,
    );
    known.set(call.id, { isGone: true });
    if (before) take(before.place.container, gone);
    return;
  }
  const answer = await answerTo(call, path, { operation_id, known, transport, name, before });
  // A move changes no words: the version that it answers may be that of words which are not here yet.
  if ('data' in call) known.set(call.id, { version: answer.draft.version });
  const container = known.get(call.id)?.place.container;
  // Nobody here knows what came back with it, nor what was written in it before it went: that is fetched.
  if (container && call.kind === 'restore') fallBehind(container);
  else if (container) take(container, answer);
  if ('data' in call) takeReferences(call.id, call.data, answer.shown);
}

/** Where others have written in between, that is fetched before the next call. */
function take(
  container: number,
  { container_version, is_written }: Pick<ModuleAnswer, 'container_version' | 'is_written'>,
): void {
  if (!is_written) fallBehind(container, container_version);
  else if (!takeVersion(container, container_version)) fallBehind(container);
}

interface Around {
  operation_id: string;
  known: KnownStore;
  transport: Transport;
  name: ModuleName | undefined;
  before: KnownModule | undefined;
}

async function answerTo(
  call: Exclude<PlannedCall, { kind: 'remove' }>,
  path: string,
  { operation_id, known, transport, name, before }: Around,
): Promise<ModuleAnswer> {
  if (call.kind === 'update') {
    const { data } = call;
    const answer = await transport<ModuleAnswer>('PUT', path, {
      operation_id,
      version: before?.version,
      data,
    });
    known.set(call.id, { data });
    return answer;
  }
  if (call.kind === 'restore') {
    const { place, order } = call;
    const wanted = place && { place: { ...place, parent: serverId(place.parent, known), order } };
    const answer = await transport<ModuleAnswer>('POST', `${path}/restore`, { operation_id, ...wanted });
    if (before) known.place(call.id, before.place, answer.draft.order);
    return answer;
  }
  const { place, order } = call;
  const body = { operation_id, ...place, parent: serverId(place.parent, known), order };
  if (call.kind === 'move') {
    const version = seenVersion(before?.place.container ?? 0);
    const answer = await transport<ModuleAnswer>('PUT', `reorder/${before?.server_id}`, {
      ...body,
      version,
    });
    known.place(call.id, place, order);
    return answer;
  }
  const { data } = call;
  const answer = await transport<ModuleAnswer>('POST', `module/${name}`, { ...body, data });
  known.set(call.id, { server_id: answer.draft.id, module: answer.draft.module, data, place });
  known.place(call.id, place, order);
  return answer;
}

const serverId = (id: number | null, known: KnownStore) =>
  id === null ? null : (known.get(id)?.server_id ?? null);

const looked_up = ['image', 'link', 'event', 'embed'];

/**
 * Pictures, links and events as the server shows them. Texts stay as they stand: somebody may be writing them, and
 * the space behind the last word is not to be taken away.
 */
function takeReferences(id: number, sent: ModuleData, shown: ShownModule | null | undefined): void {
  const part = draftStore.part(id);
  if (!part || !shown || part.module.data !== sent) return;
  const { fields } = schemaOf(part.module.module);
  const fresh = Object.entries(shown.content).filter(([field, value]) => {
    return looked_up.includes(fields[field]?.kind ?? '') && !isSame(value, part.content[field]);
  });
  if (fresh.length === 0) return;
  const next: Part = { ...part, content: { ...part.content, ...Object.fromEntries(fresh) } };
  draftStore.put(new Map([[id, next]]), new Map());
}
