/** Whether visitors have something to answer about cookies: all of the banner that every first view carries. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isBannerDue } from '#domain/site/consent.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { loadConsentTexts } from '#i18n/site/consent-texts.ts';
import { followConsent, noteVisit, useConsent, useConsentMemory } from '#state/consent.ts';

/** `banner`: the question itself; `settings`: the dialog that the foot of the page opens. */
export function useConsentQuestion(): { banner: boolean; settings: boolean } {
  const path = useLocation().pathname;
  useConsentMemory();
  useEffect(followConsent, []);
  const isRead = useConsent('isRead');
  const consent = useConsent('consent');
  const hasReadLegalPage = useConsent('hasReadLegalPage');
  const settings = useConsent('isSettingsOpen');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal on the page itself counts when it is left.
  useEffect(() => {
    if (isRead) noteVisit(path);
  }, [path, isRead, consent]);
  const banner = isRead && isBannerDue({ path, consent, hasReadLegalPage });
  const locale = useLocale();
  useEffect(() => {
    // The words come beside the banner's script, not after it.
    if (banner || settings) loadConsentTexts(locale).catch(() => undefined);
  }, [banner, settings, locale]);
  return { banner, settings };
}
