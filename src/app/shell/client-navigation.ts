/**
 * Turns clicks on plain anchors into client-side navigation with one listener for the document, so that long
 * lists need no link components.
 */
import { useEffect, useLayoutEffect } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { getGlobal, setGlobal } from '#state/global.ts';
import { retryEvent } from '#state/retry.ts';
import { openDocument } from './open-document.ts';
import { useScrollRestoration } from './scroll-restoration.ts';
import { useGoTo } from './use-go-to.ts';

/** A language switch loads a new document, since the messages of one language are loaded only. */
const isOtherLanguage = ({ pathname }: URL) => localeOfPath(pathname) !== localeOfPath(location.pathname);

/**
 * The address of the link around `target`, without trailing slashes, if the router has a page for it; null for links
 * that the browser should handle.
 */
export function internalLink(target: EventTarget | null): URL | null {
  const address = linkOfSite(target);
  return address && isOtherLanguage(address) ? null : address;
}

/** The same, with pages in the other language. */
function linkOfSite(target: EventTarget | null): URL | null {
  const link = (target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  address.pathname = address.pathname.replace(/\/+$/, '');
  const { origin, pathname, search, hash } = address;
  if (origin !== location.origin || !matchPath(pathname)) return null;
  if (hash && pathname === location.pathname && search === location.search) return null;
  return address;
}

/** Handles plain links with the router, and scrolls to their targets. */
export function useClientNavigation(): void {
  const goTo = useGoTo();
  const { location: next } = useNavigation();
  const current = useLocation();
  useLayoutEffect(() => {
    const destination = location.origin + createPath(next ?? current);
    const clear = () => {
      if (getGlobal().destination === destination) setGlobal({ destination: '' });
    };
    // Arrived. React may skip the state in which the router loads.
    if (!next) return clear();
    // A newer destination has precedence.
    if (!getGlobal().destination) setGlobal({ destination });
    return clear;
  }, [next, current]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOfSite(event.target);
      if (!link) return;
      event.preventDefault();
      // A second click on a link whose page is loading is ignored, unless the page is stalled.
      if (link.href !== getGlobal().destination)
        void (isOtherLanguage(link) ? openDocument : goTo)(link.href);
      else if (link.href === getGlobal().stalled) dispatchEvent(new Event(retryEvent));
    };
    // React stops a click on a part that it has not hydrated yet, and leaves it to the browser.
    const followStopped = (event: MouseEvent) => event.cancelBubble && follow(event);
    document.addEventListener('click', followStopped, true);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', followStopped, true);
      document.removeEventListener('click', follow);
    };
  }, [goTo]);
  useScrollRestoration();
}
