/** Client-side navigation to a page of the site. */
import { useCallback, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useNavigate } from 'react-router';
import { getGlobal, setGlobal } from '#state/global.ts';
import { loadScreen } from '#state/scripts.ts';
import { prefetchData, screenOf } from './page-data.ts';

/** Script and style addresses of the screen of an address, and whether they are loaded. */
export function useScreenFiles() {
  const { manifest, routeModules } = useContext(FrameworkContext) ?? {};
  return useCallback(
    (page: string) => {
      const screen = screenOf(page);
      const { module = '', imports = [], css = [] } = manifest?.routes[screen] ?? {};
      return { module, imports, css, isLoaded: !module || screen in (routeModules ?? {}) };
    },
    [manifest, routeModules],
  );
}

/**
 * Navigates once the screen's script is loaded: if the router itself fails to load a script, it discards the
 * current page.
 */
export function useGoTo(): (address: string) => Promise<void> {
  const navigate = useNavigate();
  const filesOf = useScreenFiles();
  return useCallback(
    async (address: string) => {
      const { href, pathname, search, hash } = new URL(address, location.href);
      const { module, isLoaded } = filesOf(href);
      setGlobal({ destination: href, hasScreenFailed: false });
      if (!isLoaded) {
        prefetchData(href);
        const isThere = await loadScreen(() => import(/* @vite-ignore */ module));
        // Another navigation has started meanwhile.
        if (getGlobal().destination !== href) return;
        if (!isThere) return setGlobal({ destination: '', hasScreenFailed: true });
      }
      await navigate({ pathname, search, hash });
    },
    [navigate, filesOf],
  );
}
