/** Draws a component in the browser as a page would, for `*.component.test.tsx`; and what axe finds in it. */
import axe from 'axe-core';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { commands } from 'vitest/browser';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages/locales.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse to where it hovers over nothing (`vitest.config.ts`). */
    parkMouse: () => Promise<void>;
    /** Presses the mouse at one point of the page and releases it at another. */
    dragMouse: (from: [number, number], to: [number, number]) => Promise<void>;
  }
}

interface Surroundings {
  locale?: Locale;
  /** The address that the router reports. */
  path?: string;
  /** Values for `useRouteLoaderData`, by route: `root` is the one that the shell reads. */
  rootData?: unknown;
}

/** What was drawn before is taken away first, and the mouse leaves the page. */
export async function renderComponent(
  component: ReactNode,
  { locale = 'de', path = `/${locale}/`, rootData }: Surroundings = {},
): Promise<RenderResult> {
  document.documentElement.lang = locale;
  await cleanup();
  await commands.parkMouse();
  const element = createElement(Provider, { locale }, component);
  const options = { initialEntries: [path], hydrationData: { loaderData: { root: rootData } } };
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], options);
  return render(createElement(RouterProvider, { router }));
}

const Provider = LocaleProvider as FunctionComponent<{ locale: Locale; children?: ReactNode }>;

/** One line per finding: which rule, where, why. Rules that are about a whole page are left out. */
export async function axeFindings(within: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(within, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
