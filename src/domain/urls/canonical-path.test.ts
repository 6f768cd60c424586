import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalRedirect, rootLanguage, withoutTrailingSlashes, withoutVersion } from './canonical-path.ts';

describe('withoutTrailingSlashes', () => {
  test.each([
    ['/', null],
    ['/?q=/', null],
    ['/de', null],
    ['/de?next=/a/', null],
    ['/de/', '/de'],
    ['/de/stuecke//', '/de/stuecke'],
    ['/de/stuecke/?venue=thalia', '/de/stuecke?venue=thalia'],
    ['/de/stuecke/?a=//evil/#top/', '/de/stuecke?a=//evil/#top/'],
    ['/de/faq/#wo-parke-ich', '/de/faq#wo-parke-ich'],
    ['/de//stuecke/', '/de/stuecke'],
    ['/de/f%C3%BCr/', '/de/f%C3%BCr'],
    ['/de/für/', '/de/f%C3%BCr'],
    ['//', '/'],
    ['/\\', '/'],
  ])('%s', (target, expected) => {
    expect(withoutTrailingSlashes(target)).toBe(expected);
  });
});

describe('never redirects to another host', () => {
  const spellings = [
    '//evil/',
    '///evil/',
    '////evil//',
    '/\\evil/',
    '\\\\evil/',
    '/\\/evil/',
    '/%2f%2fevil/',
    '/%2Fevil/',
    '/%5cevil/',
    '/%5C%2Fevil/',
    '//%2fevil/',
    '/\t/evil/',
    '/\n/evil/',
    '/\r\n/evil/',
    '/%09/evil/',
    '/%0d%0a/evil/',
    '/ /evil/',
    '/%20//evil/',
    '/\u0000/evil/',
    '/\u00a0//evil/',
    '//evil.example:80/',
    '//user@evil/',
    'http://evil/',
    'https:\\\\evil/',
    '//evil/?a=b',
    '//evil/#a',
    '//evil\\',
    '/./..//evil/',
  ];
  test.each(spellings)('%j', (target) => {
    const location = withoutTrailingSlashes(target) ?? '';
    expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
    expect(new URL(location, 'https://house.example').origin).toBe('https://house.example');
    expect(location).not.toMatch(/^\/(?:%2f|%5c)/i);
  });

  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '\t',
      '\n',
      ' ',
      '.',
      '..',
      'evil',
      '@',
      ':',
      '?',
      '#',
      'ü',
      '\ud800',
      'http:',
    ),
    { maxLength: 12 },
  );
  test('for arbitrary targets', () => {
    fc.assert(
      fc.property(pieces, fc.boolean(), (parts, hasVersion) => {
        const target = `/${parts.join('')}/${hasVersion ? '?v=1' : ''}`;
        const location = canonicalRedirect(target, false);
        if (location === null) return;
        expect(new URL(location, 'https://house.example').origin).toBe('https://house.example');
        expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
        // There are no redirect loops.
        expect(canonicalRedirect(location, false)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('withoutVersion', () => {
  test.each([
    ['/de/besuch?v=7', '/de/besuch'],
    ['/de/besuch?v=', '/de/besuch'],
    ['/de/besuch?a=1&v=7', '/de/besuch'],
    ['/de/besuch/?v=7#top', '/de/besuch'],
    ['/?v=7', '/'],
    ['//evil?v=7', '/evil'],
    ['/de/besuch?view=7', null],
    ['/de/besuch#?v=7', null],
    ['/de/besuch', null],
  ])('%s', (target, expected) => {
    expect(withoutVersion(target, false)).toBe(expected);
    expect(withoutVersion(target, true)).toBeNull();
  });

  test('one redirect applies both rules; slashes are removed for everybody', () => {
    expect(canonicalRedirect('/de/besuch/?v=7', false)).toBe('/de/besuch');
    expect(canonicalRedirect('/de/besuch/?v=7', true)).toBe('/de/besuch?v=7');
    expect(canonicalRedirect('/de/besuch', false)).toBeNull();
  });
});

test.each([
  ['en', 'en'],
  ['de', 'de'],
  ['fr', 'de'],
  ['', 'de'],
  [null, 'de'],
  [undefined, 'de'],
])('the root with cookie %s leads to %s', (cookie, locale) => {
  expect(rootLanguage(cookie)).toBe(locale);
});
