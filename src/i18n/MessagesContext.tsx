/** React context of the reader's language and its labels. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { Messages } from '#i18n/de.ts';
import { messagesOf } from '#i18n/messages.ts';

const LocaleContext = createContext<Locale>('de');

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export function useMessages(): Messages {
  return messagesOf(useContext(LocaleContext));
}
