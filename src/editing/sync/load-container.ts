/** Fetches the working copy of a place on a page; where there is none yet, it is begun. */
import type { DraftModule, ShownContainer, ShownModule } from '#domain/modules/modules.ts';
import { draftStore } from '../core/edited-document.ts';
import { isSame } from '../core/is-same.ts';
import type { Part } from '../core/parts.ts';
import { contentAfter } from '../core/shown-content.ts';
import { placeKey } from '../core/slots.ts';
import { forgetSteps } from '../core/undo-history.ts';
import { session } from './account/account.ts';
import { containerBySlug, putContainer } from './containers.ts';
import type { OpenedJournal } from './drafts/open-drafts.ts';
import { editorCall } from './request.ts';
import { CallProblem } from './request-problem.ts';
import { brokenContainers } from './saving/rejections.ts';
import { hasUnsaved, known, markModule, saveContainer, trySaving } from './saving/saving.ts';

interface ContainerAnswer extends ShownContainer {
  draft: readonly DraftModule[];
  version: number;
  /** Whether publishing would change anything. */
  is_changed?: boolean;
}

/**
 * @param drawn what the page shows already: its titles have soft hyphens, which no call answers
 * @returns the container's id. @throws CallProblem
 */
export function loadContainer(
  slug: string,
  content_type: string,
  drawn: readonly ShownModule[] = [],
): Promise<number> {
  // A second one would put the server's state over what the first has put back.
  const begun = loading.get(slug) ?? load(slug, content_type, drawn).finally(() => loading.delete(slug));
  loading.set(slug, begun);
  return begun;
}

const loading = new Map<string, Promise<number>>();

async function load(slug: string, content_type: string, drawn: readonly ShownModule[]): Promise<number> {
  const kept = containerBySlug(slug);
  if (kept && hasUnsavedIn(kept.id)) {
    trySaving();
    return kept.id;
  }
  const [answer, opened] = await Promise.all([fetchContainer(slug, content_type), openJournal(slug)]);
  takeContainer(opened?.hasSent ? await fetchContainer(slug, content_type) : answer, drawn);
  await opened?.putBack(answer.id);
  return answer.id;
}

const fetchOpening = () => import('./drafts/open-drafts.ts');

/** What an earlier page could not save. Where its code cannot be had, the place opens without. */
async function openJournal(slug: string): Promise<OpenedJournal | null> {
  const open = await fetchOpening().catch(() => null);
  return (await open?.openJournal(slug)) ?? null;
}

/** The address of a working copy. */
const addressOf = (slug: string) => `container/by-slug/${encodeURIComponent(slug)}?edit`;

async function fetchContainer(slug: string, content_type: string): Promise<ContainerAnswer> {
  try {
    return await editorCall<ContainerAnswer>('GET', addressOf(slug));
  } catch (error) {
    if (!(error instanceof CallProblem) || error.status !== 404) throw error;
  }
  await editorCall('POST', 'container', { slug, content_type });
  return editorCall<ContainerAnswer>('GET', addressOf(slug));
}

/** Takes what the server has for the draft; the way back is forgotten unless nothing is different. */
function takeContainer(answer: ContainerAnswer, drawn: readonly ShownModule[]): void {
  const { id, slug, content_type, draft, version, is_changed } = answer;
  const contents = byId(answer.modules);
  for (const [each, { content }] of byId(drawn)) {
    const fresh = contents.get(each);
    if (fresh) contents.set(each, { ...fresh, content: hyphenated(fresh.content, content) });
  }
  const before = draftStore.ids().filter((each) => draftStore.part(each)?.module.container === id);
  const isTheSame = before.length === draft.length && draft.every((module) => isKnown(module));
  if (!isTheSame) {
    const lists = new Map<string, readonly number[]>();
    const parts = new Map<number, Part | null>();
    for (const each of before) {
      const part = draftStore.part(each);
      if (part) lists.set(placeKey(part.module), []);
      parts.set(each, null);
      known.forget(each);
    }
    const sorted = draft.toSorted((a, b) => a.order - b.order);
    for (const module of sorted) {
      parts.set(module.id, partOf(module, contents.get(module.id)));
      lists.set(placeKey(module), [...(lists.get(placeKey(module)) ?? []), module.id]);
    }
    known.load(sorted);
    draftStore.put(parts, lists);
    forgetSteps(id);
    brokenContainers.delete(id);
    for (const module of sorted) markModule(module.id);
  }
  putContainer({ id, slug, content_type, version, reviewed: version, is_changed: is_changed ?? null });
  saveContainer(id);
}

function byId(modules: readonly ShownModule[]): Map<number, ShownModule> {
  const below = (module: ShownModule): ShownModule[] => [module, ...module.children.flatMap(below)];
  return new Map(modules.flatMap(below).map((module) => [module.id, module]));
}

/** Texts that are the same but for their soft hyphens stay as they are drawn: nothing moves. */
function hyphenated(fresh: Record<string, unknown>, drawn: Record<string, unknown>): Record<string, unknown> {
  const pairs = Object.entries(fresh).map(([field, value]) => {
    const text = drawn[field];
    return [field, typeof text === 'string' && text.replaceAll('\u00ad', '') === value ? text : value];
  });
  return Object.fromEntries(pairs);
}

function partOf(module: DraftModule, shown: ShownModule | undefined): Part {
  if (shown) return { module, content: shown.content, in_german: shown.in_german };
  const empty: Part = { module, content: {}, in_german: [] };
  return { module, ...contentAfter(empty, module.data, {}, session.get().locale) };
}

/** Whether the server's module is the one that lies here. */
function isKnown({ id, version, data, parent, column, order }: DraftModule): boolean {
  const part = draftStore.part(id);
  if (!part || known.get(id)?.version !== version || !isSame(part.module.data, data)) return false;
  return part.module.parent === parent && part.module.column === column && draftStore.orderOf(id) === order;
}

function hasUnsavedIn(container: number): boolean {
  const isIn = (id: number) => draftStore.part(id)?.module.container === container;
  return hasUnsaved() || draftStore.ids().some((id) => isIn(id) && draftStore.entry(id)?.state !== 'saved');
}

/** Leaves what lies here and takes what the server has. */
export async function reloadContainer(slug: string, content_type: string): Promise<void> {
  takeContainer(await fetchContainer(slug, content_type), []);
}
