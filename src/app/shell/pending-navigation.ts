/**
 * Applies clicks to the navigation that is pending: a language switch keeps the pending filter, and Back or Forward
 * replaces the pending page.
 */
import { getGlobal, setGlobal } from '#state/global.ts';

/** Read from the address, since React updates the link some time after the click. */
function keepPendingFilter({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  const { pathname, search } = new URL(getGlobal().destination || location.href);
  // In the back office the other language is the same path, and the query names it.
  if (link && pathname === location.pathname && pathname !== link.pathname) link.search = search;
}

/** If the router has started already, the pending state is unchanged. */
function followHistory(): void {
  if (getGlobal().destination) setGlobal({ destination: location.href });
}

if (!import.meta.env.SSR) {
  addEventListener('click', keepPendingFilter, true);
  addEventListener('popstate', followHistory);
}
