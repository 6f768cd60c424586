// The size of the window in which components are tested.
import { page } from 'vitest/browser';

export const usualWindow = { width: 1280, height: 800 } as const;

/**
 * Resizes the window until the test ends (`component-page.ts`), in pixels. Resolves when the document is resized, since
 * elements hidden at the previous size cannot get the focus before.
 */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  // Reading the size lays out the frame that it belongs to.
  while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
}
