/**
 * Shows the cookie banner while consent is missing. Loaded early and by itself, since no cookie may be set
 * before the answer.
 */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { loadConsentTexts } from '#i18n/site/consent-texts.ts';
import { useConsent } from '#state/consent.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { useConsentQuestion } from './use-consent-question.ts';

// A page must not fail if this script cannot be loaded.
const ShopSession = lazy(() => import('./ShopSession.tsx').catch(() => ({ default: () => null })));

export function ConsentQuestion() {
  const { banner, settings } = useConsentQuestion();
  const isRead = useConsent('isRead');
  const locale = useLocale();
  // Stays mounted once opened, because closing the dialog returns the focus.
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Banner || !(banner || settings)) return;
    const load = async () => {
      const [loaded] = await Promise.all([import('./CookieBanner.tsx'), loadConsentTexts(locale)]);
      setBanner(() => loaded.default);
    };
    // Nobody waits for the banner. The settings were pressed.
    if (settings) void loadOnDemand(load);
    else load().catch(() => undefined);
  }, [banner, settings, Banner, locale]);
  return (
    <>
      {Banner && <Banner />}
      <Suspense>{isRead && <ShopSession />}</Suspense>
    </>
  );
}
