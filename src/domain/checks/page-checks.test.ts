import { describe, expect, it } from 'vitest';
import { isEmbed } from '#domain/media/embed-data.ts';
import { withListLevels } from '#domain/modules/heading-level.ts';
import { type DraftModule, headColumn, type ModuleName, type ShownModule } from '#domain/modules/modules.ts';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';
import { schemaOf } from '#modules/schemas.ts';
import { blockingEntries, checkPage } from './page-checks.ts';
import { addressesOf } from './page-checks-links.ts';
import { type CheckedPicture, checkRules, type PageToCheck } from './page-checks-rules.ts';

const both = (de: string, en = 'English') => ({ de, en });

let last = 0;
function module(name: ModuleName, data: object = {}, parent: number | null = null): DraftModule {
  last += 1;
  return {
    id: last,
    container: 1,
    parent,
    column: 0,
    order: last,
    module: name,
    data: { ...data },
    version: 1,
  };
}

/** The tree that readers get, as far as headings need it. */
function shown(modules: readonly DraftModule[], parent: number | null = null): ShownModule[] {
  return modules
    .filter((one) => one.parent === parent)
    .map(({ id, module: name, data }) => ({
      id,
      module: name,
      column: 0,
      content: Object.fromEntries(
        Object.entries({ headline_level: 2, headline: '', ...data }).map(([field, value]) => [
          field,
          (value as { de?: string } | null)?.de ?? value,
        ]),
      ),
      in_german: [],
      children: shown(modules, id),
    }));
}

const fine: CheckedPicture = { alt: both('Ein Bild'), is_decorative: false, print: 'as-is' };

function found(modules: readonly DraftModule[], more: Partial<PageToCheck> = {}): string[] {
  const entries = checkPage({ ...everything(modules), ...more });
  return entries.map(({ rule, name, field, language, detail }) =>
    [rule, name ?? 'page', field, language, detail].filter(Boolean).join(' '),
  );
}

const headline = (level = 2, content: object | null = both('Titel')) =>
  module('headline', { headline_level: level, content });
const pair = (name: string, base_color: string, secondary_color: string): ColourScheme => ({
  id: 1,
  name,
  base_color,
  secondary_color,
});

describe('the table of rules', () => {
  it('blocks publishing only for what would be broken for visitors', () => {
    const blocking = Object.entries(checkRules).filter(([, severity]) => severity === 'blocking');
    expect(blocking.map(([rule]) => rule)).toEqual(['incomplete', 'embed-host', 'empty-events']);
  });
});

describe('reports one finding per problem', () => {
  const faq = module('faq');
  const teasers = module('teaser-list');
  const eventList = module('event-list');
  const columns = module('container');
  const teaser = { headline: both('Titel'), image: 7 };
  const cases: [string, DraftModule[], Partial<PageToCheck>, string[]][] = [
    ['a page in order', [headline(), module('text', { content: both('<p>Text</p>') })], {}, []],
    ['a required text is empty', [headline(2, null)], {}, ['incomplete headline content de']],
    ['English without German', [headline(2, { de: '', en: 'x' })], {}, ['incomplete headline content de']],
    [
      'an embed of a host that is not allowed',
      [module('video', { video_url: { provider: 'elsewhere', id: 'x' } })],
      {},
      ['embed-host video video_url'],
    ],
    ['a list of events without any', [eventList], {}, ['empty-events event-list children']],
    ['a list without items', [faq], {}, ['empty-list faq children']],
    ['columns without modules', [columns], {}, ['empty-list container children']],
    [
      'a past event',
      [eventList, module('event-item', { event: 3 }, eventList.id)],
      { event: () => 'past' },
      ['past-event event-item event'],
    ],
    [
      'a deleted event',
      [eventList, module('event-item', { event: 3 }, eventList.id)],
      { event: () => 'gone' },
      ['event-gone event-item event'],
    ],
    ['no English', [headline(2, { de: 'Titel' })], {}, ['missing-english headline content en']],
    [
      'a name needs no translation',
      [module('quote', { content: both('Wort'), author: { de: 'Heinrich von Kleist' } })],
      {},
      [],
    ],
    [
      'English whose German has changed since',
      [headline()],
      { translationSourcesOf: () => ({ content: 'Früher' }) },
      ['stale-english headline content en'],
    ],
    [
      'a link to an offline page',
      [module('link', { content: both('Weiter'), link: { kind: 'page', id: 3 } })],
      { isTargetReachable: () => false },
      ['dead-link link link'],
    ],
    [
      'a typed address without a page',
      [module('link', { content: both('Weiter'), link_url: '/de/nirgends' })],
      { isAddressReachable: (address) => address !== '/de/nirgends' },
      ['dead-link link link_url /de/nirgends'],
    ],
    [
      'a link in a text, in one language, reported once',
      [
        headline(),
        module('text', {
          content: both(
            '<p>Ja</p>',
            '<p><a href="/en/x?a=1&amp;b=2">a</a> <a href="/en/x?a=1&amp;b=2">b</a></p>',
          ),
        }),
      ],
      { isAddressReachable: () => false },
      ['dead-link text content en /en/x?a=1&b=2'],
    ],
    [
      'a picture without an alternative text',
      [module('image', { image: 7 })],
      { picture: () => ({ ...fine, alt: null }) },
      ['alt-missing image image de'],
    ],
    [
      'a picture without an English alternative text',
      [module('image', { image: 7 })],
      { picture: () => ({ ...fine, alt: { de: 'Ein Bild' } }) },
      ['alt-missing image image en'],
    ],
    [
      'a decorative picture needs no alternative text',
      [module('image', { image: 7 })],
      { picture: () => ({ ...fine, alt: null, is_decorative: true }) },
      [],
    ],
    [
      'a teaser in a list',
      [teasers, module('teaser', teaser, teasers.id)],
      { picture: () => ({ ...fine, alt: null }) },
      ['alt-missing teaser image de'],
    ],
    [
      'the poster of a video needs none',
      [
        module('video', {
          image: 7,
          video_url: { provider: 'youtube', id: 'Foyer-Faust' },
          title: both('Probe'),
        }),
      ],
      { picture: () => ({ ...fine, alt: null }) },
      [],
    ],
    [
      'the first headline is not of the second level',
      [headline(3)],
      {},
      ['heading-order headline headline_level 1 3'],
    ],
    ['a level is left out', [headline(2), headline(4)], {}, ['heading-order headline headline_level 2 4']],
    ['back to a higher level', [headline(2), headline(3), headline(4), headline(2)], {}, []],
    [
      'items of a list have the level below the headline before it',
      [headline(2), teasers, module('teaser', teaser, teasers.id), headline(4)],
      {},
      [],
    ],
    [
      'a large teaser is of the second level',
      [module('full-teaser', { headline: both('Titel'), text: both('Text') }), headline(4)],
      {},
      ['heading-order headline headline_level 2 4'],
    ],
    [
      'colours with too little contrast, once per pair',
      [
        headline(),
        module('link', { content: both('Weiter'), link_url: '/de' }),
        module('link', { content: both('Weiter'), link_url: '/de' }),
      ],
      { schemes: [pair('rost', '#ff5a1f', '#1f0412'), pair('zwei Grau', '#777777', '#999999')] },
      ['contrast link zwei Grau 1.5 4.5'],
    ],
    [
      'a line screen needs less contrast than text',
      [module('image', { image: 7 })],
      {
        picture: () => ({ ...fine, print: 'line-screen' }),
        schemes: [pair('knapp', '#ffffff', '#888888'), pair('blass', '#ffffff', '#aaaaaa')],
      },
      ['contrast image blass 2.3 3'],
    ],
    [
      'a page without inks needs no contrast',
      [headline()],
      { schemes: [pair('gleich', '#777777', '#777777')] },
      [],
    ],
  ];
  it.each(cases)('%s', (_, modules, more, expected) => {
    expect(found(modules, more)).toEqual(expected);
  });
});

it('checks the head of the page', () => {
  const data = { title: { de: 'Anfahrt' }, hero_text: both('x'), hero_image: 3, hero_link: '/de/nirgends' };
  const head = { ...module('head', data), column: headColumn };
  const more = { picture: () => ({ ...fine, alt: null }), isAddressReachable: () => false };
  expect(found([head], more).toSorted()).toEqual([
    'alt-missing head hero_image de',
    'dead-link head hero_link /de/nirgends',
    'missing-english head title en',
  ]);
  expect(blockingEntries({ modules: [module('head', { title: null })], schemaOf, isEmbed })).toMatchObject([
    { rule: 'incomplete', field: 'title' },
  ]);
});

it('lists blocking findings first, then others in page order', () => {
  const modules = [headline(2, { de: 'Titel' }), headline(2, null), headline(2, { de: 'Titel' })];
  expect(checkPage(everything(modules)).map(({ module: id }) => id)).toEqual(
    [modules[1], modules[0], modules[2]].map((one) => one?.id),
  );
  expect(blockingEntries({ modules, schemaOf, isEmbed }).map(({ rule }) => rule)).toEqual(['incomplete']);
});

function everything(modules: readonly DraftModule[]): PageToCheck {
  return {
    modules,
    shown: withListLevels(shown(modules)),
    schemaOf,
    isEmbed,
    translationSourcesOf: () => ({}),
    picture: () => fine,
    event: () => 'upcoming',
    isTargetReachable: () => true,
    isAddressReachable: () => true,
    schemes: [],
  };
}

it('reads the addresses of a rich text', () => {
  expect(
    addressesOf(
      '<p><a href="/de/a">a</a> <a class="x" href="https://b/?a=1&amp;b=2">b</a> <b>href="c"</b></p>',
    ),
  ).toEqual(['/de/a', 'https://b/?a=1&b=2']);
});
