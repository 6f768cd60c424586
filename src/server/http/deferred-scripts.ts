// Defers the scripts of a page until the browser is idle after loading, or until the first interaction.

/**
 * Runs at the end of the page. The module script and its preloads are in an inert template; the loader moves them into
 * the head, which works only once. An anchor of an editor may have the same id. A browser that never becomes idle starts
 * after two seconds.
 *
 * Until `first-interaction.ts` takes over, clicks on buttons are held in `early`, since a button does nothing without
 * scripts. Links do; if one has the role of a button, space clicks it. Kept short, since every page has it.
 */
export const deferredScriptLoader =
  `(d=>{let{content:c}=d.querySelector("template#later"),on=addEventListener,go=()=>d.head.append(c);early=[];` +
  `for(let n of["pointerdown","keydown","focusin","scroll","click"])on(n,e=>{let t=e.target;go();` +
  `early&&(n=="click"?early.push(t.closest("[type=button]")):` +
  `e.key==" "&&t.role&&t.href&&t.click(e.preventDefault()))},true);` +
  `on("load",()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200))})(document)`;

const preload = '<link rel="modulepreload" href="';
const moduleScript = '<script type="module" async="">';

/** Removes the module preloads from the page and returns their addresses. */
function takePreloads(html: string): { rest: string; addresses: string[] } {
  const parts = html.split(preload);
  const addresses = parts.slice(1).map((part) => part.slice(0, part.indexOf('"')));
  const rest = parts.map((part, at) => (at === 0 ? part : part.slice(part.indexOf('>') + 1))).join('');
  return { rest, addresses };
}

/**
 * Defers the router's scripts, so that they do not compete with fonts and pictures for bandwidth; text, links and forms
 * work without them. A page without the router's script is returned unchanged.
 * @param head the page up to its content, where the renderer puts preloads
 * @param end the page from its first script after the content on
 */
export function deferScripts(head: string, end: string): [head: string, end: string] {
  const start = end.indexOf(moduleScript);
  const close = end.indexOf('</script>', start);
  const last = end.lastIndexOf('</body>');
  if (start < 0 || close < 0 || last < close) return [head, end];
  const { rest, addresses } = takePreloads(head);
  const text = end.slice(start + moduleScript.length, close);
  // Named imports of the script are fetched with it.
  const links = [...new Set(addresses.filter((address) => !text.includes(address)))]
    .map((address) => `<link rel="modulepreload" href="${address}">`)
    .join('');
  const waiting = `<template id="later">${links}<script type="module">${text}</script></template>`;
  const between = end.slice(close + '</script>'.length, last);
  return [
    rest,
    `${end.slice(0, start)}${waiting}${between}<script>${deferredScriptLoader}</script>${end.slice(last)}`,
  ];
}
