/** Navigation between screens of the back office without a new document, for plain anchors. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';

/** The address of a clicked link, if it leads to a back office screen in the same language. */
function linkedScreen(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  const here = new URL(location.href);
  if (address.origin !== here.origin || !isBackOfficePath(address.pathname)) return null;
  // The messages of one language are loaded only.
  if (backOfficeLocale(address.searchParams) !== backOfficeLocale(here.searchParams)) return null;
  const isSamePage = address.pathname === here.pathname && address.search === here.search;
  return isSamePage && address.hash ? null : address;
}

/** For the layout: one listener for all links. */
export function useBackOfficeLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = linkedScreen(event);
      if (!address) return;
      event.preventDefault();
      void navigate(address.pathname + address.search + address.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
