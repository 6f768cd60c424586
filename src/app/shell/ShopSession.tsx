/** Whether the shop may be asked who is logged in there. Comes with the first touch; the frame only where it may. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { mayAskShop } from '#domain/shop/shop.ts';
import { useConsent } from '#state/consent.ts';
import { useIsFinal } from './MetaNavigation.tsx';
import { useRootData } from './root-data.ts';

// A page must not fail where the frame cannot be loaded.
const ShopFrame = lazy(() => import('./ShopFrame.tsx').catch(() => ({ default: () => null })));

/** Key in this browser's memory: the visitor has gone to the shop from here. */
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
    // Then the shop is not asked, and its link says what it says to everybody.
  }
}

export default function ShopSession() {
  const { shop } = useRootData();
  // A site in the making has no account to name.
  const isFinal = useIsFinal();
  const consent = useConsent('consent');
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const look = () => setKnown(hasVisited());
    const follow = ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest?.('a[href]');
      if (link instanceof HTMLAnchorElement && link.origin === shop) noteVisit();
    };
    // Whoever comes from the shop was there, also where the way there was pressed before this script was loaded.
    if (URL.parse(document.referrer)?.origin === shop) noteVisit();
    look();
    // A page that comes back as it was left: meanwhile the visitor was at the shop.
    addEventListener('pageshow', look);
    document.addEventListener('click', follow, true);
    return () => {
      removeEventListener('pageshow', look);
      document.removeEventListener('click', follow, true);
    };
  }, [shop]);
  if (shop === '' || !isFinal || !mayAskShop(consent, isKnown)) return null;
  return (
    <Suspense>
      <ShopFrame shop={shop} />
    </Suspense>
  );
}
