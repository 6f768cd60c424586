/** Loader data of the root: navigation, shop. */
import { useRouteLoaderData } from 'react-router';
import type { ShownNavigation } from '#domain/site/navigation.ts';
import { type Packed, unpack } from '#domain/site/packed-text.ts';

export interface RootData {
  navigation: ShownNavigation;
  version: string;
  /** The shop's origin; null if the theatre has none. */
  shop: string | null;
  /** No service or other host needs consent. */
  asksNothing?: true;
  publicUrl: string;
  /** Null for visitors. */
  login: { username: string } | null;
}

const emptyRootData: RootData = {
  navigation: { menu: [], footer: [] },
  version: '',
  shop: null,
  publicUrl: '',
  login: null,
};

/** Caches the last unpacked value, which many components read. */
let lastUnpacked = { packed: '', data: emptyRootData };

/** Empty if the root loader failed, so that the error page can still render the shell. */
export const useRootData = (): RootData => rootDataOf(useRouteLoaderData<Packed<RootData>>('root'));

export function rootDataOf(packed: Packed<RootData> | undefined): RootData {
  if (packed === undefined) return emptyRootData;
  if (lastUnpacked.packed !== packed) lastUnpacked = { packed, data: unpack(packed) };
  return lastUnpacked.data;
}
