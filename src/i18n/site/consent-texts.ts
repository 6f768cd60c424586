/** The words about consent in the reader's language, fetched when somebody is to be asked. */
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { ConsentTexts } from './consent-de.ts';

/** @throws TypeError where the network does not answer */
export async function loadConsentTexts(locale: Locale): Promise<ConsentTexts> {
  if (locale === 'de') return (await import('./consent-de.ts')).consentDe;
  return (await import('./consent-en.ts')).consentEn;
}

/** Null until they are there; where the network fails, nobody is asked and nothing is loaded. */
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
