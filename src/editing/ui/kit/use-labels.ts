/** Labels of dialogs, pickers and the text toolbar, in the page's language. */
import { type DialogLabels, dialogDe } from '#i18n/editing/dialog-de.ts';
import { dialogEn } from '#i18n/editing/dialog-en.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';

export function useLabels(): DialogLabels {
  return useLocale() === 'de' ? dialogDe : dialogEn;
}
