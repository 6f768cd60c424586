/** Navigation between screens of the back office without a new document, for plain anchors. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';

const linkAt = ({ target }: Event) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? null;

/** The address of a clicked link, if it leads to a back office screen in the same language. */
function linkedScreen(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkAt(event);
  if (!link || link.target || link.hasAttribute('download')) return null;
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
    // A screen's form replaces what the server rendered. For the browser it is no click if that happens between press
    // and release of the mouse. A touch clicks where it ends.
    let pressed: HTMLAnchorElement | null = null;
    const press = (event: PointerEvent) => {
      pressed = event.pointerType === 'mouse' ? linkAt(event) : null;
    };
    const release = (event: MouseEvent) => {
      if (pressed && !pressed.isConnected && linkAt(event)?.href === pressed.href) follow(event);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('pointerdown', press, { signal, capture: true });
    document.addEventListener('pointerup', release, { signal });
    return () => controller.abort();
  }, [navigate]);
}
