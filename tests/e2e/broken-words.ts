// Words of usual length that do not fit their column.
import type { Page } from '@playwright/test';

/** Words that are broken into two lines without a hyphen, except in addresses. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const isOnlyHeard = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).clipPath === 'inset(50%)' || isOnlyHeard(part.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const place = text.parentElement;
      if (!place?.checkVisibility() || place.closest('script, style') || isOnlyHeard(place)) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-–—]+/gu)) {
        if (!/^[(»«„“”‘’"']?\p{L}+[).,:;!?»«“”‘’"']*$/u.test(word)) continue;
        // Drop caps have a different size.
        range.setStart(text, index + 1);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 6) broken.push(word);
      }
    }
    return broken;
  });
}
