/** Asks for the dialog of a page: its settings, or a new one near it. */
import type { FieldFocus } from '../../ui/form/field-focus.ts';
import { requestDialog } from '../../ui/form/open-dialog.ts';

export interface PageRequest {
  kind: 'settings' | 'new';
  /** The page on the screen. `id` null: a screen that is no page of its own; a new one then stands at the top. */
  page: { id: number | null };
  /** The field that it is opened for. */
  focus?: FieldFocus;
}

export function openPageDialog(request: PageRequest): void {
  requestDialog({ kind: 'page', page: request });
}
