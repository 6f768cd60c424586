import { expect, test } from 'vitest';
import { problemsIn, text } from '#server/import/season.fixture.ts';

const withColours = (base_color: string, secondary_color: string) => ({
  color_groups: [{ key: 'rost', name: 'rost', base_color, secondary_color }],
});
const withLink = (url: string) => ({
  menu_links: [{ key: 'abo', list: 'menu', menu_name: text('Abo'), url: text(url) }],
});

test.each<[string, Record<string, unknown>, string, string, RegExp]>([
  ['a colour by name', withColours('red', '#ffffff'), 'color_groups/rost', 'base_color', /# and six digits/],
  [
    'a colour that breaks out',
    withColours('#ffffff;}body{', '#000000'),
    'color_groups/rost',
    'base_color',
    /# and six digits/,
  ],
  [
    'colours that cannot be told apart',
    withColours('#777777', '#888888'),
    'color_groups/rost',
    'secondary_color',
    /4.5 is needed/,
  ],
  [
    'a link to another host in disguise',
    withLink('//evil.example'),
    'menu_links/abo',
    'url.de',
    /cannot be used/,
  ],
  ['a link with a hidden character', withLink('/de/\u200babo'), 'menu_links/abo', 'url.de', /cannot be used/],
  [
    'a redirect to elsewhere',
    { redirects: [{ key: 'a', old_path: '/a', new_path: 'https://evil.example' }] },
    'redirects/a',
    'new_path',
    /path of this site/,
  ],
  [
    'a redirect to itself',
    { redirects: [{ key: 'a', old_path: '/a', new_path: '/a/?x=1' }] },
    'redirects/a',
    'new_path',
    /circle/,
  ],
  [
    'a redirect from an address with a query, which no path has',
    { redirects: [{ key: 'a', old_path: '/a?x=1', new_path: '/b' }] },
    'redirects/a',
    'old_path',
    /without \? and #/,
  ],
  [
    'redirects in a circle',
    {
      redirects: [
        { key: 'a', old_path: '/a', new_path: '/b' },
        { key: 'b', old_path: '/b', new_path: '/a' },
      ],
    },
    'redirects/b',
    'new_path',
    /circle/,
  ],
  [
    'two redirects from one path',
    {
      redirects: [
        { key: 'a', old_path: '/a', new_path: '/b' },
        { key: 'b', old_path: '/a/', new_path: '/c' },
      ],
    },
    'redirects/b',
    'old_path',
    /redirects\/a has this value/,
  ],
  [
    'a venue that is not in the configuration',
    { venues: [{ id: 99, key: 'x', slug: 'x', name: text('X') }] },
    'venues/x',
    'id',
    /site.config.ts/,
  ],
  [
    'a form with the trap’s name',
    {
      forms: [
        {
          key: 'f',
          slug: 'f',
          title: text('F'),
          fields: [{ slug: 'email2', label: text('x'), field_type: 3 }],
        },
      ],
    },
    'forms/f',
    'fields[0].slug',
    /email2/,
  ],
  [
    'a select without anything to select',
    {
      forms: [
        { key: 'f', slug: 'f', title: text('F'), fields: [{ slug: 'x', label: text('x'), field_type: 6 }] },
      ],
    },
    'forms/f',
    'fields[0].choices',
    /choose from/,
  ],
  [
    'a field type that does not exist',
    {
      forms: [
        {
          key: 'f',
          slug: 'f',
          title: text('F'),
          fields: [{ slug: 'x', label: text('x'), field_type: 16 }],
        },
      ],
    },
    'forms/f',
    'fields[0].field_type',
    /1 to 15/,
  ],
  [
    'a page where a screen is',
    { pages: [{ key: 'p', path_de: 'termine', path_en: 'dates', title: text('P') }] },
    'pages/p',
    'path_de',
    /shows by itself/,
  ],
  [
    'a list of dates without a date',
    {
      pages: [
        {
          key: 'p',
          path_de: 'p',
          path_en: 'p',
          title: text('P'),
          modules: [{ module: 'event-list' }],
        },
      ],
    },
    'pages/p',
    'modules[0].children',
    /no date/,
  ],
  ['a setting that is a list', { settings: { X: [1] } }, 'settings/X', 'value', /true or false/],
  ['a record that is none', { tags: ['klassiker'] }, 'tags/0', '', /object with fields/],
  ['a section that does not exist', { prodcutions: [] }, '', '', /Did you mean "productions"/],
  ['a section that is no list', { tags: {} }, 'tags', '', /list of records/],
])('%s is reported with its record and field', (_, sections, record, field, message) => {
  expect(problemsIn(sections)).toContainEqual([record, field, expect.stringMatching(message)]);
});
