/**
 * The inline script that runs before the first paint: chooses the visitor's colour scheme, at random unless the cookie has
 * one, and applies it and contrast mode.
 * Cached pages are the same for all visitors, so both are decided in the browser.
 */
import { type ColourScheme, colourSchemeCookie, interimGroupName } from '#domain/site/colour-scheme.ts';
import { darkModeKey } from '#state/global.ts';

/**
 * A valid cookie wins. Otherwise a group is chosen at random, except that of the interim hero, and stored for an hour.
 * If the groups could not be loaded, an earlier choice stays; without one the page is black and white for ten seconds.
 */
export function firstPaintScript(groups: readonly ColourScheme[]): string {
  const ids = groups.filter(({ name }) => name !== interimGroupName).map(({ id }) => id);
  const { name, maxAge, maxAgeOnError } = colourSchemeCookie;
  return (
    `((d,g)=>{let a=d.documentElement.dataset,s=+d.cookie.match(/(?:^|; )${name}=(\\d+)/)?.[1];` +
    `if(!g.includes(s)&&(g.length||!s)){s=g[Math.random()*g.length|0]||0;` +
    // Browsers drop `secure` cookies on plain http.
    `d.cookie="${name}="+s+";max-age="+(g.length?${maxAge}:${maxAgeOnError})+";path=/;samesite=lax"+` +
    `(isSecureContext?";secure":"")}` +
    `a.scheme=s;try{localStorage.${darkModeKey}=="true"&&(a.contrast="")}catch{}` +
    `})(document,${JSON.stringify(ids)})`
  );
}
