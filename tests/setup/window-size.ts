// The size of the window in which components are tested.
import { page } from 'vitest/browser';

export const usualWindow = { width: 1280, height: 800 } as const;

/**
 * Gives the window another size until the test ends (`component-page.ts`), in pixels. Returns when the document
 * knows it: what is hidden at the former size takes no focus until then.
 */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  // Reading the size lays out the frame that it belongs to.
  while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
}
