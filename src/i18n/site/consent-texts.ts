/** The texts of the consent banner in the reader's language, loaded when it is shown. */
import { useEffect, useState } from 'react';
import { loadedInLanguages } from '#i18n/in-languages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { ConsentTexts } from './consent-de.ts';

/** @throws TypeError after a network failure */
export const loadConsentTexts = loadedInLanguages<ConsentTexts>(
  async () => (await import('./consent-de.ts')).consentDe,
  async () => (await import('./consent-en.ts')).consentEn,
);

/** Null until they are loaded; after a network failure nobody is asked and nothing is loaded. */
export function useConsentTexts(): ConsentTexts | null {
  const locale = useLocale();
  const [texts, setTexts] = useState<ConsentTexts | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadConsentTexts(locale).then(
      (loaded) => isWanted && setTexts(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return texts;
}
