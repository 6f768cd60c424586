/** Fetches the working copy of a container; creates the container if there is none. */

import {
  type DraftModule,
  type ShownContainer,
  type ShownModule,
  shownModulesById,
} from '#domain/modules/modules.ts';
import type { DocumentPart } from '../core/document-parts.ts';
import { isDeepEqual } from '../core/is-deep-equal.ts';
import { contentAfter } from '../core/shown-content.ts';
import { slotKey } from '../core/slots.ts';
import type { OpenedDrafts } from './drafts/open-drafts.ts';
import { request } from './request.ts';
import { RequestProblem } from './request-problem.ts';
import { hasUnsaved, updateSaveState } from './saving/module-status.ts';
import type { EditingSession } from './session.ts';

/** A slot with its working copy. */
export interface ContainerResponse extends ShownContainer {
  draft: readonly DraftModule[];
  version: number;
  /** Whether publishing would change anything. */
  is_changed?: boolean;
}

/**
 * @param drawn the modules on the page, whose titles have soft hyphens, which responses do not have
 * @returns the container's id
 * @throws RequestProblem
 */
export function loadContainer(
  session: EditingSession,
  slug: string,
  content_type: string,
  drawn: readonly ShownModule[] = [],
): Promise<number> {
  // Concurrent loads share a promise: a second one would overwrite what the first has restored.
  const loading = session.part(createLoading);
  const pending =
    loading.get(slug) ?? load(session, slug, content_type, drawn).finally(() => loading.delete(slug));
  loading.set(slug, pending);
  return pending;
}

/**
 * Loads the records that are edited beside the modules of a container, by the container's slug. Unsaved changes of
 * earlier pages are restored afterwards.
 */
export const createRecordLoader = () => ({ load: async (_slug: string, _container: number) => {} });

const createLoading = () => new Map<string, Promise<number>>();

async function load(
  session: EditingSession,
  slug: string,
  content_type: string,
  drawn: readonly ShownModule[],
): Promise<number> {
  const loaded = session.containers.bySlug(slug);
  if (loaded && hasUnsavedIn(session, loaded.id)) {
    void session.queue.flush();
    return loaded.id;
  }
  const [answer, opened] = await Promise.all([
    fetchContainer(session, slug, content_type),
    openDrafts(session, slug),
  ]);
  takeContainer(session, opened?.hasSent ? await fetchContainer(session, slug, content_type) : answer, drawn);
  await session.part(createRecordLoader).load(slug, answer.id);
  await opened?.restore(answer.id);
  return answer.id;
}

const loadDrafts = () => import('./drafts/open-drafts.ts');

/** Opens the drafts of earlier pages; null if the lazy code cannot be loaded. */
async function openDrafts(session: EditingSession, slug: string): Promise<OpenedDrafts | null> {
  const code = await loadDrafts().catch(() => null);
  return (await code?.openDrafts(session, slug)) ?? null;
}

/** The address of a working copy. */
const addressOf = (slug: string) => `container/by-slug/${encodeURIComponent(slug)}?edit`;

async function fetchContainer(
  session: EditingSession,
  slug: string,
  content_type: string,
): Promise<ContainerResponse> {
  try {
    return await request<ContainerResponse>(session, 'GET', addressOf(slug));
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status !== 404) throw error;
  }
  await request(session, 'POST', 'container', { slug, content_type });
  return request<ContainerResponse>(session, 'GET', addressOf(slug));
}

/** Replaces the container in the document and clears its undo stacks, unless nothing has changed. */
function takeContainer(
  session: EditingSession,
  answer: ContainerResponse,
  drawn: readonly ShownModule[],
): void {
  const { id, slug, content_type, draft, version, is_changed } = answer;
  const contents = shownModulesById(answer.modules);
  for (const [each, { content }] of shownModulesById(drawn)) {
    const fresh = contents.get(each);
    if (fresh) contents.set(each, { ...fresh, content: hyphenated(fresh.content, content) });
  }
  const before = session.document.ids().filter((each) => {
    const module = session.document.part(each)?.module;
    return module?.container === id && module.module !== 'record';
  });
  const isTheSame = before.length === draft.length && draft.every((module) => isUnchanged(session, module));
  if (!isTheSame) {
    const lists = new Map<string, readonly number[]>();
    const parts = new Map<number, DocumentPart | null>();
    for (const each of before) {
      const part = session.document.part(each);
      if (part) lists.set(slotKey(part.module), []);
      parts.set(each, null);
      session.server.forget(each);
    }
    const sorted = draft.toSorted((a, b) => a.order - b.order);
    for (const module of sorted) {
      parts.set(module.id, partOf(session, module, contents.get(module.id)));
      lists.set(slotKey(module), [...(lists.get(slotKey(module)) ?? []), module.id]);
    }
    session.server.load(sorted);
    session.document.put(parts, lists);
    session.undo.forget(id);
    session.brokenContainers.delete(id);
    for (const module of sorted) updateSaveState(session, module.id);
  }
  session.containers.put({
    id,
    slug,
    content_type,
    version,
    reviewed: version,
    is_changed: is_changed ?? null,
  });
  session.savedContainers.add(id);
}

/** Texts that differ in soft hyphens only keep their rendering, so that nothing moves. */
function hyphenated(fresh: Record<string, unknown>, drawn: Record<string, unknown>): Record<string, unknown> {
  const pairs = Object.entries(fresh).map(([field, value]) => {
    const text = drawn[field];
    return [field, typeof text === 'string' && text.replaceAll('\u00ad', '') === value ? text : value];
  });
  return Object.fromEntries(pairs);
}

function partOf(session: EditingSession, module: DraftModule, shown: ShownModule | undefined): DocumentPart {
  if (shown) return { module, content: shown.content, in_german: shown.in_german };
  const empty: DocumentPart = { module, content: {}, in_german: [] };
  return { module, ...contentAfter(empty, module.data, {}, session.locale) };
}

/** Whether the document equals the server state of the module. */
function isUnchanged(
  session: EditingSession,
  { id, version, data, parent, column, order }: DraftModule,
): boolean {
  const part = session.document.part(id);
  if (!part || session.server.get(id)?.version !== version || !isDeepEqual(part.module.data, data))
    return false;
  return (
    part.module.parent === parent && part.module.column === column && session.document.orderOf(id) === order
  );
}

function hasUnsavedIn(session: EditingSession, container: number): boolean {
  const isIn = (id: number) => session.document.part(id)?.module.container === container;
  return (
    hasUnsaved(session) ||
    session.document.ids().some((id) => isIn(id) && session.document.entry(id)?.state !== 'saved')
  );
}

/** Discards local changes and applies the server state. */
export async function reloadContainer(
  session: EditingSession,
  slug: string,
  content_type: string,
): Promise<void> {
  takeContainer(session, await fetchContainer(session, slug, content_type), []);
}
