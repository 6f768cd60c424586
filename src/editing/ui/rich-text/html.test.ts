import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { htmlOfNode } from './html.ts';
import { richTextSchema } from './schema.ts';

/** A document as the editor keeps it, written down as JSON. */
const docOf = (...content: unknown[]): Node => richTextSchema.nodeFromJSON({ type: 'doc', content });
const p = (...content: unknown[]) => ({ type: 'paragraph', content });
const li = (...content: unknown[]) => ({ type: 'list_item', content });
const ul = (...content: unknown[]) => ({ type: 'bullet_list', content });
const ol = (...content: unknown[]) => ({ type: 'ordered_list', content });
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const strong = { type: 'strong' };
const em = { type: 'em' };
const link = (href: string, blank = false) => ({ type: 'link', attrs: { href, blank } });
const br = { type: 'hard_break' };

describe('htmlOf', () => {
  it.each([
    ['paragraphs', docOf(p(text('Eins')), p(text('Zwei'))), '<p>Eins</p><p>Zwei</p>'],
    ['signs that mean something', docOf(p(text('a < b & "c"'))), '<p>a &lt; b &amp; "c"</p>'],
    [
      'marks that go on are one element',
      docOf(p(text('ganz ', strong), text('wichtig', strong, em), text(' hier', strong))),
      '<p><strong>ganz <em>wichtig</em> hier</strong></p>',
    ],
    [
      'a link with bold words is one link',
      docOf(p(text('zum ', link('/de/abo')), text('Abo', link('/de/abo'), strong))),
      '<p><a href="/de/abo">zum <strong>Abo</strong></a></p>',
    ],
    [
      'an address with signs',
      docOf(p(text('x', link('https://example.org/?a=1&b=2')))),
      '<p><a href="https://example.org/?a=1&amp;b=2">x</a></p>',
    ],
    [
      'a link to a window of its own',
      docOf(p(text('x', link('https://example.org/', true)))),
      '<p><a href="https://example.org/" target="_blank" rel="noopener">x</a></p>',
    ],
    ['half an emoji', docOf(p(text('a \ud83d', strong), text('\ude00 b'))), '<p><strong>a </strong> b</p>'],
    ['a break', docOf(p(text('Eins'), br, text('Zwei'))), '<p>Eins<br />Zwei</p>'],
    [
      'lists without paragraphs',
      docOf(ul(li(p(text('Eins'))), li(p(text('Zwei'))))),
      '<ul><li>Eins</li><li>Zwei</li></ul>',
    ],
    [
      'a list in a list',
      docOf(ol(li(p(text('Eins')), ul(li(p(text('innen'))))))),
      '<ol><li>Eins<ul><li>innen</li></ul></li></ol>',
    ],
    [
      'blanks that browsers read as one',
      docOf(p(text('Eins  zwei '), text(' drei', em), br, text(' vier '))),
      '<p>Eins zwei <em>drei</em><br />vier</p>',
    ],
    ['paragraphs that nobody would see', docOf(p(), p(text('Eins')), p()), '<p>Eins</p>'],
    ['nothing', docOf(p()), ''],
    ['an empty list', docOf(ul(li(p()))), ''],
  ])('%s', (_, doc, html) => {
    expect(htmlOfNode(doc)).toBe(html);
  });
});
