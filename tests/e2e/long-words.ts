// Very long words in every text that editors write.
import type { Page } from '@playwright/test';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/**
 * Replaces every text of the page by one long word.
 * @param fixed a selector of texts that only the program writes
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
