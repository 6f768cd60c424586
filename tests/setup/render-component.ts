/** Renders a component in the browser as on a page, for `*.component.test.tsx`, and checks it with axe. */
import axe from 'axe-core';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { commands } from 'vitest/browser';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages/locales.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse to an empty area (`vitest.config.ts`). */
    parkMouse: () => Promise<void>;
    /** Presses the mouse at one point of the page and releases it at another. */
    dragMouse: (from: [number, number], to: [number, number]) => Promise<void>;
    /** Shows the page as on paper, or again as on a screen. */
    showAs: (media: 'print' | 'screen') => Promise<void>;
  }
}

interface Surroundings {
  locale?: Locale;
  /** The router's current address. */
  path?: string;
  /** Loader data by route id for `useRouteLoaderData`; the shell reads `root`. */
  rootData?: unknown;
}

/** Unmounts the previous component and moves the mouse away first. */
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

/** One line per violation: rule, element, reason. Skips rules that concern whole pages. */
export async function axeFindings(within: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(within, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
