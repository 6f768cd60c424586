/** Loads lazy components at the first interaction. A click before they are loaded is held and replayed. */
import { isClickPersisted } from '#state/queued-click.ts';
import { loadOnDemand, wait } from '#state/script-loading.ts';

/** Events that count as interaction; pointers move before they click. */
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

export function registerLazyComponent(loading: Promise<unknown>): void {
  components.push(loading);
}

/**
 * For the server: resolves when all components are loaded, which has to be before the first page is rendered.
 */
export async function allComponentsLoaded(): Promise<void> {
  // Loaded components may register further ones.
  for (let waited = 0; waited < components.length; ) {
    waited = components.length;
    await Promise.all(components);
  }
}

declare global {
  interface Window {
    /** Clicked before this script was evaluated. */
    early?: readonly (HTMLElement | null)[] | undefined;
  }
}

let early: readonly (HTMLElement | null)[] = [];
if (!import.meta.env.SSR) {
  early = window.early ?? early;
  window.early = undefined;
}

let interact = () => {};

/**
 * For the browser: loads the components, if no interaction has, and resolves when all of them can be rendered. React
 * notices a loaded component one task later.
 */
export function componentsReady(): Promise<unknown> {
  interact();
  return Promise.all(components).then(() => wait(0));
}

/** Resolves immediately on the server. */
export const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      interact = () => {
        for (const type of interactions) removeEventListener(type, interact, true);
        resolve();
      };
      // The page was opened at a hash, or something was clicked before this script was loaded or before a reload.
      if (location.hash || isClickPersisted()) return interact();
      for (const type of interactions) addEventListener(type, interact, { capture: true, passive: true });
    });

/** Elements whose click needs a script. Other links work without, and buttons with a name have their script. */
const replayed = 'button:not([name]), [role="button"], a.button, a[data-ticket]';
/** A link that depends on a selection made just before. */
const dependentLinks = ', a[hreflang]';
/** Milliseconds that the click on a link is held; after that the link is followed, unless there is no connection. */
const replayTimeout = 3000;

const queuedElements = new Set<HTMLElement>();
let isReplaying = false;

function holdClick(target: HTMLElement): void {
  // A repeated click on the same element is replayed once.
  if (queuedElements.has(target)) return;
  queuedElements.add(target);
  const ready: Promise<unknown>[] = [loadOnDemand(componentsReady)];
  // A button does nothing without its script, so the click is queued.
  if (target.matches('a:not([role])') && navigator.onLine) ready.push(wait(replayTimeout));
  void Promise.race(ready).then(() => {
    queuedElements.delete(target);
    isReplaying = true;
    target.click();
    isReplaying = false;
  });
}

/** Replays the clicks from before this script, which `deferred-scripts.ts` holds. Called when hydration has begun. */
export function replayEarlyClicks(): void {
  for (const target of early) if (target) holdClick(target);
}

function replayClick(event: MouseEvent | KeyboardEvent): void {
  if (isReplaying || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = (event.target as Element | null)?.closest<HTMLElement>(
    replayed + (queuedElements.size ? dependentLinks : ''),
  );
  if (!target) return;
  // Browsers turn all other keys that activate an element into clicks.
  if ('key' in event && (event.key !== ' ' || target.role !== 'button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  holdClick(target);
}

/**
 * Going back or forward: React renders the page synchronously and would show nothing for a missing component.
 * The event is held until the components are loaded.
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
