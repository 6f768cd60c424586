// Delays a page's scripts until the browser is idle after loading, or until the first interaction.

/**
 * Runs at the end of the page. The module script waits as inert text; to begin is to preload all modules at once and
 * to put the text back as a module. A browser that is never idle begins after two seconds. Kept short: every page
 * carries it.
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
 * Delays the router's scripts, so that they do not compete with fonts and pictures for bandwidth; text, links and
 * forms work before. A page without the router's script is returned unchanged.
 */
export function delayScripts(html: string): string {
  const start = html.search(moduleScript);
  const end = html.lastIndexOf('</body>');
  if (start < 0 || end < start) return html;
  // What the script imports by name is fetched with it anyway.
  const named = html.slice(start, html.indexOf('</script>', start));
  const others = [...html.matchAll(preload)].map(([, address = '']) => address);
  const modules = new Set(others.filter((address) => !named.includes(address)));
  const waiting = `<script type="text/plain" data-modules="${[...modules].join(' ')}">`;
  const page = `${html.slice(0, end)}<script>${begin}</script>${html.slice(end)}`;
  // A function, since "$" has a meaning in replacement strings.
  return page.replace(preload, '').replace(moduleScript, () => waiting);
}
