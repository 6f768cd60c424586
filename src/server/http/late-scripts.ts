// When a page's scripts are fetched: once the page stands and the browser is idle, or at the first touch.

/**
 * Runs in the page, at its end. The module script waits as a text that browsers pass over; beginning means to name
 * what it needs for fetching, all at once, and to put the text back as a module. A browser that never rests begins
 * after two seconds. Kept short: every page carries it.
 */
const begin =
  `(d=>{let n=d.querySelector("[data-modules]"),on=addEventListener,` +
  `add=(t,p)=>d.head.append(Object.assign(d.createElement(t),p)),` +
  `go=()=>{if(n){for(let href of n.dataset.modules.split(" "))add("link",{rel:"modulepreload",href});` +
  `add("script",{type:"module",text:n.text});n=0}};` +
  `for(let e of ["pointerdown","keydown","focusin","scroll"])on(e,go,true);` +
  `on("load",()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200))})(document)`;

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">/;

/**
 * Takes the router's scripts out of the way of typeface and picture: what is fetched from the first second on shares
 * a slow line with them, however late it stands in the page. Pages read and their links and forms work before.
 * A page without the router's script stays as it is.
 */
export function delayScripts(html: string): string {
  const start = html.search(moduleScript);
  const end = html.lastIndexOf('</body>');
  if (start < 0 || end < start) return html;
  // What the script imports by name is fetched with it.
  const named = html.slice(start, html.indexOf('</script>', start));
  const others = [...html.matchAll(preload)].map(([, address = '']) => address);
  const modules = new Set(others.filter((address) => !named.includes(address)));
  const waiting = `<script type="text/plain" data-modules="${[...modules].join(' ')}">`;
  const page = `${html.slice(0, end)}<script>${begin}</script>${html.slice(end)}`;
  // A function as replacement: an address may hold what replacements read as a sign.
  return page.replace(preload, '').replace(moduleScript, () => waiting);
}
