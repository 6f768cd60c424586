/**
 * Shows the error document of a proxy, or of the starting server, within the page: an element of class `error-html`
 * with its styles. For client navigation, where the browser does not display that document.
 */

/** Matches by class or id. The body itself may be the block. */
const block = '.error-html, #error-html';

export interface ErrorHtml {
  /** The contents of all style elements of the document. */
  style: string;
  content: DocumentFragment;
}

/**
 * Fetches the page at `url` and extracts its error block and styles.
 * @param url same origin; responses of other hosts are ignored
 * @returns null if the page has no error block, as the site's own pages
 * @throws TypeError on network failure
 */
export async function fetchErrorHtml(url: string): Promise<ErrorHtml | null> {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) return null;
  const response = await fetch(address, { headers: { Accept: 'text/html' }, redirect: 'error' });
  // A parsed document is inert: no script runs and nothing is loaded.
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

/** Shows the error document at `url` in `place`, if there is one. Logs failures to the console. */
export async function showErrorHtml(url: string, place: HTMLElement): Promise<void> {
  const found = await fetchErrorHtml(url).catch((error: unknown) => console.warn(error));
  if (!found) return;
  // A shadow root keeps its styles and the site's apart.
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(found.style);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(found.content);
}
