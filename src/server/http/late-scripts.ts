// Delays a page's scripts until the browser is idle after loading, or until the first interaction.

/**
 * Runs at the end of the page. The module script and the preloads of all modules wait in a template, whose content does
 * nothing; to begin is to move it into the head, where nothing is left to move the second time. A browser that is never
 * idle begins after two seconds. Kept short: every page carries it.
 */
export const beginScript =
  `(d=>{let{content:c}=d.querySelector("#later"),on=addEventListener,go=()=>d.head.append(c);` +
  `for(let e of["pointerdown","keydown","focusin","scroll"])on(e,go,true);` +
  `on("load",()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200))})(document)`;

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Delays the router's scripts, so that they do not compete with fonts and pictures for bandwidth; text, links and
 * forms work before. A page without the router's script is returned unchanged.
 */
export function delayScripts(html: string): string {
  const [script, text = ''] = moduleScript.exec(html) ?? [];
  const end = html.lastIndexOf('</body>');
  if (!script || end < html.indexOf(script)) return html;
  // What the script imports by name is fetched with it anyway.
  const others = [...html.matchAll(preload)].map(([, address = '']) => address);
  const links = [...new Set(others.filter((address) => !text.includes(address)))]
    .map((address) => `<link rel="modulepreload" href="${address}">`)
    .join('');
  const waiting = `<template id="later">${links}<script type="module">${text}</script></template>`;
  const page = `${html.slice(0, end)}<script>${beginScript}</script>${html.slice(end)}`;
  // A function, since "$" has a meaning in replacement strings.
  return page.replace(preload, '').replace(moduleScript, () => waiting);
}
