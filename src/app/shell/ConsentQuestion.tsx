/**
 * Shows the cookie banner while consent is missing. Loaded early and by itself, since no cookie may be set
 * before the answer.
 */
import { lazy, Suspense, useState } from 'react';
import { useConsent } from '#state/consent.ts';
import { useConsentQuestion } from './use-consent-question.ts';

// A page must not fail if a script of the banner cannot be loaded.
const CookieBanner = lazy(() => import('./CookieBanner.tsx').catch(() => ({ default: () => null })));
const ShopSession = lazy(() => import('./ShopSession.tsx').catch(() => ({ default: () => null })));

export function ConsentQuestion() {
  const { banner, settings } = useConsentQuestion();
  const isRead = useConsent('isRead');
  // Stays mounted once opened, because closing the dialog returns the focus.
  const [wasAsked, setAsked] = useState(false);
  const isAsking = banner || settings;
  if (isAsking && !wasAsked) setAsked(true);
  return (
    <>
      <Suspense>{(isAsking || wasAsked) && <CookieBanner />}</Suspense>
      <Suspense>{isRead && <ShopSession />}</Suspense>
    </>
  );
}
