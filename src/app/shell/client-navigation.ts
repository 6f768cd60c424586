/**
 * Plain anchors become navigation without a page load: one listener for the whole document, so that long lists
 * render as fast as text. Also where the page scrolls to afterwards.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigation, useNavigationType } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { getGlobal, setGlobal } from '#state/global.ts';
import { useGoTo } from './use-go-to.ts';

/** The link around something that leads to a page of this document; null for all that the browser does better. */
export function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || !matchPath(pathname)) return null;
  // Labels are loaded for one language; the other one is another document.
  if (localeOfPath(pathname) !== localeOfPath(location.pathname)) return null;
  if (hash && pathname === location.pathname && search === location.search) return null;
  return link;
}

export function useClientNavigation(): void {
  const goTo = useGoTo();
  const { location: next } = useNavigation();
  useLayoutEffect(() => {
    if (!next) return;
    const destination = location.origin + createPath(next);
    setGlobal({ destination });
    return () => {
      if (getGlobal().destination === destination) setGlobal({ destination: '' });
    };
  }, [next]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = ownLink(event.target);
      if (!link) return;
      event.preventDefault();
      // A second press on a page that is loading brings it no sooner.
      if (link.href !== getGlobal().destination) void goTo(link.href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [goTo]);
  useScroll();
}

const hashWait = 1000;
const hashPoll = 250;
const hashTries = 100;
const aboveTarget = 130;

/** Saved places by history entry; kept for the tab. */
const places = new Map<string, number>();

/** To the top, or to the place saved for a page gone back to; with a hash, to its element once it is there. */
function useScroll(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const isStill = useNavigation().state === 'idle';
  useEffect(ownRestoration, []);
  // In the same moment as the content changes: a shorter page is moved by the browser, and that is no place.
  useLayoutEffect(() => {
    if (!isStill) return;
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, isStill]);

  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (hash) return scrollToHash(hash);
    if (before.key === key) return;
    if (type === 'POP') {
      scrollTo(0, places.get(key) ?? 0);
      return;
    }
    scrollTo(0, 0);
    // A new page is read from its beginning by those who do not see it, too; a filter keeps the focus.
    if (before.pathname !== pathname) document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [key, hash, pathname, type]);
}

/**
 * Within the site the places are ours, else the browser would move the page that is still there. For a page that
 * is left and loaded again they are the browser's. Returns what gives them back.
 */
function ownRestoration(): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  take();
  addEventListener('pageshow', take);
  addEventListener('pagehide', giveBack);
  return () => {
    removeEventListener('pageshow', take);
    removeEventListener('pagehide', giveBack);
    giveBack();
  };
}

/** Waits a second, then looks every quarter of one until the element is there. Returns what stops it. */
function scrollToHash(hash: string): () => void {
  let tries = 0;
  let timer = setTimeout(look, hashWait);
  // Anybody can write a hash that is no encoded text; it is taken as it stands.
  const id = percentDecoded(hash.slice(1)) ?? hash.slice(1);
  function look() {
    const target = document.getElementById(id);
    if (target) {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      scrollTo({ top: target.getBoundingClientRect().top + scrollY - aboveTarget, behavior });
      return;
    }
    tries += 1;
    if (tries < hashTries) timer = setTimeout(look, hashPoll);
  }
  return () => clearTimeout(timer);
}
