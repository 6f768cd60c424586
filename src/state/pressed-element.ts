/** Finds what waited for a script before the page was loaded anew. Apart, since only then anybody needs it. */
import { isPressRemembered, type Press, pressablesNamed, pressKey } from './held-press.ts';

/** Milliseconds after which somebody has other things in mind. */
const life = 60_000;

/** What was pressed before the reload, once. */
export function findPressedElement(): HTMLElement | undefined {
  if (!isPressRemembered()) return;
  const [time, name, place] = JSON.parse(`${sessionStorage.getItem(pressKey)}`) as [number, ...Press];
  sessionStorage.removeItem(pressKey);
  return Date.now() - time < life ? pressablesNamed(name)[place] : undefined;
}
