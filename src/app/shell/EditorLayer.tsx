/**
 * The only import of the editing layer. Loads it for logged-in editors and for addresses that ask to edit.
 */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { setEditing } from '#state/editing.ts';
import { loadWithRetry } from '#state/script-loading.ts';
import { componentsReady } from '#ui/first-interaction.ts';
import { stopPrefetching } from './page-data.ts';
import { useRootData } from './root-data.ts';

const EditingEntry = lazy(() => loadWithRetry(() => import('#editing/EditingEntry.tsx')));
const loadMiddleware = () =>
  loadWithRetry(async () => (await import('#editing/EditingEntry.tsx')).routerMiddleware);

interface Props {
  /** Replaces the query of the address, for screens that request a login themselves. */
  requestedQuery?: string;
}

const isPageOffline = (data: unknown) =>
  (data as { page?: { is_online: boolean } | null } | undefined)?.page?.is_online === false;

export function EditorLayer({ requestedQuery }: Props) {
  const { pathname, search: query } = useLocation();
  const search = requestedQuery ?? query;
  const { login } = useRootData();
  const goTo = useNavigate();
  const own = requestedQuery === undefined ? null : pathname + query;
  // Keeps the scroll position.
  const navigate = useCallback(
    (to: string, replace?: boolean) => void goTo(own ?? to, { replace, state: scrollY }),
    [goTo, own],
  );
  const isOffline = useMatches().some(({ loaderData }) => isPageOffline(loaderData));
  const [isNeeded, setNeeded] = useState(false);
  const isEditRequested = login !== null || new URLSearchParams(search).has('edit');
  useEffect(() => {
    if (!isEditRequested) return;
    // Editing needs every component of the page, so lazy ones load now. Once loaded, the layer stays for the
    // visit.
    void componentsReady();
    stopPrefetching();
    setNeeded(true);
    // A screen can be left before the layer is rendered.
    setEditing({ keepShown: async (args, next) => (await loadMiddleware())(args, next) });
    return () => setEditing({ keepShown: null });
  }, [isEditRequested]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <EditingEntry pathname={pathname} search={search} isOffline={isOffline} navigate={navigate} />
    </Suspense>
  );
}
