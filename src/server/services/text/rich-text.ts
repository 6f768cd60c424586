// Sanitises rich text: a short list of tags, and safe links.
import sanitizeHtml from 'sanitize-html';
import { parseLink } from '#domain/urls/links.ts';

const allowedTags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br'];

/** Aliases of allowed tags. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em' };
/** Blocks that become paragraphs. */
const blocks = /^(?:h[1-6]|div|section|article|blockquote)$/;

/** Tags that run or load something. */
const hostileTags = new Set(
  'script style iframe frame frameset object embed applet form input button textarea select base link meta svg math template noscript portal'.split(
    ' ',
  ),
);

const noAttributes: Record<string, string> = {};
const newWindow = { target: '_blank', rel: 'noopener' };

export interface CleanRichText {
  html: string;
  /** Names of removed tags whose text was kept. */
  dropped: string[];
  /** Removed tags, attributes and link targets that are never accidental. */
  hostile: string[];
}

/**
 * Keeps `<p> <strong> <em> <a href> <ul> <ol> <li> <br>`; links go through `parseLink`. Links that open a new window
 * get `rel="noopener"`.
 */
export function cleanRichText(text: string): CleanRichText {
  const dropped = new Set<string>();
  const hostile = new Set<string>();
  const html = sanitizeHtml(text, {
    allowedTags,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    // Checked more strictly by `parseLink`.
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
        // Not allowed either, so that only its text stays: without an address it would still look like a link.
        if (!link) return { tagName: 'span', attribs: noAttributes };
        const isInNewWindow = attributes.target === '_blank';
        return { tagName, attribs: { href: link.href, ...(isInNewWindow ? newWindow : {}) } };
      },
    },
  });
  const isRewritten = dropped.size > 0 || hostile.size > 0;
  return { html: isRewritten ? unnested(html) : html.trim(), dropped: [...dropped], hostile: [...hostile] };
}

/**
 * Flattens paragraphs nested in paragraphs, which removed tags can leave. A parser closes the outer one where the inner
 * one starts, which yields empty paragraphs; a second pass normalises them.
 */
function unnested(html: string): string {
  return sanitizeHtml(html, { allowedTags, allowedAttributes: { a: ['href', 'target', 'rel'] } })
    .replaceAll('<p></p>', '')
    .trim();
}

/** Sanitises rich text before it is shown, whatever its source. */
export function sanitizeRichText(text: string): string {
  return cleanRichText(text).html;
}
