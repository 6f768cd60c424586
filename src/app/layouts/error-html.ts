/**
 * What a proxy, or the server while it opens, says in place of a page: a document with a block named `error-html` and
 * a style sheet for it. Visitors who go from page to page within the site would never see that document.
 */

/** The block that speaks to visitors, by its class or id; the body itself may carry it. */
const block = '.error-html, #error-html';

export interface ErrorHtml {
  /** Of all the document's style elements. */
  style: string;
  content: DocumentFragment;
}

/**
 * Gets the page at `url` and takes style and block out of it.
 * @param url of this site; what another host says is not shown.
 * @returns null where there is no such block, as in the site's own pages.
 * @throws TypeError without an answer.
 */
export async function fetchErrorHtml(url: string): Promise<ErrorHtml | null> {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) return null;
  const response = await fetch(address, { headers: { Accept: 'text/html' }, redirect: 'error' });
  // A document of its own: nothing in it runs or loads.
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = page.querySelector(block);
  if (!found) return null;
  const style = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  for (const element of found.querySelectorAll('style, script, link, meta, base, iframe, object, embed')) {
    element.remove();
  }
  const content = document.createDocumentFragment();
  content.append(...found.childNodes);
  return { style, content };
}

/** Shows in `place` what stands at `url` instead of a page, if there is such a thing; failures go to the console. */
export async function showErrorHtml(url: string, place: HTMLElement): Promise<void> {
  const found = await fetchErrorHtml(url).catch((error: unknown) => console.warn(error));
  if (!found) return;
  // Its styles are its own, and the site's are not for it.
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(found.style);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(found.content);
}
