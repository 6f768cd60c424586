import { describe, expect, it } from 'vitest';
import { mergeKey } from '../../core/merge/three-way.ts';
import type { EditedPage, TreePage } from './edited-page.ts';
import { isMoved, pageChange } from './page-change.ts';
import { mergedPage, pageMerges } from './page-merge.ts';
import { siblingsOf, treeLines } from './page-tree.ts';

const page = (id: number, parent: number | null, children: TreePage[] = []): TreePage => ({
  id,
  parent,
  title: { de: `Seite ${id}` },
  path: { de: `s${id}`, en: `p${id}` },
  is_online: true,
  children,
});
const tree = [page(1, null, [page(2, 1, [page(3, 2)]), page(4, 1)]), page(5, null)];

describe('the position of a page', () => {
  it('the tree has depths', () => {
    expect(treeLines(tree, null).map(({ page, depth }) => [page.id, depth])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, 0],
    ]);
  });

  it('excludes a page itself and its descendants', () => {
    expect(treeLines(tree, 2).map(({ page }) => page.id)).toEqual([1, 4, 5]);
  });

  it.each([
    ['at the top', null, 5, [1]],
    ['below another', 1, 2, [4]],
    ['where it does not stand yet', 2, 5, [3]],
  ])('has siblings %s', (_, parent, id, expected) => {
    expect(siblingsOf(tree, parent, id).map((each) => each.id)).toEqual(expected);
  });
});

describe('the change of a page', () => {
  const before = {
    id: 2,
    parent: 1,
    order: 0,
    version: 4,
    title: { de: 'Besuch' },
    slug: { de: 'besuch', en: 'visit' },
    is_online: true,
    is_clickable: true,
    in_footer: false,
    has_tab_navigation: false,
  } as unknown as EditedPage;

  it('is null without changes', () => {
    expect(pageChange(before, { ...before })).toBeNull();
    expect(pageChange(before, { ...before, order: 3 })).toBeNull();
    expect(isMoved(before, { ...before, order: 3 })).toBe(true);
  });

  it('is the changed field with the version that was changed', () => {
    expect(pageChange(before, { ...before, is_online: false })).toEqual({ version: 4, is_online: false });
  });

  it('contains the address in both languages if either changed', () => {
    const slug = { de: 'anfahrt', en: 'visit' };
    expect(pageChange(before, { ...before, slug })).toEqual({ version: 4, slug });
  });

  const page = (changes: object) => ({ ...before, ...changes }) as EditedPage;
  const theirs = page({ version: 5, in_menu: true, slug: { de: 'ihr-besuch', en: 'visit' } });
  it.each<[string, object, string[], object]>([
    ['other fields', { is_online: false }, [], { is_online: false }],
    [
      'the address in the other language',
      { slug: { de: 'besuch', en: 'your-visit' } },
      [],
      { slug: { de: 'ihr-besuch', en: 'your-visit' } },
    ],
    [
      'the same address',
      { slug: { de: 'mein-besuch', en: 'visit' } },
      ['slug.de'],
      { slug: { de: 'mein-besuch', en: 'visit' } },
    ],
    ['the same in the same way', { slug: { de: 'ihr-besuch', en: 'visit' } }, [], {}],
    ['its head, which is no setting', { title: { de: 'Mein Besuch' } }, [], {}],
    ['its place', { parent: null, order: 3 }, [], { parent: null, order: 3 }],
  ])('is merged with concurrent changes: %s', (_, mine, asked, expected) => {
    const merges = pageMerges(before, page(mine), theirs);
    const overlaps = merges.filter(({ outcome }) => outcome === 'overlap').map(mergeKey);
    expect(overlaps).toEqual(asked);
    expect(mergedPage(theirs, merges)).toEqual({ ...theirs, ...expected });
  });

  it('keeps the own version if chosen', () => {
    const merges = pageMerges(before, page({ slug: { de: 'mein-besuch', en: 'visit' } }), theirs);
    expect(mergedPage(theirs, merges, { 'slug.de': 'theirs' })).toEqual(theirs);
  });
});
