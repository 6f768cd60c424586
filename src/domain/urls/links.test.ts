import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoint } from '../../../tests/setup/code-point.ts';
import { parseLink } from './links.ts';

describe('accepts', () => {
  test.each([
    ['https://example.org', 'web', 'https://example.org/'],
    ['HTTPS://Example.org/Path?q=1#x', 'web', 'https://example.org/Path?q=1#x'],
    [' http://example.org/a b ', 'web', 'http://example.org/a%20b'],
    ['https://example.org:8443/x', 'web', 'https://example.org:8443/x'],
    ['https://example.org/@thalia', 'web', 'https://example.org/@thalia'],
    ['https://straße.example/für', 'web', 'https://xn--strae-oqa.example/f%C3%BCr'],
    ['mailto:karten@example.org', 'mail', 'mailto:karten@example.org'],
    [
      'MAILTO:karten@example.org?subject=Rollstuhlplatz',
      'mail',
      'mailto:karten@example.org?subject=Rollstuhlplatz',
    ],
    ['tel:+49 40 66969 100', 'phone', 'tel:+494066969100'],
    ['tel:040/66969-100', 'phone', 'tel:04066969100'],
    ['/de/stuecke', 'path', '/de/stuecke'],
    ['/', 'path', '/'],
    ['/de/für alle?venue=thalia#top', 'path', '/de/f%C3%BCr%20alle?venue=thalia#top'],
    ['/de/stuecke?next=//x', 'path', '/de/stuecke?next=//x'],
  ])('%s', (text, kind, href) => {
    expect(parseLink(text)).toEqual({ kind, href });
  });
});

const rejected = [
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\u0000:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://example.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org',
  'ws://example.org',
  'about:blank',
  'view-source:https://example.org',
  'intent://example.org',
  'sms:+4940',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/de/../../evil',
  '/de/%2e%2e/x',
  '/./de',
  '/de\\x',
  'http:evil.example',
  'http:/evil.example',
  'http:///evil.example',
  'https:\\\\evil.example',
  'https://\\evil.example',
  'https://thalia@evil.example',
  'https://thalia:pass@evil.example',
  'https://',
  'https://?x',
  'https://exa mple.org',
  'https://exam\u00adple.org',
  'https://example.org/\u202egnp.exe',
  'https://example.org/\u200b',
  'https://example.org/\ud800',
  'https://[::1',
  'https://example.org:99999',
  'example.org',
  'www.example.org',
  'de/stuecke',
  '#top',
  '?q=1',
  'mailto:',
  'mailto:karten',
  'mailto:a@b',
  'mailto:a@example.org,b@example.org',
  'mailto:a@example.org?subject=x%0d%0abcc:b@example.org',
  'mailto:a@example.org\r\nbcc:b@example.org',
  'mailto:"<script>"@example.org',
  'tel:',
  'tel:+',
  'tel:1',
  'tel:040;ext=1',
  'tel:javascript',
  'tel:++49',
  'tel:4+9',
  `https://example.org/${'a'.repeat(2048)}`,
];

describe('rejects', () => {
  test.each(rejected)('%j', (text) => {
    expect(parseLink(text)).toBeNull();
  });

  test('accepted links are one of the four kinds, also as browsers parse them', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: codePoint }),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom('/', '//', 'http:', 'https://', 'mailto:', 'tel:', 'javascript:'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const link = parseLink(given);
        if (!link) return;
        const url = new URL(link.href, 'https://house.example/de');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (link.kind === 'path') expect(url.host).toBe('house.example');
        expect(url.username).toBe('');
        // Stored and read again, it is the same link.
        expect(parseLink(link.href)).toEqual(link);
      }),
      { numRuns: 500 },
    );
  });
});
