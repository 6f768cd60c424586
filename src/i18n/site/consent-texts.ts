/** Loads the texts of the cookie banner in the page's language. */
import { useEffect, useState } from 'react';
import { lazyInLanguages } from '#i18n/in-languages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { ConsentTexts } from './consent-de.ts';

/** @throws TypeError after a network failure */
export const loadConsentTexts = lazyInLanguages<ConsentTexts>(
  async () => (await import('./consent-de.ts')).consentDe,
  async () => (await import('./consent-en.ts')).consentEn,
);

/**
 * Null until loaded. After a network failure the banner is not shown, and without consent nothing is loaded.
 */
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
