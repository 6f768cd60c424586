import type { Page } from '@playwright/test';

/** Texts that overflow the window, or at its side the box of the header that clips them. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const place = text.parentElement;
      if (place?.closest('.visually-hidden, [aria-hidden="true"], dialog:not([open]), script, style'))
        continue;
      // A row of slides scrolls separately; one slide must fit.
      const row = place?.closest('ul');
      const isMoved = row && getComputedStyle(row).overflowX === 'auto';
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects()) {
        const isCut = isMoved ? width > row.clientWidth + 1 : left < -1 || right > innerWidth + 1;
        const box = place?.closest('header > nav')?.getBoundingClientRect();
        if (box && box.width > 0 && right > box.right + 1) cut.push(text.textContent ?? '');
        if (width > 0 && isCut) cut.push(text.textContent ?? '');
      }
    }
    return cut;
  });
}
