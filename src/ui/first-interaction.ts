/**
 * The first interaction with a page, which loads the scripts of its lazy components. A click that comes before them is
 * held and replayed once they are there.
 */
import { wait } from '#state/scripts.ts';

/** Whatever shows that somebody is there; the pointer moves before it clicks. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'popstate',
] as const;
const components: Promise<unknown>[] = [];

/** Notes that a component is being loaded, or will be. */
export function noteLazyComponent(loading: Promise<unknown>): void {
  components.push(loading);
}

/** On the server: resolves when every component is there, which must be before the first page is rendered. */
export async function allComponentsLoaded(): Promise<void> {
  // A component that has come may bring some of its own.
  for (let waited = 0; waited < components.length; ) {
    waited = components.length;
    await Promise.all(components);
  }
}

/** In the browser: when every component can be used. React learns of a loaded one in the task after. */
export const componentsReady = () => Promise.all(components).then(() => wait(0));

let interact = () => {};

/** Loads the components without waiting for an interaction. */
export function loadComponents(): void {
  interact();
}

/** Resolves at the first interaction; on the server at once. */
export const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      interact = () => {
        for (const type of interactions) removeEventListener(type, interact, true);
        resolve();
      };
      // A place within the page is asked for, or something was clicked before this script was there.
      if (location.hash) return interact();
      for (const type of interactions) addEventListener(type, interact, { capture: true, passive: true });
    });

/** What is clicked for something that a script does; other links lead on without one. */
const replayed = 'button, [role="button"], a.button, a[data-ticket]';
/** Milliseconds that a click waits for its script; then it does what it does without. */
const replayTimeout = 3000;

function replayClick(event: MouseEvent | KeyboardEvent): void {
  if (!event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = (event.target as Element | null)?.closest<HTMLElement>(replayed);
  if (!target) return;
  // The browser makes a click of every other key that presses something.
  if ('key' in event && (event.key !== ' ' || target.role !== 'button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void Promise.race([componentsReady(), wait(replayTimeout)]).then(() => target.click());
}

/**
 * A step in the history: React draws it at once and would show nothing where a component is missing. The router hears
 * of it when the components are there.
 */
function replayHistoryStep(event: PopStateEvent): void {
  if (!event.isTrusted) return;
  event.stopImmediatePropagation();
  void componentsReady().then(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })));
}

if (!import.meta.env.SSR) {
  const types = ['click', 'keydown'] as const;
  for (const type of types) addEventListener(type, replayClick, true);
  addEventListener('popstate', replayHistoryStep, true);
  void firstInteraction.then(componentsReady).then(() => {
    for (const type of types) removeEventListener(type, replayClick, true);
    removeEventListener('popstate', replayHistoryStep, true);
  });
}
