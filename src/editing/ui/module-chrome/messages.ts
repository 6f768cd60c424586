/** Labels of the layer in the language of the page, and the names of modules in them. */
import type { EditingMessages } from '#i18n/editing/editing-de.ts';
import { editingMessages } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { draftStore } from '../../core/edited-document.ts';
import { session } from '../../sync/account/account.ts';

export function useMessages(): EditingMessages {
  return editingMessages(useLocale());
}

/** For what is said outside of a component. */
export function words(): EditingMessages {
  return editingMessages(session.get().locale);
}

export function nameOf(id: number): string {
  const module = draftStore.part(id)?.module.module;
  return module ? words().modules[module][0] : '';
}
