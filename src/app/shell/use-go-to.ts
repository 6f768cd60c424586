/** Opening a page of the site without loading a document. */
import { useCallback, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useNavigate } from 'react-router';
import { getGlobal, setGlobal } from '#state/global.ts';
import { loadScreen } from '#state/scripts.ts';
import { prefetchData, screenOf } from './page-data.ts';

/** What draws the screen of an address: the addresses of its scripts and styles, and whether they are there already. */
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
 * Opens a page. Its script is loaded before the router asks for it: where the router cannot load a script, it throws
 * the open page away.
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
        // Somebody has meanwhile gone elsewhere.
        if (getGlobal().destination !== href) return;
        if (!isThere) return setGlobal({ destination: '', hasScreenFailed: true });
      }
      await navigate({ pathname, search, hash });
    },
    [navigate, filesOf],
  );
}
