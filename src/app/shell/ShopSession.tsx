/** Decides whether to query the shop's session, which requires consent and an earlier visit to the shop. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { mayRequestShopSession } from '#domain/shop/shop.ts';
import { useConsent } from '#state/consent.ts';
import { useIsFinal } from './MetaNavigation.tsx';
import { useRootData } from './root-data.ts';

// A page must not fail if the iframe's script cannot be loaded.
const ShopFrame = lazy(() => import('./ShopFrame.tsx').catch(() => ({ default: () => null })));

/** Local storage key, set once the visitor has followed a link to the shop. */
const shopVisitKey = 'shopVisited';

function hasVisited(): boolean {
  try {
    return localStorage.getItem(shopVisitKey) !== null;
  } catch {
    return false;
  }
}

function noteVisit(): void {
  try {
    localStorage.setItem(shopVisitKey, '1');
  } catch {
    // Storage is unavailable: the shop is not asked, and its link stays generic.
  }
}

export default function ShopSession() {
  const { shop } = useRootData();
  // While the site is in preparation it has no account link.
  const isFinal = useIsFinal();
  const consent = useConsent('consent');
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const look = () => setKnown(hasVisited());
    const follow = ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest?.('a[href]');
      if (link instanceof HTMLAnchorElement && link.origin === shop) noteVisit();
    };
    // Covers visits by a link that was pressed before this script was loaded.
    if (document.referrer.startsWith(`${shop}/`)) noteVisit();
    look();
    // A page restored from the back/forward cache: the visitor may have logged in at the shop meanwhile.
    addEventListener('pageshow', look);
    document.addEventListener('click', follow, true);
    return () => {
      removeEventListener('pageshow', look);
      document.removeEventListener('click', follow, true);
    };
  }, [shop]);
  if (!shop || !isFinal || !mayRequestShopSession(consent, isKnown)) return null;
  return (
    <Suspense>
      <ShopFrame shop={shop} />
    </Suspense>
  );
}
