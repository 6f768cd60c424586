/** What the root gave to every page: menus, ink pairs, shop. */
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';

const nothing: RootData = {
  navigation: { menu: [], footer: [] },
  groups: [],
  version: '',
  shop: '',
  publicUrl: '',
};

/** Empty where the root itself failed, so that the shell of the error page still stands. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? nothing;
}
