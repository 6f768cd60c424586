/** What the root gave to every page: menus, ink pairs, shop. */
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

const nothing: RootData = {
  navigation: { menu: [], footer: [] },
  groups: [],
  version: '',
  shop: '',
  publicUrl: '',
  login: null,
};

/** The last one read, since every part of the shell asks for it. */
let read = { packed: '', data: nothing };

/** Empty where the root itself failed, so that the shell of the error page still stands. */
export function useRootData(): RootData {
  const packed = useRouteLoaderData<Packed<RootData>>('root');
  if (packed === undefined) return nothing;
  if (read.packed !== packed) read = { packed, data: unpack(packed) };
  return read.data;
}
