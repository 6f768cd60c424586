// Very long words, wherever somebody could write one.
import type { Page } from '@playwright/test';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/**
 * Makes one long word of every text of the page, and leaves it there.
 * @param fixed selects what only the program itself says
 */
export async function writeLongWords(page: Page, fixed: string): Promise<void> {
  await page.evaluate(
    ([long, others]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const said = text.nodeValue ?? '';
        if (/\p{L}{4}/u.test(said) && !text.parentElement?.closest(`script, style, ${others}`))
          text.nodeValue = long + said.replace(/\s/g, '');
      }
    },
    [word, fixed] as const,
  );
}
