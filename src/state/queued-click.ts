/** A click that waits for a script. It is stored across a reload and replayed afterwards. */
export const clickKey = 'press';

/**
 * Identifies the clicked element by its text and its index among elements with the same text, because scripts insert
 * elements.
 */
export type QueuedClick = readonly [name: string, place: number];

let last: QueuedClick | undefined;
const queuedClicks = new Set<QueuedClick>();

const pressable = 'a, button';
const nameOf = (element: Element) => `${element.ariaLabel}${element.textContent}`;
export const clickablesNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(pressable)].filter((each) => nameOf(each) === name);

if (!import.meta.env.SSR) {
  // Recorded before the click changes the element's text.
  const note = ({ target }: Event) => {
    const element = (target as Element).closest(pressable) as HTMLElement | null;
    const name = element ? nameOf(element) : '';
    last = element ? [name, clickablesNamed(name).indexOf(element)] : undefined;
  };
  addEventListener('click', note, true);
}

/** Records the last click until the returned function is called. */
export function queueClick(): () => void {
  const mine: QueuedClick | undefined = last && [...last];
  if (mine) queuedClicks.add(mine);
  return () => mine && queuedClicks.delete(mine);
}

/**
 * Stores the latest waiting click.
 * @throws if storage is unavailable
 */
export function persistQueuedClick(): void {
  const latest = [...queuedClicks].at(-1);
  if (latest) sessionStorage.setItem(clickKey, JSON.stringify([Date.now(), ...latest]));
}

/** False also without storage. */
export function isClickPersisted(): boolean {
  try {
    return clickKey in sessionStorage;
  } catch {
    return false;
  }
}
