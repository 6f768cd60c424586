/** Finds where on a page the texts of a record stand, by the words themselves: pages have no marks for editors. */

/** A text and what stands around it in the same element: "»", the quote, "«". */
export type Piece = string | { field: string };

export interface FoundWords {
  element: HTMLElement;
  pieces: readonly Piece[];
  isRich: boolean;
  /** What is drawn there while the field is empty. */
  instead?: string;
}

/**
 * Which words in a link or button are places: none, as on a record's own page; those that are all it says; or also those
 * of a link around the whole area.
 */
export type LinkRule = 'none' | 'alone' | 'around';

/** A value that may stand on the page: what is written now, and what visitors read. */
export interface TextToFind {
  field: string;
  isRich: boolean;
  text: string;
}

/** As it is visibleForm: without soft hyphens, with single spaces. */
export const visibleForm = (text: string): string =>
  text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Only the letters of a title, since line breaks add hyphens. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Words there belong to other records, to modules, to the site or to fields that are being written. */
const elsewhere =
  'nav, summary, [data-container], article[id^="event-"], [data-in-place], .visually-hidden, dt, ' +
  // The words of another place.
  '[style*="display: none"]';

/** The words of rich text as `visibleForm` reads them from a page. */
export function plainText(html: string): string {
  return visibleForm(new DOMParser().parseFromString(html, 'text/html').body.textContent);
}

/**
 * Each text once, where it stands first; those that stand nowhere are missing.
 * @param area what of the page is looked through
 */
export function findWords(
  area: HTMLElement,
  wanted: readonly TextToFind[],
  links: LinkRule = 'none',
): FoundWords[] {
  const found: FoundWords[] = [];
  const open = new Map<string, TextToFind[]>([
    ...Map.groupBy(
      wanted.filter(({ text }) => visibleForm(text) !== ''),
      ({ field }) => field,
    ),
  ]);
  const take = (element: HTMLElement, pieces: readonly Piece[], isRich: boolean) => {
    found.push({ element, pieces, isRich });
    for (const piece of pieces) if (typeof piece !== 'string') open.delete(piece.field);
  };
  const left = (isRich: boolean) => [...open.values()].flat().filter((each) => each.isRich === isRich);

  const title = area.querySelector<HTMLElement>('h1:not([style*="display: none"], [data-in-place])');
  const line = title && visibleText(title);
  const isTitle = left(false).find(({ text }) => line && letters(text) === letters(line));
  if (title && isTitle) take(title, [{ field: isTitle.field }], false);

  for (const element of area.querySelectorAll<HTMLElement>('*')) {
    if (open.size === 0) break;
    if (title?.contains(element) || element.closest(elsewhere)) continue;
    const control = element.closest('a, button');
    if (
      control &&
      !(links !== 'none' && control === element) &&
      !(links === 'around' && control.matches('a'))
    )
      continue;
    if (element.localName === 'div' && element.firstElementChild) {
      const text = visibleForm(element.textContent);
      const rich = left(true).find((each) => plainText(each.text) === text);
      if (rich && !element.querySelector('div')) take(element, [{ field: rich.field }], true);
      continue;
    }
    const isOfWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const pieces =
      isOfWords && !element.firstElementChild && piecesOf(visibleForm(element.textContent), left(false));
    if (pieces) take(element, pieces, false);
  }
  return found;
}

/** A title stands there once for wide and once for narrow windows. */
function visibleText(title: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visibleForm counts.
  return title.innerText;
}

/** The texts that a line consists of, if there is nothing else in it than signs between them. */
function piecesOf(line: string, wanted: readonly TextToFind[]): Piece[] | null {
  const byLength = wanted.toSorted((a, b) => b.text.length - a.text.length);
  let pieces: Piece[] = [line];
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
  const isWhole = pieces.every((piece) => typeof piece !== 'string' || letters(piece) === '');
  return isWhole && pieces.some((piece) => typeof piece !== 'string') ? pieces : null;
}
