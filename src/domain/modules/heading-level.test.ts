import { expect, test } from 'vitest';
import { withListLevels } from './heading-level.ts';
import type { ModuleName, ShownModule } from './modules.ts';

let id = 0;
const module = (name: ModuleName, children: ShownModule[] = [], content = {}): ShownModule => ({
  id: ++id,
  module: name,
  column: 0,
  content,
  in_german: [],
  children,
});
const levels = (modules: readonly ShownModule[]): unknown[] =>
  modules.flatMap((one) => (one.module === 'container' ? levels(one.children) : [one.list_level ?? 3]));

test.each<[string, ShownModule[], unknown[]]>([
  ['teasers right below the title of the page', [module('teaser-list')], [2]],
  ['questions below a text', [module('text'), module('faq')], [3, 2]],
  ['events right below the title of the page', [module('event-list')], [2]],
  ['below a headline', [module('headline'), module('faq'), module('teaser-list')], [3, 3, 3]],
  ['before and after the first headline', [module('faq'), module('headline'), module('faq')], [2, 3, 3]],
  [
    'a headline in a column counts from there on',
    [module('container', [module('teaser-list'), module('headline')]), module('faq')],
    [2, 3, 3],
  ],
  [
    'a large teaser with a title is a headline, one without is none',
    [
      module('full-teaser', [], { headline: '' }),
      module('faq'),
      module('full-teaser', [], { headline: 'Nachher' }),
      module('faq'),
    ],
    [3, 2, 3, 3],
  ],
])('%s', (_, modules, expected) => {
  expect(levels(withListLevels(modules))).toEqual(expected);
});
