// Every screen of the back office in both languages: no console errors, no overflow, no axe violations. In English it also
// keeps its data when they cannot be read again, each screen with one kind of failure.
import { expect } from '@playwright/test';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { locales } from '#domain/languages/locales.ts';
import { type BackOfficeRouteName, backOfficeRoutes } from '#domain/site/back-office-routes.ts';
import { axeFindingsAt } from '../axe-at-widths.ts';
import { brokenWords } from '../broken-words.ts';
import { logInShared } from '../log-in.ts';
import { writeLongWords } from '../long-words.ts';
import { test } from '../shared-page.ts';
import { scrollsSideways, visit } from '../visit.ts';
import { examples, statuses } from './example-screens.ts';
import { expectKept, type Fault, faults } from './keeps-shown.ts';

test.use({ trace: 'off' });

/** Texts that only the program writes. */
const labels =
  'header, summary, label, legend, thead, button:not(:has(*)), h2, td, [class*="label"], [class*="now"]';

/** Resources whose screens have additional parts. */
const more: [BackOfficeRouteName, Record<string, string>][] = [
  ['records', { resource: 'runs' }],
  ['record', { resource: 'runs', id: 'new' }],
];

/** A screen that reports a missing record has nothing to keep, and password screens are never revalidated. */
const kept = backOfficeRoutes.filter(
  ({ name }) => !statuses[name] && !['invitation', 'password-reset'].includes(name),
);
const faultNames = Object.keys(faults) as Fault[];

const screens = [...backOfficeRoutes.map(({ name }) => [name, examples[name]] as const), ...more];
for (const [name, parts] of screens) {
  for (const { code } of locales) {
    test(`${[name, parts.resource].filter(Boolean).join(' ')}, ${code}`, async ({
      page,
      baseURL,
      problems,
      expectProblem,
    }) => {
      const { [name]: status = 200 } = statuses;
      if (status === 404) expectProblem(/status of 404/);
      await logInShared(page, baseURL);
      await page.setViewportSize({ width: 1366, height: 800 });
      const response = await visit(page, backOfficePath(name, code, parts));
      expect(response?.status()).toBe(status);
      expect(await page.locator('h1').count()).toBe(1);
      // Colours do not depend on the language: German is checked in light mode, English in contrast mode.
      await page.evaluate(
        (on) => document.documentElement.toggleAttribute('data-contrast', on),
        code === 'en',
      );
      expect(await axeFindingsAt(page, [1366, 320, 768], code)).toEqual([]);

      for (const width of [768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await brokenWords(page), `${width} px`).toEqual([]);
      }
      if (code === 'en') {
        const at = kept.findIndex((route) => route.name === name);
        if (at < 0 || more.some((each) => each[1] === parts)) return;
        expectProblem(/status of (401|403|404|500)|ERR_CONNECTION_RESET/);
        expect(problems).toEqual([]);
        await page.setViewportSize({ width: 1366, height: 800 });
        return expectKept(page, faultNames[at % faultNames.length] as Fault);
      }
      await writeLongWords(page, labels);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
    });
  }
}
