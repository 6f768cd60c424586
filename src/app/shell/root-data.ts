/** Loader data of the root: navigation, colour schemes, shop. */
import { useRouteLoaderData } from 'react-router';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';
import type { Navigation } from '#domain/site/navigation.ts';
import { type Packed, unpack } from '#domain/site/packed-text.ts';

export interface RootData {
  navigation: Navigation;
  groups: ColourScheme[];
  version: string;
  shop: string;
  publicUrl: string;
  /** Null for visitors. */
  login: { username: string } | null;
}

const emptyRootData: RootData = {
  navigation: { menu: [], footer: [] },
  groups: [],
  version: '',
  shop: '',
  publicUrl: '',
  login: null,
};

/** Caches the last unpacked value, which many components read. */
let lastUnpacked = { packed: '', data: emptyRootData };

/** Empty if the root loader failed, so that the error page can still render the shell. */
export function useRootData(): RootData {
  const packed = useRouteLoaderData<Packed<RootData>>('root');
  if (packed === undefined) return emptyRootData;
  if (lastUnpacked.packed !== packed) lastUnpacked = { packed, data: unpack(packed) };
  return lastUnpacked.data;
}
