/** Brings something back: the server does it in one operation, here it is one step that can be taken back. */
import type { StateName } from '#domain/history/history.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DraftModule, ShownContainer, ShownModule } from '#domain/modules/modules.ts';
import { historyTexts } from '#i18n/history/history-texts.ts';
import { apply } from '../../core/apply.ts';
import { draftStore } from '../../core/edited-document.ts';
import { session } from '../../sync/account/account.ts';
import { showAlert } from '../../sync/alerts.ts';
import { putContainer, seenVersion } from '../../sync/containers.ts';
import { editorCall } from '../../sync/request.ts';
import { CallProblem } from '../../sync/request-problem.ts';
import { wordsOf } from '../../sync/saving/rejections.ts';
import { flushSaves, known, markModule, refresh } from '../../sync/saving/saving.ts';
import { step } from '../../ui/module-chrome/module-actions.ts';
import type { Place } from './history-view.ts';
import { idsIn, restoreSteps, type Target, targetsOf } from './restore-steps.ts';

export interface Wanted {
  state: StateName;
  module: number | null;
  languages: readonly Locale[];
}

interface WorkingCopy extends ShownContainer {
  draft: readonly DraftModule[];
  version: number;
  is_changed?: boolean;
}

const said = () => historyTexts[session.get().locale];

/** @returns what is in the way; empty where it is done */
export async function restore(container: Place, { state, module, languages }: Wanted): Promise<string> {
  const server = module === null ? null : (known.get(module)?.server_id ?? module);
  return bringIn(container, (version) =>
    editorCall('POST', `container/${container.id}/restore`, {
      operation_id: crypto.randomUUID(),
      ...{ version, state, module: server, languages },
    }),
  );
}

/** A module that was taken away, to its place. @returns what is in the way */
export async function bringBack(container: Place, module: { id: number; module: string }): Promise<string> {
  const body = { operation_id: crypto.randomUUID() };
  return bringIn(container, () => editorCall('POST', `module/${module.module}/${module.id}/restore`, body));
}

async function bringIn(container: Place, send: (version: number) => Promise<unknown>): Promise<string> {
  if (!(await flushSaves())) return said().unsaved;
  const { id } = container;
  const version = seenVersion(id);
  // What the stream tells of it meanwhile is no news: it comes here as one step, and not in pieces.
  putContainer({ id, version: Number.POSITIVE_INFINITY });
  try {
    await send(version);
    const slug = encodeURIComponent(container.slug);
    const answer = await editorCall<WorkingCopy>('GET', `container/by-slug/${slug}?edit`);
    const isChanged = take(answer);
    const action = { label: said().take_back, run: () => step('undo', id) };
    const text = isChanged ? said().restored : said().nothing_restored;
    showAlert({ kind: 'save', text, ...(isChanged ? { action } : {}) });
    return '';
  } catch (error) {
    putContainer({ id, version });
    if (!(error instanceof CallProblem)) throw error;
    return problemIn(error);
  } finally {
    refresh(id);
  }
}

function problemIn(error: CallProblem): string {
  if (error.status === 0) return said().not_reached;
  if (error.status !== 409) return wordsOf(error) || said().not_loaded;
  const changes = error.document.changes as { changed_by: string | null; is_own: boolean }[] | undefined;
  const by = changes?.findLast(({ is_own }) => !is_own)?.changed_by;
  return said().stale(by ?? said().somebody);
}

/** Makes the draft say what the server has, knowing that it is saved. @returns whether anything was different */
function take({ id, draft, modules, version, is_changed }: WorkingCopy): boolean {
  const own = new Map(known.ids().map((each) => [known.get(each)?.server_id, each]));
  const targets = targetsOf(draft, byId(modules), (server) => own.get(server) ?? server);
  const here = idsIn(id, draftStore);
  const steps = restoreSteps(draftStore, here, targets, session.get().locale);
  const isChanged = steps.length > 0 && apply(id, steps);
  const wanted = new Set(targets.map(({ module }) => module.id));
  for (const each of here) {
    const parent = known.get(each)?.place.parent ?? null;
    if (!wanted.has(each) && (parent === null || wanted.has(parent))) known.set(each, { isGone: true });
  }
  const servers = new Map(draft.map((module) => [own.get(module.id) ?? module.id, module]));
  for (const target of targets) knowTarget(target, servers.get(target.module.id) as DraftModule);
  for (const each of new Set([...here, ...wanted])) markModule(each);
  putContainer({ id, version, is_changed: is_changed ?? null });
  return isChanged;
}

/** The server has it as it lies here now. */
function knowTarget({ module, order }: Target, server: DraftModule): void {
  const { container, parent, column } = module;
  const place = { container, parent, column };
  const data = draftStore.part(module.id)?.module.data ?? module.data;
  const { version } = server;
  known.set(module.id, {
    ...{ server_id: server.id, module: module.module, version, data, place, isGone: false },
  });
  known.place(module.id, place, order);
}

function byId(modules: readonly ShownModule[]): Map<number, ShownModule> {
  const below = (module: ShownModule): ShownModule[] => [module, ...module.children.flatMap(below)];
  return new Map(modules.flatMap(below).map((module) => [module.id, module]));
}
