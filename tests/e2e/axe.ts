// What axe finds on a page: one way of asking for all browser tests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Judging the contrast of every text takes axe longer than all of its other rules together. */
const ofContrast = 'color-contrast';
const ofColours = [ofContrast, 'link-in-text-block'];

/** What can differ between two languages of one page: names and other texts, what refers to them, their length. */
const ofTexts = [
  'area-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'aria-valid-attr-value',
  'button-name',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'frame-title-unique',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
];

/** Only the rules of colours, only that of contrast, all but that one, or only those of texts. */
export type Rules = 'colours' | 'contrast' | 'all but contrast' | 'texts';

/**
 * Which elements are judged. `new`: those that have come into sight since the page was last looked at, or whose
 * attributes or colours are others by now; their contrast only if the page has texts of a kind that was not there before.
 * `distinct`: of those that stand in the same kinds of elements and the same colours, only the first. `new and distinct`:
 * both, with everything they are judged by.
 */
export type Elements = 'new' | 'distinct' | 'new and distinct';

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
  texts: { runOnly: { type: 'rule', values: ofTexts } },
};

/** One line per finding: which rule, where, why. Nothing found is an empty list. */
export async function findings(page: Page, { within, rules, elements }: Look = {}): Promise<string[]> {
  const place = within ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html');
  // A document keeps what was brought into it, and is looked at again and again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const hasNewKinds = await page.evaluate(lookAt, [place, elements] as const);
  const chosen: Rules | undefined =
    rules ?? (elements === 'new' && !hasNewKinds ? 'all but contrast' : undefined);
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
    [place, elements !== undefined, chosen ? choices[chosen] : {}] as const,
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
}

/**
 * Notes what is in sight, in the page, and leaves the elements to be judged in `chosen`.
 * @returns whether there are texts of a kind that no look before has seen
 */
function lookAt([selector, elements]: readonly [string, Elements | undefined]): boolean {
  const known = window as unknown as {
    looked?: WeakMap<Element, string>;
    seenKinds?: Set<string>;
    chosen?: Element[];
  };
  known.looked ??= new WeakMap();
  known.seenKinds ??= new Set();
  const { looked, seenKinds } = known;
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
    const { position } = getComputedStyle(element);
    const kind = `${around} > ${element.localName} ${look} ${coloursOf(element)} ${position}`;
    kinds.set(element, kind);
    return kind;
  };
  /** Large texts may have less contrast: from 24 px on, bold ones from 18.66. */
  const isLarge = (element: Element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isField = ({ localName }: Element) => ['input', 'select', 'textarea'].includes(localName);
  const firsts = new Map<string, Element>();
  for (const element of seen) {
    if (!hasText(element) && !isField(element)) continue;
    const kind = `${kindOf(element)} ${isLarge(element)}`;
    if (!firsts.has(kind)) firsts.set(kind, element);
  }
  const newKinds = [...firsts].filter(([kind]) => !seenKinds.has(kind));
  for (const [kind] of newKinds) seenKinds.add(kind);
  if (elements === 'distinct') known.chosen = [...firsts.values()];
  else if (elements) {
    const kept = elements === 'new' ? newKinds : [...firsts];
    known.chosen = outermost(new Set([...fresh, ...kept.map(([, first]) => first)]));
  }
  return newKinds.length > 0;
}
