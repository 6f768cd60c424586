/** Changes that could not be restored, persisted until the user inserts or discards them. */
import { emptyData } from '#domain/modules/module-fields.ts';
import { isAllowedIn, type ModuleData, type ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { type EditedModule, schemaOfEntry } from '../../core/entries.ts';
import { combineText, type FieldText } from '../../core/merge/merge-fields.ts';
import { addModule, changeFields } from '../../core/module-edits.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../session.ts';
import { unresolvedTab } from './find-drafts.ts';
import type { JournalRow, PersistedContainer, RowKey, UnresolvedDraft } from './persisted-draft.ts';
import type { UnrestoredChange } from './replay-module.ts';

const keyOf = (user: string, { slug, key }: UnresolvedDraft): RowKey => [
  user,
  unresolvedTab,
  slug,
  'left',
  key,
];

/** @returns the rows to write in the transaction that deletes the original rows */
export function persistUnresolved(
  session: EditingSession,
  unrestored: readonly UnrestoredChange[],
  place: PersistedContainer,
  user: string,
): JournalRow[] {
  const { slug, path, title, at } = place;
  const first = session.ports.clock.now() * 1000 + Math.floor(Math.random() * 1000);
  const drafts = unrestored.map(
    (each, index): UnresolvedDraft => ({ ...each, key: first + index, slug, path, title, at }),
  );
  const { unresolved } = session.drafts.get();
  if (drafts.length > 0) session.drafts.set({ unresolved: [...unresolved, ...drafts] });
  return drafts.map((each) => [keyOf(user, each), each]);
}

export async function discardUnresolved(session: EditingSession, draft: UnresolvedDraft): Promise<void> {
  const { draftWriter } = session;
  forget(session, draft);
  if (draftWriter) await draftWriter.rows.write([], [keyOf(draftWriter.user, draft)]);
}

/**
 * Removes the draft once its text is in the form again. Its rows and those of the form are written in one transaction.
 */
export async function moveUnresolvedToForm(session: EditingSession, draft: UnresolvedDraft): Promise<void> {
  const { draftWriter } = session;
  forget(session, draft);
  if (draftWriter) await draftWriter.flush([keyOf(draftWriter.user, draft)]);
}

function forget({ drafts }: EditingSession, draft: UnresolvedDraft): void {
  drafts.set({ unresolved: drafts.get().unresolved.filter(({ key }) => key !== draft.key) });
}

/** Whether the draft can be inserted into the current page. */
export function mayInsertUnresolved(
  session: EditingSession,
  { slug, module, reason, id }: UnresolvedDraft,
): boolean {
  const isOpen = (session.containers.bySlug(slug)?.shown ?? 0) > 0;
  if (module === null) return isOpen;
  const isThere = id !== null && session.document.part(id) !== undefined;
  return isOpen && (isThere || isAllowedIn(module, null)) && reason !== 'schema' && reason !== 'removal';
}

/**
 * Inserts the draft as an undoable change: into its module, or as a new module if that was removed.
 * @returns the id of the module
 */
export function insertUnresolved(session: EditingSession, draft: UnresolvedDraft): number | null {
  const { id, module, texts, data, before } = draft;
  const place = session.containers.bySlug(draft.slug);
  if (!place || module === null || !mayInsertUnresolved(session, draft)) return null;
  const there = id === null ? undefined : session.document.part(id);
  if (there) {
    const now = there.module.data;
    changeFields(
      session,
      there.module.id,
      before ? merged(there.module, before, now, draft) : withTexts(now, texts, data),
    );
    return there.module.id;
  }
  const top = { container: place.id, parent: null, column: 0 };
  const name = module as ModuleName;
  const all = withTexts(emptyData(schemaOf(name)), texts, data);
  return addModule(session, top, session.document.children(slotKey(top)).length, name, all);
}

/** Merges the draft with remote changes, which are kept. */
function merged(
  module: EditedModule,
  before: ModuleData,
  now: ModuleData,
  { texts, data }: UnresolvedDraft,
): ModuleData {
  const next: ModuleData = { ...data };
  for (const { field } of texts) next[field] = now[field];
  for (const text of texts) next[text.field] = combineText(schemaOfEntry(module).fields, before, next, text);
  return next;
}

function withTexts(now: ModuleData, texts: readonly FieldText[], data: ModuleData | null): ModuleData {
  const next: ModuleData = { ...data };
  for (const { field, lang, text } of texts) {
    const before = (next[field] ?? now[field]) as object | null;
    next[field] = lang === null ? text : { de: '', ...before, [lang]: text };
  }
  return next;
}
