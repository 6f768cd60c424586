/** Serialises the editor's document to HTML, in the exact form that the server stores. */
import type { Node } from 'prosemirror-model';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Leaves out halves of characters, which are no text. */
const escaped = (text: string) => text.replace(/[&<>]|\p{Cs}/gu, (sign) => signs[sign] ?? '');
const escapedValue = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] as string);

const tags: Record<string, string> = { bullet_list: 'ul', ordered_list: 'ol', strong: 'strong', em: 'em' };

/** Empty paragraphs are left out, as on a published page. An empty document is the empty string. */
export function htmlOfNode(parent: Node): string {
  let html = '';
  parent.forEach((node) => {
    html += blockOf(node);
  });
  return html;
}

function blockOf(node: Node): string {
  if (node.type.name === 'paragraph') {
    const text = inline(node);
    return text === '' ? '' : `<p>${text}</p>`;
  }
  const tag = tags[node.type.name] as string;
  let items = '';
  node.forEach((item) => {
    const [first, below] = [
      inline(item.firstChild as Node),
      htmlOfNode(item.cut((item.firstChild as Node).nodeSize)),
    ];
    if (first !== '' || below !== '') items += `<li>${first}${below}</li>`;
  });
  return items === '' ? '' : `<${tag}>${items}</${tag}>`;
}

/** Opens and closes tags between text nodes, so that formatting across nodes is one element. */
function inline(parent: Node): string {
  let html = '';
  let open: readonly OpenTag[] = [];
  let isAfterBlank = true;
  const to = (target: readonly OpenTag[]) => {
    let same = 0;
    while (same < open.length && open[same]?.start === target[same]?.start) same++;
    html += open
      .slice(same)
      .map(({ end }) => end)
      .reverse()
      .join('');
    html += target
      .slice(same)
      .map(({ start }) => start)
      .join('');
    open = target;
  };
  parent.forEach((node) => {
    to(node.marks.map(({ type, attrs }) => tagOf(type.name, attrs)));
    const text = node.isText ? withoutBlanks(node.text ?? '', isAfterBlank) : '<br />';
    html += node.isText ? escaped(text) : text;
    if (text !== '') isAfterBlank = !node.isText || text.endsWith(' ');
  });
  to([]);
  return html.trim();
}

/** Collapses white space as browsers do; otherwise parsing the HTML again would yield a different document. */
function withoutBlanks(text: string, isAfterBlank: boolean): string {
  const one = text.replace(/[ \t\r\n\f]+/g, ' ');
  return isAfterBlank ? one.replace(/^ /, '') : one;
}

interface OpenTag {
  start: string;
  end: string;
}

function tagOf(mark: string, attrs: Readonly<Record<string, unknown>>): OpenTag {
  if (mark === 'link') {
    const window = attrs.blank ? ' target="_blank" rel="noopener"' : '';
    return { start: `<a href="${escapedValue(String(attrs.href))}"${window}>`, end: '</a>' };
  }
  return { start: `<${tags[mark]}>`, end: `</${tags[mark]}>` };
}
