import type { Page } from '@playwright/test';

/** Delay of a font in milliseconds. */
const late = 500;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Shows texts in the fallback font first, as on a slow connection. Uses CDP, because Playwright's routes make the browser
 * compile every script again.
 * @returns a function that removes the delay and returns the number of delayed requests
 */
export async function delayFont(
  page: Page,
  name: 'piazzolla' | 'special-gothic',
): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, late));
    // The page may be closed by then.
    await session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  // Cached fonts would not be requested.
  for (const cacheDisabled of [true, false])
    await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*/${name}*.woff2` }] });
  return async () => {
    await session.detach();
    return count;
  };
}

/** Whether any text of the page is rendered in this font. */
export function isShown(page: Page, family: string): Promise<boolean> {
  return page.evaluate(
    (name) => [...document.fonts].some(({ family, status }) => family === name && status === 'loaded'),
    family,
  );
}

/**
 * Opens a page as over a slow connection: in chunks, each of which is painted before the next one arrives, except
 * the head, which is in the first packet. Scripts are left out.
 */
export async function openInPieces(page: Page, address: string, pieces = 40): Promise<void> {
  const response = await page.request.get(address);
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  await page.evaluate(
    async ([html, pieces]) => {
      const isDrawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const start = html.indexOf('</header>');
      const length = Math.ceil((html.length - start) / pieces);
      document.open();
      document.write(html.slice(0, start));
      await Promise.all(
        [...document.querySelectorAll('link[rel=stylesheet]')].map(
          (sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)),
        ),
      );
      await document.fonts.ready;
      for (let at = start; at < html.length; at += length) {
        document.write(html.slice(at, at + length));
        await isDrawn();
      }
      document.close();
    },
    [html, pieces] as const,
  );
}

/**
 * Layout shifts since the page was opened: value, time, and for each element its first words or its
 * class, with its position before and after. Removed elements have neither.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `[${[x, y, width, height].join()}]`;
        const nameOf = (node: Node | null) =>
          node?.textContent?.trim().slice(0, 40) || (node instanceof Element ? node.className : '');
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue;
            const moved = sources.map(({ node, previousRect, currentRect }) =>
              [nameOf(node), place(previousRect), place(currentRect)].join(' '),
            );
            found.push(`${value.toFixed(5)} after ${Math.round(startTime)} ms: ${moved.join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a separate task.
        requestAnimationFrame(() => setTimeout(() => resolve(found), 50));
      }),
  );
}
