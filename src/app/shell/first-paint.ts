/**
 * The script that runs before anything is painted: puts the visitor's ink pair and contrast mode on the page.
 * Every visitor gets the same bytes; what differs is decided here, in the browser, without a flash.
 */
import { type ColourScheme, colourSchemeCookie, interimGroupName } from '#domain/site/colour-scheme.ts';
import { darkModeKey } from '#state/global.ts';

/**
 * An existing cookie decides; otherwise one of the groups that are not the interim hero's is drawn and kept for
 * an hour. Where the groups could not be read, a choice made before stays, and without one it is black and white
 * for ten seconds.
 */
export function firstPaintScript(groups: readonly ColourScheme[]): string {
  const ids = groups.filter(({ name }) => name !== interimGroupName).map(({ id }) => id);
  const { name, maxAge, maxAgeOnError } = colourSchemeCookie;
  return (
    `(function(d,g){var m=d.cookie.match(/(?:^|; )${name}=(\\d+)/),s=m&&+m[1];` +
    `if(g.indexOf(s)<0&&(g.length||!s)){s=g[Math.floor(Math.random()*g.length)]||0;` +
    // A browser drops a secure cookie that comes over plain http: there the choice would last for one page.
    `d.cookie="${name}="+s+";max-age="+(g.length?${maxAge}:${maxAgeOnError})+";path=/;samesite=lax"+` +
    `(isSecureContext?";secure":"")}` +
    `d.documentElement.setAttribute("data-scheme",s);` +
    `try{if(localStorage.getItem("${darkModeKey}")==="true")d.documentElement.setAttribute("data-contrast","")}catch(e){}` +
    `})(document,${JSON.stringify(ids)})`
  );
}
