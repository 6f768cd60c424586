/** HTML from other programs, before the schema takes from it what it knows: lists of Word are no lists in its HTML. */
import { inertBody } from '../fields/safe-html.ts';

const listParagraph = /mso-list:\s*(?!none)/i;
const ordered = /^\s*(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/** The HTML with Word's list paragraphs as lists, and without what it writes for itself alone. */
export function cleanPasted(html: string): string {
  const body = inertBody(html);
  for (const element of body.querySelectorAll('o\\:p, xml, meta, link, title')) element.remove();
  let list: HTMLElement | null = null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    if (!listParagraph.test(paragraph.getAttribute('style') ?? '')) continue;
    const sign = signOf(paragraph);
    const tag = ordered.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (!list || list !== paragraph.previousElementSibling || list.localName !== tag) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
  return body.innerHTML;
}

/** The bullet or number that Word writes in front as text. */
function signOf(paragraph: HTMLElement): Element | undefined {
  return [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
}
