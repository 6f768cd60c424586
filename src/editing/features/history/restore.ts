/** Restores a state or a module: one operation on the server, one undo entry in the browser. */
import type { StateRef } from '#domain/history/history.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type DraftModule, shownModulesById } from '#domain/modules/modules.ts';
import { historyTexts } from '#i18n/history/history-texts.ts';
import type { ContainerResponse } from '../../sync/load-container.ts';
import { request } from '../../sync/request.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import { flushSaves, refreshContainer, updateSaveState } from '../../sync/saving/module-status.ts';
import { rejectionMessage } from '../../sync/saving/rejections.ts';
import type { EditingSession } from '../../sync/session.ts';
import { undoOrRedo } from '../../ui/module-chrome/module-actions.ts';
import type { ContainerRef } from './history-view.ts';
import { moduleIdsIn, type RestoreTarget, restoreCommands, targetsOf } from './restore-commands.ts';

export interface StateToRestore {
  state: StateRef;
  module: number | null;
  languages: readonly Locale[];
}

const texts = (session: EditingSession) => historyTexts(session.locale);

/** @returns the reason if it failed; empty on success */
export async function restore(
  session: EditingSession,
  container: ContainerRef,
  { state, module, languages }: StateToRestore,
): Promise<string> {
  const server = module === null ? null : (session.server.get(module)?.server_id ?? module);
  return restoreOnServer(session, container, (version) =>
    request(session, 'POST', `container/${container.id}/restore`, {
      operation_id: crypto.randomUUID(),
      version,
      state,
      module: server,
      languages,
    }),
  );
}

/**
 * Restores a removed module to its place.
 * @returns the reason if it failed
 */
export async function restoreRemoved(
  session: EditingSession,
  container: ContainerRef,
  module: { id: number; module: string },
): Promise<string> {
  const body = { operation_id: crypto.randomUUID() };
  return restoreOnServer(session, container, () =>
    request(session, 'POST', `module/${module.module}/${module.id}/restore`, body),
  );
}

async function restoreOnServer(
  session: EditingSession,
  container: ContainerRef,
  send: (version: number) => Promise<unknown>,
): Promise<string> {
  if (!(await flushSaves(session))) return texts(session).unsaved;
  const { id } = container;
  const version = session.containers.versionOf(id);
  // Prevents the event stream from applying the same changes one by one.
  session.containers.put({ id, version: Number.POSITIVE_INFINITY });
  try {
    await send(version);
    const slug = encodeURIComponent(container.slug);
    const answer = await request<ContainerResponse>(session, 'GET', `container/by-slug/${slug}?edit`);
    const isChanged = take(session, answer);
    const action = { label: texts(session).take_back, run: () => undoOrRedo(session, 'undo', id) };
    const text = isChanged ? texts(session).restored : texts(session).nothing_restored;
    session.alerts.show({ kind: 'save', text, ...(isChanged ? { action } : {}) });
    return '';
  } catch (error) {
    session.containers.put({ id, version });
    if (!(error instanceof RequestProblem)) throw error;
    return problemIn(session, error);
  } finally {
    refreshContainer(session, id);
  }
}

function problemIn(session: EditingSession, error: RequestProblem): string {
  if (error.status === 0) return texts(session).not_reached;
  if (error.status !== 409) return rejectionMessage(error) || texts(session).not_loaded;
  const changes = error.document.changes as { changed_by: string | null; is_own: boolean }[] | undefined;
  const by = changes?.findLast(({ is_own }) => !is_own)?.changed_by;
  return texts(session).stale(by ?? texts(session).somebody);
}

/**
 * Makes the document equal to the server state, as one undo entry.
 * @returns whether anything has changed
 */
function take(
  session: EditingSession,
  { id, draft, modules, version, is_changed }: ContainerResponse,
): boolean {
  const own = new Map(session.server.ids().map((each) => [session.server.get(each)?.server_id, each]));
  const targets = targetsOf(draft, shownModulesById(modules), (server) => own.get(server) ?? server);
  const here = moduleIdsIn(id, session.document);
  const steps = restoreCommands(session.document, here, targets, session.locale);
  const isChanged = steps.length > 0 && session.undo.apply(id, steps);
  const targetIds = new Set(targets.map(({ module }) => module.id));
  for (const each of here) {
    const parent = session.server.get(each)?.place.parent ?? null;
    if (!targetIds.has(each) && (parent === null || targetIds.has(parent)))
      session.server.set(each, { isGone: true });
  }
  const servers = new Map(draft.map((module) => [own.get(module.id) ?? module.id, module]));
  for (const target of targets)
    markTargetSaved(session, target, servers.get(target.module.id) as DraftModule);
  for (const each of new Set([...here, ...targetIds])) updateSaveState(session, each);
  session.containers.put({ id, version, is_changed: is_changed ?? null });
  return isChanged;
}

/** Marks a module as saved as it is in the document. */
function markTargetSaved(
  session: EditingSession,
  { module, order }: RestoreTarget,
  server: DraftModule,
): void {
  const { container, parent, column } = module;
  const slot = { container, parent, column };
  const data = session.document.part(module.id)?.module.data ?? module.data;
  const { version } = server;
  session.server.set(module.id, {
    server_id: server.id,
    module: module.module,
    version,
    data,
    place: slot,
    isGone: false,
  });
  session.server.place(module.id, slot, order);
}
