/**
 * The ProseMirror schema of rich text: paragraphs, two kinds of lists, breaks; bold, italic, links. Everything else is
 * dropped.
 */
import { Schema } from 'prosemirror-model';
import { parseLink } from '#domain/urls/links.ts';

/** Elements that load or run something, or have no text: dropped with their content. */
const silent = [
  'svg',
  'math',
  'iframe',
  'template',
  'textarea',
  'select',
  'button',
  'canvas',
  'audio',
  'video',
];

export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [
        { tag: 'p' },
        ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th'].map((tag) => ({ tag })),
        ...silent.map((tag) => ({ tag, ignore: true })),
      ],
      toDOM: () => ['p', 0],
    },
    bullet_list: {
      group: 'block list',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block list',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph list*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      attrs: { href: {}, blank: { default: false } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const link = parseLink(element.getAttribute('href') ?? '');
            return link ? { href: link.href, blank: element.getAttribute('target') === '_blank' } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'a',
        { href: attrs.href, ...(attrs.blank ? { target: '_blank', rel: 'noopener' } : {}) },
        0,
      ],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything in a `b` with normal weight.
        { tag: 'b', getAttrs: (element) => !/^(?:normal|400)$/.test(element.style.fontWeight) && null },
        { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d{2})$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
        { style: 'font-style=italic' },
      ],
      toDOM: () => ['em', 0],
    },
  },
});
