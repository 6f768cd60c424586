// The pictures that newspapers may print: line screens in black and white, large enough for a page.
import path from 'node:path';
import type { ViewName } from './views.ts';

const pair: readonly ViewName[] = ['wide', 'tall'];

/** Views of plays, by the names of their drawings. */
const views: Readonly<Record<string, readonly ViewName[]>> = {
  antigone: pair,
  eroeffnungsfest: pair,
  faust: [...pair, 'detail'],
  'nachtschicht-am-tor-vier': pair,
  nora: [...pair, 'detail'],
};

export function isForPress({ slug, view }: { slug: string; view: ViewName }): boolean {
  return views[slug]?.includes(view) ?? false;
}

/** The file of a drawing's print. */
export const printOf = (file: string) => `druck-${path.parse(file).name}.png`;
