/** Shows the cookie banner while consent is missing. Loaded early and separately, since no cookie may be set before. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { loadConsentTexts } from '#i18n/site/consent-texts.ts';
import { useConsent } from '#state/consent.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { useConsentQuestion } from './use-consent-question.ts';

// A page must not fail if this script cannot be loaded.
const ShopSession = lazy(() => import('./ShopSession.tsx').catch(() => ({ default: () => null })));

async function loadBanner(locale: Locale): Promise<ComponentType> {
  const [loaded] = await Promise.all([import('./CookieBanner.tsx'), loadConsentTexts(locale)]);
  return loaded.default;
}

export function ConsentQuestion() {
  const { banner, settings } = useConsentQuestion();
  const isRead = useConsent('isRead');
  const locale = useLocale();
  // Stays mounted once opened, because closing the dialog returns the focus.
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const isNeeded = banner && !Banner;
  const isPressed = settings && !Banner;
  // Not urgent.
  useEffect(() => {
    if (isNeeded)
      loadBanner(locale).then(
        (loaded) => setBanner(() => loaded),
        () => undefined,
      );
  }, [isNeeded, locale]);
  useEffect(() => {
    if (isPressed) void loadOnDemand(() => loadBanner(locale)).then((loaded) => setBanner(() => loaded));
  }, [isPressed, locale]);
  return (
    <>
      {Banner && <Banner />}
      <Suspense>{isRead && <ShopSession />}</Suspense>
    </>
  );
}
