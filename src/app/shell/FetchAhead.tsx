/** Fetches the page behind a link that somebody is about to press: its data, and what draws it. */
import { useEffect } from 'react';
import { aheadDelay, type Line, mayFetchAhead } from '#domain/site/page-requests.ts';
import { fetchAhead } from '#state/page-requests.ts';
import { ownLink } from './client-navigation.ts';
import { dataOf } from './page-data.ts';
import { useRootData } from './root-data.ts';

/** The router's list of screens, as far as it is read here. */
interface Screens {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
}

declare global {
  interface Window {
    __reactRouterManifest?: Screens;
  }
  interface Navigator {
    /** Not every browser says. */
    readonly connection?: Line;
  }
}

const name = (rel: string, href: string, as?: 'style') => {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...(as && { as }) }));
};

/** Asks for what a press on this link would ask for. */
function fetchPage({ href, pathname }: HTMLAnchorElement): void {
  const { screen, address } = dataOf(href);
  const parts = window.__reactRouterManifest?.routes[screen];
  if (!parts || pathname === location.pathname || !mayFetchAhead(navigator.connection)) return;
  for (const script of [parts.module, ...(parts.imports ?? [])]) name('modulepreload', script);
  for (const style of parts.css ?? []) name('prefetch', style, 'style');
  void fetchAhead(address);
}

export function FetchAhead() {
  const { login } = useRootData();
  useEffect(() => {
    // Who edits wants to see what is there at the press, and not what was a moment before.
    if (login) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
      clearTimeout(timer);
      const link = ownLink(target);
      if (link) timer = setTimeout(fetchPage, type === 'touchstart' ? 0 : aheadDelay, link);
    };
    // The touch that brought this script may have been a hand on a link.
    look({ type: '', target: document.querySelector('a:hover') });
    const types = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const type of types) document.addEventListener(type, look, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, look);
    };
  }, [login]);
  return null;
}
