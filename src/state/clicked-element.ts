/** Finds the element that was clicked before a reload. Apart from `held-click.ts`, since it is needed only then. */
import { clickablesNamed, clickKey, type HeldClick, isClickRemembered } from './held-click.ts';

/** Milliseconds after which somebody has other things in mind. */
const life = 60_000;

/** What was pressed before the reload, once. */
export function findClickedElement(): HTMLElement | undefined {
  if (!isClickRemembered()) return;
  const [time, name, place] = JSON.parse(`${sessionStorage.getItem(clickKey)}`) as [number, ...HeldClick];
  sessionStorage.removeItem(clickKey);
  return Date.now() - time < life ? clickablesNamed(name)[place] : undefined;
}
