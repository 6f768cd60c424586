/** Merges concurrent changes of page settings. */
import type { ModuleData } from '#domain/modules/modules.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import {
  type ConflictChoice,
  type FieldKinds,
  type FieldMerge,
  mergedData,
  threeWay,
} from '../../core/merge/three-way.ts';
import type { EditedPage } from './edited-page.ts';
import { pageFlags } from './page-change.ts';

const kinds = {
  'slug.de': { kind: 'word' },
  'slug.en': { kind: 'word' },
  // Parent and order are merged as one value.
  place: { kind: 'word' },
  is_online: { kind: 'flag' },
  is_clickable: { kind: 'flag' },
  in_menu: { kind: 'flag' },
  in_footer: { kind: 'flag' },
  has_tab_navigation: { kind: 'flag' },
} as const satisfies FieldKinds & Record<(typeof pageFlags)[number], unknown>;

export interface PagePosition {
  parent: number | null;
  order: number;
}

function dataOf(page: EditedPage): Record<string, unknown> {
  const { slug, parent, order } = page;
  return {
    ...Object.fromEntries(pageFlags.map((field) => [field, page[field]])),
    'slug.de': slug.de,
    'slug.en': slug.en,
    place: { parent, order } satisfies PagePosition,
  };
}

/** The settings in which two states differ; null if there are none. */
export function changedSettings(
  before: EditedPage,
  after: EditedPage,
): Record<'from' | 'to', ModuleData> | null {
  const [from, to] = [dataOf(before), dataOf(after)];
  const names = Object.keys(kinds).filter((name) => !isDeepEqual(from[name], to[name]));
  const only = (data: ModuleData) => Object.fromEntries(names.map((name) => [name, data[name]]));
  return names.length === 0 ? null : { from: only(from), to: only(to) };
}

/** Applies settings to a page that others may have changed. */
export function settingsMerges(from: ModuleData, to: ModuleData, now: EditedPage): FieldMerge[] {
  const some = Object.fromEntries(Object.entries(kinds).filter(([name]) => name in to));
  return threeWay(some, from, to, dataOf(now));
}

/** A merge for each field: changed by one side, or conflicting. */
export function pageMerges(base: EditedPage, mine: EditedPage, theirs: EditedPage): FieldMerge[] {
  return threeWay(kinds, dataOf(base), dataOf(mine), dataOf(theirs));
}

/** The merged page on top of the stored one. `choices` resolves conflicts; without a choice mine wins. */
export function mergedPage(
  theirs: EditedPage,
  merges: readonly FieldMerge[],
  choices: Readonly<Record<string, ConflictChoice>> = {},
): EditedPage {
  const {
    place,
    'slug.de': de,
    'slug.en': en,
    ...rest
  } = mergedData(dataOf(theirs), merges, choices) as unknown as EditedPage & {
    place: PagePosition;
    'slug.de': string;
    'slug.en': string;
  };
  return { ...theirs, ...rest, ...place, slug: { de, en } };
}
