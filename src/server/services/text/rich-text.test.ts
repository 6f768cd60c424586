import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isClean } from '../../../../tests/api/endpoint/hostile-payloads.ts';
import { hostileTexts } from '../../../../tests/e2e/hostile/texts.ts';
import { cleanRichText, sanitizeRichText } from './rich-text.ts';

describe('rich text', () => {
  test.each([
    [
      'keeps its formatting',
      '<p>Ein <strong>Abend</strong>, <em>kein</em> Ende.<br />Pause.</p>',
      '<p>Ein <strong>Abend</strong>, <em>kein</em> Ende.<br />Pause.</p>',
    ],
    [
      'keeps lists',
      '<ul><li>eins</li></ul><ol><li>zwei</li></ol>',
      '<ul><li>eins</li></ul><ol><li>zwei</li></ol>',
    ],
    [
      'keeps links that lead somewhere',
      '<a href="/de/abo?x=1&amp;y=2">Abo</a> <a href="mailto:a@example.org">Post</a>',
      '<a href="/de/abo?x=1&amp;y=2">Abo</a> <a href="mailto:a@example.org">Post</a>',
    ],
    ['says bold and italic in one way', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['makes paragraphs of headings', '<h2>Kopf</h2>', '<p>Kopf</p>'],
    ['sets paragraphs beside each other', '<p>a<span><p>b</p></span></p>', '<p>a</p><p>b</p>'],
    ['ends blocks at the paragraphs in them', '<div><div><p>a</p><p>b</p></div></div>', '<p>a</p><p>b</p>'],
    [
      'drops what only formats',
      '<p style="color:red" class="x"><span>a</span> <font size="7">b</font></p>',
      '<p>a b</p>',
    ],
    ['keeps signs as signs', 'a < b &amp; c > d „e“', 'a &lt; b &amp; c &gt; d „e“'],
    ['closes what was left open', '<p>a<strong>b', '<p>a<strong>b</strong></p>'],
    [
      'opens a new window where an editor wants one, out of reach of this page',
      '<a href="/x" target="_blank">x</a> <a href="/y" rel="opener" target="_blank">y</a>',
      '<a href="/x" target="_blank" rel="noopener">x</a> <a href="/y" target="_blank" rel="noopener">y</a>',
    ],
    [
      'knows no other window',
      '<a href="/x" target="_top">x</a><a href="/y" target="menu" rel="me">y</a><p target="_blank">z</p>',
      '<a href="/x">x</a><a href="/y">y</a><p>z</p>',
    ],
    ['keeps the text alone of a link that leads nowhere', '<a target="_blank">x</a>', 'x'],
  ])('%s', (_, given, stored) => {
    expect(sanitizeRichText(given)).toBe(stored);
    expect(sanitizeRichText(stored)).toBe(stored);
  });

  const hostile = [
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<style>@import "//evil.example"</style>',
    '<base href="//evil.example">',
    '<form action="//evil.example"><input name=x></form>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><script>alert(1)</script></template>',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
  ];
  test.each(hostile)('sanitises %s and reports it as hostile', (given) => {
    const { html, hostile: found } = cleanRichText(given);
    expect(html).not.toMatch(
      /script|onerror|onload|onclick|<(?!\/?(?:p|strong|em|a|ul|ol|li|br)\b)|evil|javascript|data:/i,
    );
    expect(found.length).toBeGreaterThan(0);
  });

  test('for any input, the output has only allowed tags, and sanitising is idempotent', () => {
    const bits = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      'a',
      'p',
      'script',
      'svg',
      ' href',
      ' onload',
      'javascript:',
      '&lt;',
      '&#60;',
      '<!--',
      '-->',
      '\0',
      ' ',
      'ü',
      '<p>',
      '</p>',
      '<a href="',
      '" target="_blank',
      '<style>',
      ']]>',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const once = sanitizeRichText(parts.join(''));
        expect(
          once.replaceAll(
            /<\/?(?:p|strong|em|ul|ol|li|a|br \/)>|<a href="[^"<>]*"(?: target="_blank" rel="noopener")?>|<br \/>/g,
            '',
          ),
        ).not.toMatch(/[<>]/);
        expect(sanitizeRichText(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

// Parsed as HTML, one construct may hide the next: here each is alone, in the browser several are together.
test('nothing in sanitised hostile text can be executed', () => {
  expect(hostileTexts.length).toBeGreaterThan(250);
  const left = hostileTexts.map((text) => cleanRichText(`<p>a</p>${text}`).html);
  expect(left.filter((html) => !isClean(html))).toEqual([]);
});
