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

interface Look {
  /** A selector of what is looked at. Without it: the open dialog, behind which the page rests, else the page. */
  within?: string;
  /** Without them: all of them. */
  rules?: Rules | undefined;
  /** Only what has come into sight since the page was last looked at: a window of another size shows other elements. */
  isOnlyNew?: boolean;
}

const choices: Record<Rules, RunOptions> = {
  colours: { runOnly: { type: 'rule', values: ofColours } },
  contrast: { runOnly: { type: 'rule', values: [ofContrast] } },
  'all but contrast': { rules: { [ofContrast]: { enabled: false } } },
};

/** One line per finding: which rule, where, why. Nothing found is an empty list. */
export async function findings(
  page: Page,
  { within, rules, isOnlyNew = false }: Look = {},
): Promise<string[]> {
  const place = within ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html');
  // A document keeps what was brought into it, and is looked at again and again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([selector, options, isOnlyNew]) => {
      const known = window as unknown as { axe: typeof import('axe-core'); looked?: WeakSet<Element> };
      const { axe, looked = new WeakSet<Element>() } = known;
      known.looked = looked;
      const isNew = (element: Element) =>
        !looked.has(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden=true]') === null;
      const found = [...document.querySelectorAll(`${selector} *`)].filter(isNew);
      const all = new Set<Element | null>(found);
      for (const element of found) looked.add(element);
      const roots = found.filter(({ parentElement }) => !all.has(parentElement));
      if (isOnlyNew && roots.length === 0) return [];
      // Nothing here is framed from elsewhere, so the page is looked at in one go.
      const results: AxeResults = await axe.run(isOnlyNew ? { include: roots } : selector, {
        // What passes is not told, and no rule in use reads the style sheets: both cost a fifth of the time.
        reporter: 'no-passes',
        preload: { assets: ['media'] },
        iframes: false,
        ...options,
      });
      return results.violations;
    },
    [place, rules ? choices[rules] : {}, isOnlyNew] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
