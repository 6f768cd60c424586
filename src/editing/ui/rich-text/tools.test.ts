import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { richTextSchema } from './schema.ts';
import { setLink } from './tools.ts';

const { doc, paragraph } = richTextSchema.nodes;
const old = { href: 'https://alt.example/', blank: true };
const other = { href: 'https://neu.example/', blank: false };
const text = (words: string, link?: typeof old) =>
  richTextSchema.text(words, link ? [richTextSchema.marks.link.create(link)] : []);

/** „Vor Link nach“, and a second paragraph. */
const written = doc.create(null, [
  paragraph.create(null, [text('Vor '), text('Link', old), text(' nach')]),
  paragraph.create(null, [text('Zweiter')]),
]);

function stateAt(from: number, to = from): EditorState {
  return EditorState.create({ doc: written, selection: TextSelection.create(written, from, to) });
}

const linksOf = (node: Node) => {
  const found: [words: string, href: string][] = [];
  node.descendants((each) => {
    const link = each.marks.find(({ type }) => type === richTextSchema.marks.link);
    if (link) found.push([each.text ?? '', link.attrs.href]);
  });
  return found;
};

test.each([
  [
    'over two paragraphs, a link in each',
    1,
    18,
    [
      ['Vor Link nach', other.href],
      ['Zw', other.href],
    ],
  ],
  [
    'over a part of a link, which keeps its rest',
    5,
    7,
    [
      ['Li', other.href],
      ['nk', old.href],
    ],
  ],
  ['in a link, for the whole of it', 7, 7, [['Link', other.href]]],
  [
    'right before a link, beside it',
    5,
    5,
    [
      ['neu', other.href],
      ['Link', old.href],
    ],
  ],
  [
    'right behind a link, beside it',
    9,
    9,
    [
      ['Link', old.href],
      ['neu', other.href],
    ],
  ],
])('sets a link %s', (_, from, to, links) => {
  let next = stateAt(from, to);
  setLink(other, 'neu')(next, (step) => {
    next = next.apply(step);
  });
  expect(linksOf(next.doc)).toEqual(links);
});

test.each([
  ['with the caret in it', 7, 7, []],
  ['from the selected part alone', 5, 7, [['nk', old.href]]],
  ['from all paragraphs of a selection', 1, 18, []],
])('removes a link %s', (_, from, to, links) => {
  let next = stateAt(from, to);
  setLink(null, '')(next, (step) => {
    next = next.apply(step);
  });
  expect(linksOf(next.doc)).toEqual(links);
});
