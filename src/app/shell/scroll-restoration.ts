/** Scroll positions: top of a new page, the saved position, or the element of the hash. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { useGlobal } from '#state/global.ts';

/** Milliseconds before the element of a hash is looked for, and between the tries; pixels above it that stay visible. */
const hashWait = 1000;
const hashPoll = 250;
const hashTries = 100;
const hashMargin = 130;

/** Scroll positions by history key, lost when the document is left. */
const scrollPositions = new Map<string, number>();

/**
 * Scrolls to the top, to the saved position after going back or when the page returns because the next one cannot be
 * reached, or to the element of the hash once it exists.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  const isIdle = useNavigation().state === 'idle';
  const destination = useGlobal('destination');
  const isStalled = useGlobal('stalled') === destination && destination !== '';
  // Also true while a placeholder replaces the page, which may be shown before the router starts.
  const isStill = isStalled || (isIdle && destination === '');
  useEffect(takeOverScrollRestoration, []);
  // A layout effect: when the content gets shorter, the browser scrolls, and that position must not be saved.
  const saved = useRef(0);
  useLayoutEffect(() => {
    // Read before the previous page's last scroll event, which may be dispatched until the effect below runs.
    saved.current = scrollPositions.get(key) ?? 0;
    if (!isStill) return;
    // Not every browser returns to the position of the page that stays.
    if (isStalled) scrollTo(0, saved.current);
    const remember = () => scrollPositions.set(key, scrollY);
    // A click may leave the page before its last scroll event is dispatched.
    const events = ['scroll', 'click'];
    for (const name of events) addEventListener(name, remember, { capture: true, passive: true });
    return () => {
      for (const name of events) removeEventListener(name, remember, { capture: true });
    };
  }, [key, isStill, isStalled]);

  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (hash) return scrollToHash(hash);
    if (before.key === key) return;
    if (type === 'POP') {
      scrollTo(0, saved.current);
      return;
    }
    // Editors pass the scroll position when they reload the data of a page.
    scrollTo(0, state ?? 0);
    // Moves focus for screen readers to a new page's content; a change of filter keeps the focus.
    if (before.pathname !== pathname) document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [key, hash, pathname, type, state]);
}

/**
 * Handles scroll restoration within the site, since the browser would scroll the old page before the new one is
 * rendered. Reloads, documents that are left, and tabs that are discarded in the background are left to the browser.
 */
function takeOverScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => {
    history.scrollRestoration = mode;
  };
  for (const event of ['pageshow', 'pagehide', 'visibilitychange']) {
    addEventListener(event, () => {
      if (event === 'pagehide' || document.hidden) set('auto');
      // WebKit scrolls a document that it has kept only after these events.
      else requestAnimationFrame(() => set('manual'));
    });
  }
  set('manual');
}

/** Polls for the element every 250 ms, after a second for the page to render. Returns a cleanup function. */
function scrollToHash(hash: string): () => void {
  let tries = 0;
  let timer = setTimeout(look, hashWait);
  // A hash with invalid percent encoding is used unchanged.
  const id = percentDecoded(hash.slice(1)) ?? hash.slice(1);
  function look() {
    const target = document.getElementById(id);
    if (target) {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      scrollTo({ top: target.getBoundingClientRect().top + scrollY - hashMargin, behavior });
      return;
    }
    tries += 1;
    if (tries < hashTries) timer = setTimeout(look, hashPoll);
  }
  return () => clearTimeout(timer);
}
