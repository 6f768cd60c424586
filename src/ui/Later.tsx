/**
 * Parts of a page whose HTML comes with it and whose script comes with the reader's first touch. Until then they
 * are the server's own elements: links lead on, and what needs the script waits for it, the first press included.
 */
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { untilLoaded, wait } from '#state/scripts.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** Whatever shows that somebody is there; the hand on the mouse comes before its press. */
const touches = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'popstate',
] as const;
const loads: Promise<unknown>[] = [];

/** On the server: resolves when every part is there, which must be before the first page is rendered. */
export async function allPartsLoaded(): Promise<void> {
  // A part that has come may bring parts of its own.
  for (let waited = 0; waited < loads.length; ) {
    waited = loads.length;
    await Promise.all(loads);
  }
}

let touch = () => {};

/** Loads the parts without waiting for a touch. */
export function bringParts(): void {
  touch();
}

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const once = () => {
      for (const type of touches) removeEventListener(type, once, true);
      resolve();
    };
    touch = once;
    // A place within the page is asked for, or something was pressed before this script was there.
    if (location.hash) return once();
    for (const type of touches) addEventListener(type, once, { capture: true, passive: true });
  });
}

/** What is pressed for something that a script does; other links go their way without one. */
const pressable = 'button, [role="button"], a.button, a[data-ticket]';
/**
 * Milliseconds that a press waits for its script before it does what it does without, and the question about
 * cookies for a touch.
 */
const patience = 3000;

/** In the browser: when every part can be pressed. React learns of a loaded part in the step after. */
export const partsReady = () => Promise.all(loads).then(() => wait(0));

/** Keeps a press that comes before the scripts, and presses again when they are there. */
function keepPress(event: MouseEvent | KeyboardEvent): void {
  if (!event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = (event.target as Element | null)?.closest<HTMLElement>(pressable);
  if (!target) return;
  // The browser makes a click of every other key that presses something.
  if ('key' in event && (event.key !== ' ' || target.role !== 'button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void Promise.race([partsReady(), wait(patience)]).then(() => target.click());
}

/**
 * Keeps a step in the history likewise: React draws it at once and would show nothing where a part is missing.
 * The router hears of it when the parts are there.
 */
function keepStep(event: PopStateEvent): void {
  if (!event.isTrusted) return;
  event.stopImmediatePropagation();
  void partsReady().then(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })));
}

const touched = import.meta.env.SSR ? Promise.resolve() : firstTouch();
if (!import.meta.env.SSR) {
  const types = ['click', 'keydown'] as const;
  for (const type of types) addEventListener(type, keepPress, true);
  addEventListener('popstate', keepStep, true);
  void touched.then(partsReady).then(() => {
    for (const type of types) removeEventListener(type, keepPress, true);
    removeEventListener('popstate', keepStep, true);
  });
}

/**
 * The part that `load` brings. Its props should be plain values: as long as they are the same, the page around it
 * may change without asking for it. `styles` are its style modules: named here, they come with the page, which else
 * would stand bare until the touch. Importing them is not enough, since the bundler drops what is not used.
 */
export function later<P extends object>(load: Load<P>, ..._styles: readonly CSSModuleClasses[]) {
  return part(load, touched);
}

/** The same for what should also come to those who only look: some seconds after everything else. */
export function soon<P extends object>(load: Load<P>) {
  return part(load, import.meta.env.SSR ? touched : Promise.race([touched, wait(patience)]));
}

function part<P extends object>(load: Load<P>, begun: Promise<unknown>) {
  let loaded: ComponentType<P> | undefined;
  const loading = begun
    .then(() => untilLoaded(load))
    .then((component) => {
      loaded = component;
      return { default: component };
    });
  loads.push(loading);
  const Lazy = lazy(() => loading) as unknown as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a file.
  function Later(props: P) {
    // What has begun to wait stays the one that waited: another type would be another element.
    const [Part] = useState(() => loaded ?? Lazy);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return memo(Later) as unknown as ComponentType<P>;
}
