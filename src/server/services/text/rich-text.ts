// Rich text as it is stored and shown: a short list of tags, links that may be followed, and nothing else.
import sanitizeHtml from 'sanitize-html';
import { parseLink } from '#domain/urls/links.ts';

const allowedTags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br'];

/** The same thing under another name. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em' };
/** Blocks that would otherwise run into their neighbours. */
const blocks = /^(?:h[1-6]|div|section|article|blockquote)$/;

/** Not formatting but an attempt to run or to load something. */
const hostileTags = new Set(
  'script style iframe frame frameset object embed applet form input button textarea select base link meta svg math template noscript portal'.split(
    ' ',
  ),
);

const noAttributes: Record<string, string> = {};
const newWindow = { target: '_blank', rel: 'noopener' };

export interface CleanRichText {
  html: string;
  /** Formatting that was left out while its text stayed: tag names. */
  dropped: string[];
  /** What nobody writes by accident: tags, attributes and link targets that were taken out with what they do. */
  hostile: string[];
}

/**
 * Keeps `<p> <strong> <em> <a href> <ul> <ol> <li> <br>`; links are read by the one reader of links. One that opens a
 * new window goes on doing so, and the page it leads to gets no hold of this one.
 */
export function cleanRichText(text: string): CleanRichText {
  const dropped = new Set<string>();
  const hostile = new Set<string>();
  const html = sanitizeHtml(text, {
    allowedTags,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    // Already checked, more strictly, by the reader of links.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
    nestingLimit: 20,
    transformTags: {
      '*': (name, attributes) => {
        const tagName = blocks.test(name) ? 'p' : (sameAs[name] ?? name);
        if (hostileTags.has(tagName)) hostile.add(`<${tagName}>`);
        else if (!allowedTags.includes(tagName) || blocks.test(name)) dropped.add(`<${name}>`);
        for (const attribute of Object.keys(attributes)) {
          if (/^on/i.test(attribute)) hostile.add(attribute);
        }
        if (tagName !== 'a') return { tagName, attribs: noAttributes };
        const link = parseLink(attributes.href ?? '');
        if (attributes.href !== undefined && !link) hostile.add(`href="${attributes.href.slice(0, 80)}"`);
        if (!link) return { tagName, attribs: noAttributes };
        const isInNewWindow = attributes.target === '_blank';
        return { tagName, attribs: { href: link.href, ...(isInNewWindow ? newWindow : {}) } };
      },
    },
  });
  return { html: html.trim(), dropped: [...dropped], hostile: [...hostile] };
}

/** Rich text that comes from the database or from an editor: whatever is in it, what comes out may be shown. */
export function sanitizeRichText(text: string): string {
  return cleanRichText(text).html;
}
