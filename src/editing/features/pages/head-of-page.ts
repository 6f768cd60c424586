/** The head of a page in the edited document, as the settings of the page lead to it. */
import { headColumn } from '#domain/modules/modules.ts';
import { pageContainerSlug } from '#domain/pages/page.ts';
import { schemaOf } from '#modules/schemas.ts';
import { changeFields } from '../../core/edits.ts';
import { mergeFields } from '../../core/merge/merge-fields.ts';
import { slotKey } from '../../core/slots.ts';
import type { PersistedSettings } from '../../sync/drafts/persisted-draft.ts';
import type { EditingSession } from '../../sync/session.ts';

/** The id of its entry; null where the page is not being edited. */
export function headOf({ containers, document }: EditingSession, page: number): number | null {
  const container = containers.bySlug(pageContainerSlug(page));
  const place = { container: container?.id ?? 0, parent: null, column: headColumn };
  return document.children(slotKey(place))[0] ?? null;
}

/**
 * Settings that an earlier version of the program could not save held fields of the head as well: these go into its
 * working copy, to be undone like everything that is written.
 */
export function restoreHeadFields(
  session: EditingSession,
  { before, page }: Pick<PersistedSettings, 'before' | 'page'>,
): void {
  const id = headOf(session, page.id);
  const head = id === null ? undefined : session.document.part(id)?.module;
  if (id === null || !head) return;
  // A video was an address then.
  const { hero_video: _, ...fields } = schemaOf('head').fields;
  const only = (state: object) =>
    Object.fromEntries(Object.entries(state).filter(([name]) => name in fields));
  const { changes, conflicting } = mergeFields(fields, only(before), only(page), head.data);
  changeFields(session, id, { ...changes, ...conflicting });
}
