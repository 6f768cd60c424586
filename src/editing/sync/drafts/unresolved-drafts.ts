/** What could not be put back: kept until somebody puts it in or discards it, knowingly. */

import { emptyData } from '#domain/modules/module-fields.ts';
import { isModuleName, type ModuleData, type ModuleName, mayStandIn } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { changeFields } from '../../core/document-entry.ts';
import { draftStore } from '../../core/edited-document.ts';
import { addModule } from '../../core/edits.ts';
import { putTogether } from '../../core/merge/merge-fields.ts';
import { placeKey } from '../../core/slots.ts';
import { containerBySlug } from '../containers.ts';
import { journal } from './current-draft-writer.ts';
import { journalState } from './drafts-state.ts';
import { leftTab } from './find-drafts.ts';
import type { KeptPlace, KeptText, Left, Row, RowKey } from './persisted-draft.ts';
import type { Remains } from './replay.ts';

const keyOf = (user: string, { slug, key }: Left): RowKey => [user, leftTab, slug, 'left', key];

/** @returns the rows that keep it: to be written in one go with the end of those that it comes from */
export function keepLeft(remains: readonly Remains[], place: KeptPlace, user: string): Row[] {
  const { slug, path, title, at } = place;
  const first = Date.now() * 1000 + Math.floor(Math.random() * 1000);
  const left = remains.map((each, index): Left => ({ ...each, key: first + index, slug, path, title, at }));
  if (left.length > 0) journalState.set({ left: [...journalState.get().left, ...left] });
  return left.map((each) => [keyOf(user, each), each]);
}

export async function discardLeft(left: Left): Promise<void> {
  const { keeper } = journal;
  journalState.set({ left: journalState.get().left.filter(({ key }) => key !== left.key) });
  if (keeper) await keeper.rows.write([], [keyOf(keeper.user, left)]);
}

/** It lies in the form again, whose rows keep it from now on: the one goes with the other's coming. */
export async function takeLeft(left: Left): Promise<void> {
  const { keeper } = journal;
  journalState.set({ left: journalState.get().left.filter(({ key }) => key !== left.key) });
  if (keeper) await keeper.flush([keyOf(keeper.user, left)]);
}

/** Whether it can be put into the page that is being edited. */
export function mayPutIn({ slug, module, reason, id }: Left): boolean {
  const isOpen = (containerBySlug(slug)?.shown ?? 0) > 0;
  if (module === null) return isOpen;
  const isThere = id !== null && draftStore.part(id) !== undefined;
  const mayStand = isModuleName(module) && (isThere || mayStandIn(module, null));
  return isOpen && mayStand && reason !== 'schema' && reason !== 'removal';
}

/**
 * Puts it in as one step that can be taken back: into what stands there, or as a module of its own where its module
 * is gone. @returns the module it stands in now
 */
export function putIn(left: Left): number | null {
  const { id, module, texts, data, before } = left;
  const place = containerBySlug(left.slug);
  if (!place || module === null || !mayPutIn(left)) return null;
  const there = id === null ? undefined : draftStore.part(id);
  if (there) {
    const now = there.module.data;
    changeFields(there.module.id, before ? together(module, before, now, left) : withTexts(now, texts, data));
    return there.module.id;
  }
  const top = { container: place.id, parent: null, column: 0 };
  const all = withTexts(emptyData(schemaOf(module)), texts, data);
  return addModule(top, draftStore.children(placeKey(top)).length, module, all);
}

/** What others have written since is not written over. */
function together(
  module: ModuleName,
  before: ModuleData,
  now: ModuleData,
  { texts, data }: Left,
): ModuleData {
  const next: ModuleData = { ...data };
  for (const { field } of texts) next[field] = now[field];
  for (const text of texts) next[text.field] = putTogether(module, before, next, text);
  return next;
}

function withTexts(now: ModuleData, texts: readonly KeptText[], data: ModuleData | null): ModuleData {
  const next: ModuleData = { ...data };
  for (const { field, lang, text } of texts) {
    const before = (next[field] ?? now[field]) as object | null;
    next[field] = lang === null ? text : { de: '', ...before, [lang]: text };
  }
  return next;
}
