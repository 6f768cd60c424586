/** The head of a page in the edited document. */
import { headColumn } from '#domain/modules/modules.ts';
import { pageContainerSlug } from '#domain/pages/page.ts';
import { schemaOf } from '#modules/schemas.ts';
import { mergeFields } from '../../core/merge/merge-fields.ts';
import { changeFields } from '../../core/module-edits.ts';
import { slotKey } from '../../core/slots.ts';
import type { PersistedSettings } from '../../sync/drafts/persisted-draft.ts';
import type { EditingSession } from '../../sync/session.ts';

/** The id of its entry; null if the page is not being edited. */
export function headOf({ containers, document }: EditingSession, page: number): number | null {
  const container = containers.bySlug(pageContainerSlug(page));
  const slot = { container: container?.id ?? 0, parent: null, column: headColumn };
  return document.children(slotKey(slot))[0] ?? null;
}

/**
 * Settings in drafts of an earlier version also had fields of the head. These are applied to the working copy, as an
 * undoable change.
 */
export function restoreHeadFields(
  session: EditingSession,
  { before, page }: Pick<PersistedSettings, 'before' | 'page'>,
): void {
  const id = headOf(session, page.id);
  const head = id === null ? undefined : session.document.part(id)?.module;
  if (id === null || !head) return;
  // The video was stored as an address then.
  const { hero_video: _, ...fields } = schemaOf('head').fields;
  const only = (state: object) =>
    Object.fromEntries(Object.entries(state).filter(([name]) => name in fields));
  const { changes, conflicting } = mergeFields(fields, only(before), only(page), head.data);
  changeFields(session, id, { ...changes, ...conflicting });
}
