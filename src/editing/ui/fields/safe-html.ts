/**
 * Formatted text as it may be put on a page: the few tags of rich text, links that pass the one reader of links.
 * The server does the same when it stores; here it stands before text that came from this browser's own memory.
 */
import { parseLink } from '#domain/urls/links.ts';

const kept = new Set(['P', 'STRONG', 'EM', 'A', 'UL', 'OL', 'LI', 'BR']);
/** Nothing of theirs is text. */
const silent = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'TEXTAREA',
  'SVG',
  'MATH',
  'IFRAME',
  'OBJECT',
]);

/** Reads HTML in a document that runs and loads nothing. */
export function inertBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Text without its tags, a line for each paragraph or item; plain text stays as it is. */
export function plainOf(text: string): string {
  if (!text.includes('<')) return text;
  return [...inertBody(text).querySelectorAll('p, li')].map((block) => block.textContent ?? '').join('\n');
}

/** The words with the known tags; what would run or load something is gone. */
export function safeHtml(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  take(inertBody(html), fragment);
  return fragment;
}

function take(from: Node, to: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.nodeValue ?? ''));
    if (!(node instanceof Element) || silent.has(node.nodeName.toUpperCase())) continue;
    if (!kept.has(node.nodeName)) {
      take(node, to);
      continue;
    }
    const element = document.createElement(node.nodeName);
    const link = node.nodeName === 'A' ? parseLink(node.getAttribute('href') ?? '') : null;
    if (link) element.setAttribute('href', link.href);
    if (link && node.getAttribute('target') === '_blank') {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener');
    }
    to.appendChild(element);
    take(node, element);
  }
}
