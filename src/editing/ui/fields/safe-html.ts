/**
 * Sanitises rich text for insertion into a page: a few tags, and validated links. The server does the same before it
 * stores text; this protects against text from the browser's own storage.
 */
import { parseLink } from '#domain/urls/links.ts';

const allowedTags = new Set(['P', 'STRONG', 'EM', 'A', 'UL', 'OL', 'LI', 'BR']);
/** Elements whose content is not text. */
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

/** Parses HTML in an inert document, which runs and loads nothing. */
export function inertBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** The text without tags, one line per paragraph or item; plain text is unchanged. */
export function plainOf(text: string): string {
  if (!text.includes('<')) return text;
  return [...inertBody(text).querySelectorAll('p, li')].map((block) => block.textContent ?? '').join('\n');
}

/** Keeps text and known tags only. */
export function safeHtml(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  take(inertBody(html), fragment);
  return fragment;
}

function take(from: Node, to: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.nodeValue ?? ''));
    if (!(node instanceof Element) || silent.has(node.nodeName.toUpperCase())) continue;
    if (!allowedTags.has(node.nodeName)) {
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
