// What axe finds on a page: one way of asking for all browser tests.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** A selector of what is looked at. Without it: the open dialog, behind which the page rests, else the page. */
  within?: string;
  /** Only these rules; without them all of them. */
  rules?: readonly string[];
}

/** One line per finding: which rule, where, why. Nothing found is an empty list. */
export async function findings(page: Page, { within, rules }: Look = {}): Promise<string[]> {
  const place = within ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html');
  // Nothing here is framed from elsewhere, so the page is looked at in one go, without a second tab.
  const builder = new AxeBuilder({ page }).setLegacyMode().include(place);
  const only = rules ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {};
  const { violations } = await builder.options({ resultTypes: ['violations'], ...only }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
