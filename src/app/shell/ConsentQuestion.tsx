/**
 * Asks about cookies where there is something to ask, and the shop where it may be asked. Comes early and alone:
 * nothing is set before an answer.
 */
import { lazy, Suspense, useState } from 'react';
import { useConsent } from '#state/consent.ts';
import { useConsentQuestion } from './use-consent-question.ts';

// A page must not fail where these cannot be loaded.
const CookieBanner = lazy(() => import('./CookieBanner.tsx').catch(() => ({ default: () => null })));
const ShopSession = lazy(() => import('./ShopSession.tsx').catch(() => ({ default: () => null })));

export function ConsentQuestion() {
  const { banner, settings } = useConsentQuestion();
  const isRead = useConsent('isRead');
  // Kept from the first time on, since closing gives the focus back.
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
