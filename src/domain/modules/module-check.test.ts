import { describe, expect, test } from 'vitest';
import { isEmbed } from '#domain/media/embed-data.ts';
import { checkData } from './module-check.ts';
import { emptyData, moduleSchema } from './module-fields.ts';

const schema = moduleSchema({
  fields: {
    level: { kind: 'choice', values: [2, 3], initial: 2 },
    line: { kind: 'line', required: true, max: 10 },
    plain: { kind: 'plain' },
    rich: { kind: 'rich' },
    word: { kind: 'word', max: 4 },
    anchor: { kind: 'anchor' },
    flag: { kind: 'flag' },
    image: { kind: 'image' },
    event: { kind: 'event' },
    link: { kind: 'link' },
    link_url: { kind: 'address' },
    video: { kind: 'embed', of: 'video' },
  },
});

const right = { ...emptyData(schema as never), line: { de: 'Titel' } };
const issuesOf = (data: object) =>
  checkData(schema as never, { ...right, ...data }, isEmbed).map(({ field, rule }) => `${field} ${rule}`);

describe('accepts a module', () => {
  test.each<[string, object]>([
    ['with nothing but what is required', {}],
    ['with both languages', { line: { de: 'Titel', en: 'Title' }, rich: { de: '<p>a</p>' } }],
    ['with ten characters, however many bytes they have', { line: { de: '🎭'.repeat(10) } }],
    ['with an anchor of letters of ours', { anchor: 'über-uns-2' }],
    ['with a link to a record', { link: { kind: 'production', id: 4 } }],
    ['with a link to a screen', { link: { kind: 'screen', name: 'events' } }],
    ['with the address of an embed, which becomes one', { video: 'https://vimeo.com/123456789' }],
    ['with an embed', { video: { provider: 'youtube', id: 'abcdefghijk', start: 90 } }],
    ['with fields left out', { plain: undefined, flag: undefined, anchor: undefined }],
  ])('%s', (_name, data) => {
    expect(issuesOf(data)).toEqual([]);
  });
});

describe('rejects a module', () => {
  test.each<[string, object, string]>([
    ['without what is required', { line: null }, 'line required'],
    ['with blanks for it', { line: { de: '  ' } }, 'line required'],
    ['with English alone', { line: { de: '', en: 'Title' } }, 'line required-de'],
    ['with English alone where it is not required', { plain: { en: 'Text' } }, 'plain required-de'],
    ['with tags for German', { rich: { de: '<p><br></p>', en: '<p>a</p>' } }, 'rich required-de'],
    ['with a text too long', { line: { de: 'elf Zeichen' } }, 'line too-long'],
    ['with English too long', { line: { de: 'kurz', en: 'eleven char' } }, 'line too-long'],
    ['with a word too long', { word: '12:34' }, 'word too-long'],
    ['with a third language', { line: { de: 'a', fr: 'b' } }, 'line type'],
    ['with a text that is none', { line: 'Titel' }, 'line type'],
    ['with another choice', { level: 5 }, 'level choice'],
    ['with a choice of another type', { level: '2' }, 'level choice'],
    ['with an anchor with blanks', { anchor: 'über uns' }, 'anchor anchor'],
    ['with an anchor that ends its attribute', { anchor: 'a"onclick' }, 'anchor anchor'],
    ['with a flag that is none', { flag: 'yes' }, 'flag type'],
    ['with half a picture', { image: 1.5 }, 'image type'],
    ['with a number that no record can have', { event: 2_147_483_648 }, 'event type'],
    ['with a link that runs', { link_url: 'javascript:alert(1)' }, 'link_url link'],
    ['with a link to another host by slashes', { link_url: '//evil.example' }, 'link_url link'],
    ['with a link to what there is not', { link: { kind: 'film', id: 1 } }, 'link link-target'],
    [
      'with a link to a screen that needs a number',
      { link: { kind: 'screen', name: 'press-slug-id' } },
      'link link-target',
    ],
    [
      'with a link to the page of errors',
      { link: { kind: 'screen', name: 'not-found' } },
      'link link-target',
    ],
    ['with a link that has more to say', { link: { kind: 'page', id: 1, url: 'x' } }, 'link link-target'],
    ['with an address where an embed is stored', { video: 'https://evil.example' }, 'video host'],
    [
      'with an embed that has more to say',
      { video: { provider: 'vimeo', id: '123456789', html: '<' } },
      'video host',
    ],
    ['with an embed of nobody', { video: { provider: 'evil', id: '123456789' } }, 'video host'],
    ['with an embed that is no id', { video: { provider: 'vimeo', id: '"><script>' } }, 'video host'],
    [
      'with an embed of another kind',
      { video: { provider: 'spotify', id: 'track/4uLU6hMCjMI75M1A2tKUQC' } },
      'video host',
    ],
    ['with a field that it has not', { onclick: 'x' }, 'onclick type'],
  ])('%s', (_name, data, issue) => {
    expect(issuesOf(data)).toEqual([issue]);
  });

  test('rejects a module that needs a link without an address', () => {
    const needy = { fields: schema.fields, needs_link: true } as never;
    expect(checkData(needy, right)).toEqual([{ field: 'link', rule: 'required' }]);
    expect(checkData(needy, { ...right, link_url: '/de/termine' })).toEqual([]);
    expect(checkData(needy, { ...right, link: { kind: 'screen', name: 'events' } })).toEqual([]);
  });

  test('rules across fields run only if all fields are valid', () => {
    const strict = { ...schema, check: () => [{ field: 'line', rule: 'too-long' as const }] } as never;
    expect(checkData(strict, right)).toEqual([{ field: 'line', rule: 'too-long' }]);
    expect(checkData(strict, { ...right, line: null })).toEqual([{ field: 'line', rule: 'required' }]);
  });
});
