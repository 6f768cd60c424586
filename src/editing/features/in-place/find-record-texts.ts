/**
 * Finds the elements of a page that show a record, and the places of its empty texts: in the hero and the tiles of the
 * home page.
 */
import type { EditedRecord } from '../../core/entries.ts';
import { type FoundText, findTexts, type TextToFind, visibleForm } from './find-texts.ts';

/** The lines of a title in bars, above and below its heading. */
const bars = '[style*="--em-wide"]';
const linesOfBars: Readonly<Record<string, string>> = {
  preline: ':scope > p:has(~ :is(h1, h2, h3))',
  subline: ':scope > :is(h1, h2, h3) ~ p',
};

/** @param isAlone whether the page is the record's own */
export function findRecordTexts(
  main: HTMLElement,
  { place, id }: Pick<EditedRecord, 'place' | 'id'>,
  texts: readonly TextToFind[],
  isAlone: boolean,
): FoundText[] {
  if (place === 'page') return findTexts(main, texts, isAlone ? 'none' : 'alone');
  const around = place === 'tile' ? `#teaser-${id} ${bars}` : `${bars}:has(> h1)`;
  const area = main.querySelector<HTMLElement>(around);
  if (!area) return [];
  return [...findTexts(area, texts, 'around'), ...findReplacements(area, texts)];
}

/** An empty text whose place shows a replacement, such as the next date of a tile, uses that element. */
function findReplacements(area: HTMLElement, texts: readonly TextToFind[]): FoundText[] {
  const byField = Map.groupBy(texts, ({ field }) => field);
  return Object.entries(linesOfBars).flatMap(([field, line]) => {
    const texts = byField.get(field);
    if (!texts || texts.some(({ text }) => visibleForm(text) !== '')) return [];
    const element = area.querySelector<HTMLElement>(`${line} > span:not([data-in-place])`);
    if (!element || element.firstElementChild) return [];
    return [{ element, pieces: [{ field }], isRich: false, instead: visibleForm(element.textContent) }];
  });
}
