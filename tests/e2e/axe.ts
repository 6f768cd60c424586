// What axe finds on a page: one way of asking for all browser tests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Judging the contrast of every text takes axe longer than all of its other rules together. */
const ofContrast = 'color-contrast';
const ofColours = [ofContrast, 'link-in-text-block'];

/** Only the rules of colours, only that of contrast, or all but that one. */
export type Rules = 'colours' | 'contrast' | 'all but contrast';

/**
 * Which elements are judged. `new`: those that have come into sight since the page was last looked at, or whose
 * attributes or colours are others by now. `distinct`: of those that stand in the same kinds of elements and the same
 * colours, only the first. `judged`: the distinct ones of all that were new in a look before.
 */
export type Elements = 'new' | 'judged' | 'distinct';

interface Look {
  /** A selector of what is looked at. Without it: the open dialog, behind which the page rests, else the page. */
  within?: string;
  /** Without them: all of them. */
  rules?: Rules | undefined;
  /** Without it: all of them. */
  elements?: Elements | undefined;
}

const choices: Record<Rules, RunOptions> = {
  colours: { runOnly: { type: 'rule', values: ofColours } },
  contrast: { runOnly: { type: 'rule', values: [ofContrast] } },
  'all but contrast': { rules: { [ofContrast]: { enabled: false } } },
};

/** One line per finding: which rule, where, why. Nothing found is an empty list. */
export async function findings(page: Page, { within, rules, elements }: Look = {}): Promise<string[]> {
  const place = within ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html');
  // A document keeps what was brought into it, and is looked at again and again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(lookAt, [place, elements] as const);
  const violations = await page.evaluate(
    async ([place, isInPart, options]) => {
      const { axe, chosen = [] } = window as unknown as {
        axe: typeof import('axe-core');
        chosen?: Element[];
      };
      if (isInPart && chosen.length === 0) return [];
      // Nothing here is framed from elsewhere, so the page is looked at in one go.
      const results: AxeResults = await axe.run(isInPart ? { include: chosen } : place, {
        // What passes is not told, and no rule in use reads the style sheets: both cost a fifth of the time.
        reporter: 'no-passes',
        preload: { assets: ['media'] },
        iframes: false,
        ...options,
      });
      return results.violations;
    },
    [place, elements !== undefined, rules ? choices[rules] : {}] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}

/** Takes everything in sight for looked at: another test judges it. */
export async function passOver(page: Page): Promise<void> {
  await page.evaluate(lookAt, ['html', undefined] as const);
  await page.evaluate(() => Object.assign(window, { judged: new Set() }));
}

/** Notes what is in sight, in the page, and leaves the elements to be judged in `chosen`. */
function lookAt([selector, elements]: readonly [string, Elements | undefined]): void {
  const known = window as unknown as {
    looked?: WeakMap<Element, string>;
    judged?: Set<Element>;
    chosen?: Element[];
  };
  known.looked ??= new WeakMap();
  known.judged ??= new Set();
  const { looked, judged } = known;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null;
  const seen = [...document.querySelectorAll(`${selector} *`)].filter(isSeen);

  const attributesOf = ({ attributes }: Element) =>
    [...attributes].map(({ name, value }) => `${name}=${value}`).join();
  const coloursOf = (element: Element) => {
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    return `${color} ${backgroundColor} ${opacity}`;
  };
  const fresh = new Set<Element>();
  for (const element of seen) {
    const look = `${attributesOf(element)} ${coloursOf(element)}`;
    if (looked.get(element) !== look) fresh.add(element);
    looked.set(element, look);
  }
  for (const element of fresh) judged.add(element);

  /** An element is judged with everything in it: the outermost say it all. */
  const outermost = (all: ReadonlySet<Element>) =>
    [...all].filter(({ parentElement }) => !(parentElement && all.has(parentElement)));
  const ofLook = ['class', 'style', 'type', 'disabled', 'open'];
  /** Where an element stands: what it and all around it is, and in which colours. */
  const kinds = new Map<Element, string>();
  const kindOf = (element: Element): string => {
    const found = kinds.get(element);
    if (found !== undefined) return found;
    const around = element.parentElement ? kindOf(element.parentElement) : '';
    const look = ofLook.map((name) => element.getAttribute(name)).join();
    const kind = `${around} > ${element.localName} ${look} ${coloursOf(element)}`;
    kinds.set(element, kind);
    return kind;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isField = ({ localName }: Element) => ['input', 'select', 'textarea'].includes(localName);
  const firsts = (all: Element[]) => {
    const first = new Map<string, Element>();
    for (const element of all) {
      if (!hasText(element) && !isField(element)) continue;
      const kind = kindOf(element);
      if (!first.has(kind)) first.set(kind, element);
    }
    return [...first.values()];
  };
  if (elements === 'new') known.chosen = outermost(fresh);
  if (elements === 'judged') known.chosen = firsts(seen.filter((element) => judged.has(element)));
  if (elements === 'distinct') known.chosen = firsts(seen);
}
