/** Prefetches the data and scripts of the page behind a link that is hovered, focused or pressed. */
import { useEffect } from 'react';
import { mayPrefetch, type NetworkInformation, prefetchDelay } from '#domain/site/page-requests.ts';
import { getGlobal } from '#state/global.ts';
import { internalLink } from './client-navigation.ts';
import { prefetchData } from './page-data.ts';
import { useRootData } from './root-data.ts';
import { useScreenFiles } from './use-go-to.ts';

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    readonly connection?: NetworkInformation;
  }
}

const addLink = (rel: string, href: string, as?: 'style') => {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...(as && { as }) }));
};

export function Prefetch() {
  const { login } = useRootData();
  const filesOf = useScreenFiles();
  useEffect(() => {
    // Editors need current data whenever they open a page.
    if (login) return;
    const prefetch = ({ href, pathname }: URL) => {
      const { module, imports, css } = filesOf(href);
      if (!module || pathname === location.pathname || !mayPrefetch(navigator.connection)) return;
      // The router is loading it already.
      if (href === getGlobal().destination) return;
      for (const script of [module, ...imports]) addLink('modulepreload', script);
      for (const style of css) addLink('prefetch', style, 'style');
      prefetchData(href);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
      clearTimeout(timer);
      const link = internalLink(target);
      if (link) timer = setTimeout(prefetch, type === 'touchstart' ? 0 : prefetchDelay, link);
    };
    // The interaction that loaded this script may have been hovering over a link.
    look({ type: '', target: document.querySelector('a:hover') });
    const types = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const type of types) document.addEventListener(type, look, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, look);
    };
  }, [login, filesOf]);
  return null;
}
