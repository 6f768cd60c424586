/**
 * The press that waits for a script. It is remembered over a reload and made again then, so that one press is enough.
 */
export const pressKey = 'press';

/** What was pressed is known by what it reads and its place among what reads alike, since scripts insert elements. */
export type Press = readonly [name: string, place: number];

let last: Press | undefined;
const held = new Set<Press>();

const pressable = 'a, button';
const nameOf = (element: Element) => `${element.ariaLabel}${element.textContent}`;
export const pressablesNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(pressable)].filter((each) => nameOf(each) === name);

if (!import.meta.env.SSR) {
  // Noted before the press changes what the element reads.
  const note = ({ target }: Event) => {
    const element = (target as Element).closest(pressable) as HTMLElement | null;
    const name = element ? nameOf(element) : '';
    last = element ? [name, pressablesNamed(name).indexOf(element)] : undefined;
  };
  addEventListener('click', note, true);
}

/** The last press waits for a script until the function that is returned is called. */
export function holdPress(): () => void {
  const mine: Press | undefined = last && [...last];
  if (mine) held.add(mine);
  return () => mine && held.delete(mine);
}

/**
 * Remembers the latest of those that wait.
 * @throws if storage is unavailable
 */
export function rememberPress(): void {
  const latest = [...held].at(-1);
  if (latest) sessionStorage.setItem(pressKey, JSON.stringify([Date.now(), ...latest]));
}

/** False also where the browser gives no storage. */
export function isPressRemembered(): boolean {
  try {
    return pressKey in sessionStorage;
  } catch {
    return false;
  }
}
