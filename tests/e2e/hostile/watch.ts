// Detects content that runs, loads or navigates although it must not.
import type { BrowserContext, Page } from '@playwright/test';

/** Records in `happened` every forbidden script, request and navigation in any window of the browser. */
export async function watchForHits(
  context: BrowserContext,
  origin: string,
  happened: string[],
): Promise<void> {
  await context.exposeBinding('hit', ({ page }) => void happened.push(`executed on ${page.url()}`));
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
      Object.assign(window, { [name]: () => (window as unknown as { hit(): void }).hit() });
    }
  });
  context.on('dialog', (dialog) => void happened.push(`dialog: ${dialog.message()}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && !['data:', 'blob:'].includes(protocol)) happened.push(`asked: ${request.url()}`);
  });
}

/** Elements and attributes that could run, load or navigate on interaction. */
export function dangersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const elements =
      'iframe, frame, object, embed, applet, portal, base, math, marquee, meta[http-equiv], xss, plaintext, noembed, ' +
      'isindex, custom-element, foreignObject, animate, set, svg script, svg style, svg a, [srcdoc], [xlink\\:href]';
    for (const element of document.querySelectorAll(elements)) found.push(element.outerHTML.slice(0, 200));
    const loads = [
      'src',
      'srcset',
      'poster',
      'action',
      'formaction',
      'data',
      'background',
      'ping',
      'imagesrcset',
    ];
    const isOwn = (url: URL) =>
      url.origin === location.origin || (url.protocol === 'data:' && /^data:image\//.test(url.href));
    const check = (element: Element, name: string, value: string) => {
      if (/^on|^v-|^ng-|^x-/.test(name)) return found.push(`${element.localName} ${name}=${value}`);
      if (name === 'style' && /evil|expression/.test(value)) return found.push(`style=${value}`);
      if (name !== 'href' && !loads.includes(name)) return;
      for (const one of name.endsWith('srcset') ? value.split(/,\s/) : [value]) {
        const text = one.trim().split(/\s/)[0] ?? '';
        const url = URL.canParse(text, location.href) ? new URL(text, location.href) : null;
        const isFine =
          url !== null &&
          (element.localName === 'a' && name === 'href'
            ? ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)
            : isOwn(url));
        if (!isFine) found.push(`${element.localName} ${name}=${value.slice(0, 100)}`);
      }
    };
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) check(element, name, value);
    }
    for (const { textContent } of document.querySelectorAll('style')) {
      if (/evil\.example/.test(textContent ?? '')) found.push('a style that loads from elsewhere');
    }
    return found;
  });
}
