import { describe, expect, it } from 'vitest';
import type { DraftModule, ShownModule } from '#domain/modules/modules.ts';
import { shownModules } from './shown-modules.ts';
import type { ResolvedReferences } from './shown-references.ts';
import { snapshotModules } from './snapshot-content.ts';

const nothing: ResolvedReferences = { picture: () => null, event: () => null, link: () => null };

let next = 0;
const module = (name: string, more: Partial<DraftModule> = {}): DraftModule => {
  next += 1;
  const module = name as DraftModule['module'];
  return {
    id: next,
    container: 1,
    parent: null,
    column: 0,
    order: next,
    version: 1,
    data: {},
    ...more,
    module,
  };
};
const shown = (modules: readonly DraftModule[], locale: 'de' | 'en' = 'de'): ShownModule[] =>
  shownModules(modules, nothing, { locale });
const only = (name: string, data: Record<string, unknown>, locale: 'de' | 'en' = 'de') =>
  shown([module(name, { data })], locale)[0] as ShownModule;

describe('the shown value', () => {
  it.each<[string, string, unknown, unknown]>([
    ['text', 'content', { de: '<p onclick="x()">Da<script>x()</script></p>' }, '<p>Da</p>'],
    ['text', 'content', { de: '<a href="javascript:alert(1)">hier</a>' }, 'hier'],
    ['text', 'content', '<p>alt</p>', ''],
    ['text', 'content', null, ''],
    ['text', 'anchor', 7, ''],
    ['link', 'link_url', 'javascript:alert(1)', ''],
    ['link', 'link_url', ' https://theatre.example/a ', 'https://theatre.example/a'],
    ['link', 'extra_class', 'tertiary', 'primary'],
    ['link', 'open_new_window', 'yes', false],
    ['headline', 'headline_level', '2', 2],
    ['headline', 'headline_level', 4, 4],
    [
      'headline',
      'content',
      { de: 'Straßenbahnhaltestelle' },
      'Stra\u00adßen\u00adbahn\u00adhal\u00adte\u00adstel\u00adle',
    ],
    ['quote', 'content', { de: 'Straßenbahnhaltestelle' }, 'Straßenbahnhaltestelle'],
    [
      'video',
      'video_url',
      { provider: 'youtube', id: 'abcdefghijk', html: '<x>' },
      { provider: 'youtube', id: 'abcdefghijk' },
    ],
    ['video', 'video_url', 'https://evil.example', null],
    ['video', 'video_url', { provider: 'evil', id: 'abcdefghijk' }, null],
    ['image', 'image', 'seven', null],
  ])('of %s.%s with %j is %j', (name, field, value, expected) => {
    expect(only(name, { [field]: value }).content[field]).toEqual(expected);
  });

  it('falls back to German and is marked', () => {
    const data = { preline: { de: 'Heute' }, content: { de: 'Anfahrt', en: 'Getting here' } };
    const english = only('headline', data, 'en');
    expect(english.content).toMatchObject({ preline: 'Heute', content: 'Getting here', subline: '' });
    expect(english.in_german).toEqual(['preline']);
    expect(only('headline', data).in_german).toEqual([]);
  });

  it('leaves out unknown modules and fields', () => {
    const { content } = only('text', { content: { de: 'a' }, colour: 'red', __proto__: { anchor: 'x' } });
    expect(Object.keys(content).sort()).toEqual(['anchor', 'content']);
  });
});

describe('the tree', () => {
  it('puts columns and lists in order, whatever their order in the input', () => {
    const layout = module('container', { id: 100, order: 2 });
    const right = module('text', { id: 101, parent: 100, column: 1, order: 0 });
    const left = module('text', { id: 102, parent: 100, column: 0, order: 1 });
    const first = module('quote', { id: 103, parent: 100, column: 0, order: 0 });
    const [top, below] = shown([right, left, layout, first, module('headline', { id: 104, order: 1 })]);
    expect(top?.id).toBe(104);
    expect(below?.children.map(({ id, column }) => [id, column])).toEqual([
      [103, 0],
      [102, 0],
      [101, 1],
    ]);
  });

  it.each<[string, DraftModule[]]>([
    ['whose parent is gone', [module('text', { parent: 9999 })]],
    ['that are their own parent', [module('container', { id: 200, parent: 200 })]],
    ['in a circle', [module('faq', { id: 201, parent: 202 }), module('faq', { id: 202, parent: 201 })]],
    ['that may not stand there', [module('teaser'), module('faq-item')]],
  ])('leaves out modules %s', (_, modules) => {
    expect(shown(modules)).toEqual([]);
  });

  it('does not nest layouts', () => {
    const [outer] = shown([
      module('container', { id: 300 }),
      module('container', { id: 301, parent: 300 }),
      module('text', { id: 302, parent: 301 }),
    ]);
    expect(outer?.children).toEqual([]);
  });
});

describe('a snapshot of another version', () => {
  it.each([null, 7, 'x', [], {}, { modules: null }, { modules: {} }, { modules: [null, 1, [], {}] }])(
    '%j has no modules',
    (content) => expect(snapshotModules(content)).toEqual([]),
  );

  it('reads valid parts of old snapshots', () => {
    const modules = snapshotModules({
      modules: [
        { id: 1, module: 'carousel-3d', data: { speed: 4 } },
        { id: 2, module: 'text', data: 'old', parent: 'x', column: 1.5, order: null },
        { id: 'three', module: 'text' },
      ],
    });
    expect(modules).toEqual([
      { id: 2, container: 0, parent: null, column: 0, order: 0, module: 'text', data: {}, version: 0 },
    ]);
    expect(shown(modules)).toHaveLength(1);
  });
});
