/**
 * Whether the cookie banner or its settings are to be shown: the only part of consent that loads with every
 * page.
 */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isBannerDue } from '#domain/site/consent.ts';
import {
  recordLegalPageVisit,
  syncConsentBetweenTabs,
  useConsent,
  useStoredConsent,
} from '#state/consent.ts';
import { useRootData } from './root-data.ts';

/**
 * `banner`: consent is missing; `settings`: the dialog was opened from the footer. Logged-in users are not asked:
 * nothing from other hosts is loaded until they open the settings.
 */
export function useConsentQuestion(): { banner: boolean; settings: boolean } {
  const path = useLocation().pathname;
  useStoredConsent();
  useEffect(syncConsentBetweenTabs, []);
  const isRead = useConsent('isRead');
  const consent = useConsent('consent');
  const hasReadLegalPage = useConsent('hasReadLegalPage');
  const settings = useConsent('isSettingsOpen');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal on the page itself counts when it is left.
  useEffect(() => {
    if (isRead) recordLegalPageVisit(path);
  }, [path, isRead, consent]);
  const { login, asksNothing } = useRootData();
  const banner = login === null && !asksNothing && isRead && isBannerDue({ path, consent, hasReadLegalPage });
  return { banner, settings };
}
