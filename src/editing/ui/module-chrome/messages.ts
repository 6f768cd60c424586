/** Labels of the editing layer in the page's language. */
import type { EditingMessages } from '#i18n/editing/editing-de.ts';
import { editingMessages } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';

export function useEditingMessages(): EditingMessages {
  return editingMessages(useLocale());
}
