/** What is said outside of components, in the language of the page. */

import type { EditingMessages } from '#i18n/editing/editing-de.ts';
import { editingMessages } from '#i18n/editing/editing-messages.ts';
import type { EditingSession } from './session.ts';

export function messages({ locale }: EditingSession): EditingMessages {
  return editingMessages(locale);
}

/** What a module of the document is called; empty for one that is gone. */
export function moduleName(session: EditingSession, id: number): string {
  const module = session.document.part(id)?.module.module;
  return module ? messages(session).modules[module][0] : '';
}
