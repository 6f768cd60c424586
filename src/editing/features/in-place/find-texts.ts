/** Finds the texts of a record on a page by their content, because public pages have no markup for editors. */

/** A text and what surrounds it in the same element: "»", the quote, "«". */
type TextOrField = string | { field: string };

export interface FoundText {
  element: HTMLElement;
  pieces: readonly TextOrField[];
  isRich: boolean;
  /** The replacement shown while the field is empty. */
  instead?: string;
}

/**
 * Which texts in links or buttons count: none, as on a record's own page; texts that are the whole label; or also those
 * of a link around the whole area.
 */
export type LinkRule = 'none' | 'alone' | 'around';

/** A value to look for on the page: that of the working copy, or the published one. */
export interface TextToFind {
  field: string;
  isRich: boolean;
  text: string;
}

/** Text as it is displayed: without soft hyphens, with single spaces. */
export const visibleForm = (text: string): string =>
  text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Compares the letters of a title only, since line breaks add hyphens. */
const lettersOnly = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Areas of other records, modules, the site, or fields that are being edited. */
const excludedAreas =
  'nav, summary, [data-container], article[id^="event-"], [data-in-place], .visually-hidden, dt, ' +
  // Hidden copies.
  '[style*="display: none"]';

/** Rich text in the form of {@link visibleForm}. */
function visibleRichText(html: string): string {
  return visibleForm(new DOMParser().parseFromString(html, 'text/html').body.textContent);
}

/**
 * The first occurrence of each text; texts that are not on the page are left out.
 * @param area the part of the page to search
 */
export function findTexts(
  area: HTMLElement,
  texts: readonly TextToFind[],
  links: LinkRule = 'none',
): FoundText[] {
  const found: FoundText[] = [];
  const open = new Map<string, TextToFind[]>([
    ...Map.groupBy(
      texts.filter(({ text }) => visibleForm(text) !== ''),
      ({ field }) => field,
    ),
  ]);
  const take = (element: HTMLElement, pieces: readonly TextOrField[], isRich: boolean) => {
    found.push({ element, pieces, isRich });
    for (const piece of pieces) if (typeof piece !== 'string') open.delete(piece.field);
  };
  const left = (isRich: boolean) => [...open.values()].flat().filter((each) => each.isRich === isRich);

  const title = area.querySelector<HTMLElement>('h1:not([style*="display: none"], [data-in-place])');
  const line = title && visibleText(title);
  const isTitle = left(false).find(({ text }) => line && lettersOnly(text) === lettersOnly(line));
  if (title && isTitle) take(title, [{ field: isTitle.field }], false);

  for (const element of area.querySelectorAll<HTMLElement>('*')) {
    if (open.size === 0) break;
    if (title?.contains(element) || element.closest(excludedAreas)) continue;
    if (!isEditableElement(element, links)) continue;
    const isRich = element.localName === 'div' && element.firstElementChild !== null;
    const pieces = isRich ? richPieces(element, left(true)) : linePieces(element, left(false));
    if (pieces) take(element, pieces, isRich);
  }
  return found;
}

/** Whether the rule allows a field in this element, which may be in a link or button. */
function isEditableElement(element: Element, links: LinkRule): boolean {
  const control = element.closest('a, button');
  if (!control) return true;
  return (links !== 'none' && control === element) || (links === 'around' && control.matches('a'));
}

/** Rich text has a `div` of its own. */
function richPieces(element: Element, texts: readonly TextToFind[]): TextOrField[] | null {
  const text = visibleForm(element.textContent);
  const rich = texts.find((each) => visibleRichText(each.text) === text);
  return rich && !element.querySelector('div') ? [{ field: rich.field }] : null;
}

/** A single-line text is in an element without child elements. */
function linePieces(element: Element, texts: readonly TextToFind[]): TextOrField[] | null {
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return hasText && !element.firstElementChild ? piecesOf(visibleForm(element.textContent), texts) : null;
}

/** A title is rendered twice, for wide and for narrow windows. */
function visibleText(title: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
  return title.innerText;
}

/** Splits a line into texts, if there is only punctuation between them. */
function piecesOf(line: string, texts: readonly TextToFind[]): TextOrField[] | null {
  const byLength = texts.toSorted((a, b) => b.text.length - a.text.length);
  let pieces: TextOrField[] = [line];
  for (const { field, text } of byLength) {
    const words = visibleForm(text);
    const isThere = pieces.some((piece) => typeof piece !== 'string' && piece.field === field);
    const at = pieces.findIndex((piece) => typeof piece === 'string' && piece.includes(words));
    if (isThere || at < 0) continue;
    const piece = pieces[at] as string;
    const start = piece.indexOf(words);
    pieces = [
      ...pieces.slice(0, at),
      ...[piece.slice(0, start), { field }, piece.slice(start + words.length)],
      ...pieces.slice(at + 1),
    ].filter((each) => each !== '');
  }
  const isWhole = pieces.every((piece) => typeof piece !== 'string' || lettersOnly(piece) === '');
  return isWhole && pieces.some((piece) => typeof piece !== 'string') ? pieces : null;
}
