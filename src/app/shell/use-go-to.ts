/** Client-side navigation to a page of the site. */
import { useCallback, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useNavigate } from 'react-router';
import { getGlobal, setGlobal } from '#state/global.ts';
import { retryUntilResponse } from '#state/retry.ts';
import { loadOnDemand, loadScreen } from '#state/script-loading.ts';
import { componentsReady } from '#ui/first-interaction.ts';
import { prefetchData, routeIdOf } from './page-data.ts';

/** Script and style addresses of the screen of an address, and whether they are loaded. */
export function useScreenFiles() {
  const { manifest, routeModules } = useContext(FrameworkContext) ?? {};
  return useCallback(
    (page: string) => {
      const screen = routeIdOf(page);
      const { module = '', imports = [], css = [] } = manifest?.routes[screen] ?? {};
      return { module, imports, css, isLoaded: !module || screen in (routeModules ?? {}) };
    },
    [manifest, routeModules],
  );
}

/** The attribute of a picture that moves into the next page. */
export const transitionAttribute = 'data-travels';

/**
 * Preloads a style sheet into the browser's cache, because the router shows a screen even if its styles failed to load.
 */
async function cacheStyle(address: string): Promise<void> {
  const response = await fetch(address);
  // Reads the body to its end, which may be lost as well. An HTML response is that of a captive portal.
  await response.blob();
  if (!response.ok || !/css/.test(`${response.headers.get('Content-Type')}`)) throw new TypeError(address);
}

/**
 * Navigates once the screen's script and styles are loaded: if the router itself fails to load a script, it discards
 * the current page.
 */
export function useGoTo(): (address: string) => Promise<void> {
  const navigate = useNavigate();
  const filesOf = useScreenFiles();
  return useCallback(
    async (address: string) => {
      const { href, pathname, search, hash } = new URL(address, location.href);
      const { module, css, isLoaded } = filesOf(href);
      setGlobal({ destination: href, stalled: '' });
      // No longer, once another navigation has started.
      const isWanted = () => getGlobal().destination === href;
      if (!isLoaded) {
        prefetchData(href);
        let isHanging = false;
        const files = () => {
          // The browser does not ask again for a script that it waits for; with a new document it does.
          if (isHanging) return Promise.reject(new TypeError(module));
          isHanging = true;
          return Promise.all([import(/* @vite-ignore */ module), ...css.map(cacheStyle)]).finally(() => {
            isHanging = false;
          });
        };
        const load = () => loadScreen(files);
        await retryUntilResponse(load, isWanted, () => false);
        if (!isWanted()) return;
      } else if (pathname === location.pathname) {
        // Without data to wait for, as between sections of a booklet, the page would be shown without its components.
        await loadOnDemand(componentsReady);
        if (!isWanted()) return;
      }
      await navigate(
        { pathname, search, hash },
        { viewTransition: !!document.querySelector(`[${transitionAttribute}]`) },
      );
    },
    [navigate, filesOf],
  );
}
