// Runs axe on a page, for all browser tests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** This rule takes axe longer than all others together. */
const ofContrast = 'color-contrast';
const ofColours = [ofContrast, 'link-in-text-block'];

/** Rules whose result can differ between the languages of a page: names, other texts, references to them, their length. */
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

/** A set of rules. */
type Rules = 'colours' | 'contrast' | 'all but contrast' | 'texts';

/**
 * Which elements are checked. `new`: those that are visible for the first time, or for the first time with these
 * attributes and colours; their contrast only if texts of a new kind have become visible. `distinct`: one text of each kind, that is, of
 * the same names, classes and colours of ancestors. `new and distinct`: both, always with their contrast.
 */
type Elements = 'new' | 'distinct' | 'new and distinct';

interface Scope {
  /** A selector of the checked part. By default the open modal dialog, else the page. */
  within?: string;
  /** All rules by default. */
  rules?: Rules | undefined;
  /** All elements by default. */
  elements?: Elements | undefined;
}

const choices: Record<Rules, RunOptions> = {
  colours: { runOnly: { type: 'rule', values: ofColours } },
  contrast: { runOnly: { type: 'rule', values: [ofContrast] } },
  'all but contrast': { rules: { [ofContrast]: { enabled: false } } },
  texts: { runOnly: { type: 'rule', values: ofTexts } },
};

/** One line per violation: rule, selector, reason. */
export async function axeFindings(page: Page, { within, rules, elements }: Scope = {}): Promise<string[]> {
  const place = within ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html');
  // Loaded once per document, which is checked several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const hasNewKinds = await page.evaluate(selectElements, [place, elements] as const);
  const chosen: Rules | undefined =
    rules ?? (elements === 'new' && !hasNewKinds ? 'all but contrast' : undefined);
  const violations = await page.evaluate(
    async ([place, isInPart, options]) => {
      const { axe, chosen = [] } = window as unknown as {
        axe: typeof import('axe-core');
        chosen?: Element[];
      };
      if (isInPart && chosen.length === 0) return [];
      // No page has frames of other origins to check.
      const results: AxeResults = await axe.run(isInPart ? { include: chosen } : place, {
        // Reporting passes takes a fifth of the time, and so does reading style sheets, which no rule in use needs.
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

/**
 * Runs in the page: records what is visible, and stores the elements to check in `window.chosen`.
 * @returns whether there are texts of a kind that was not visible before
 */
function selectElements([selector, elements]: readonly [string, Elements | undefined]): boolean {
  const known = window as unknown as {
    looked?: WeakMap<Element, Set<string>>;
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
    const looks = looked.get(element) ?? new Set();
    if (!looks.has(look)) fresh.add(element);
    looked.set(element, looks.add(look));
  }

  /** axe checks an element with its descendants, so only the outermost are needed. */
  const outermost = (all: ReadonlySet<Element>) =>
    [...all].filter(({ parentElement }) => !(parentElement && all.has(parentElement)));
  const ofLook = ['class', 'style', 'type', 'disabled', 'open'];
  /** The element's context: names, classes and colours of it and its ancestors. */
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
  /** WCAG requires less contrast of large text: from 24 px, or 18.66 px if bold. */
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
