/** The consent banner on a telephone, with the panel's button on its upper edge. */
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pack } from '#domain/site/packed-text.ts';
import { setConsent } from '#state/consent.ts';
import { setGlobal } from '#state/global.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { StickyPanel } from '../sticky-panel/StickyPanel.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';

afterEach(() => {
  setGlobal({ stickyOpen: false });
  setConsent({ consent: null, isRead: false });
});

test('the question waits until an open sheet is closed, and does not move the focus from its button', async () => {
  await resizeWindow(375, 667);
  const page = await renderComponent(
    <>
      <StickyPanel label="Filter">Sheet</StickyPanel>
      <div style={{ height: 1000 }} />
      <ConsentQuestion />
    </>,
    { rootData: pack({ login: null, shop: null }) },
  );
  const button = page.getByRole('button', { name: /^(Filter|Schließen)$/ });
  const question = page.getByRole('region', { name: 'Cookies' });
  // The first tap on the page opens the sheet and loads the banner.
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  setConsent({ consent: null, isRead: true });
  await expect.poll(() => document.querySelector('[aria-label="Cookies"]')).not.toBeNull();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  await expect.element(button).toHaveFocus();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  expect(bottomOf(button.element())).toBeCloseTo(question.element().getBoundingClientRect().top, 0);
});

test('leaving the sheet from within focuses its button', async () => {
  await resizeWindow(375, 667);
  const page = await renderComponent(
    <>
      <StickyPanel label="Filter">
        <a href="#day">12. März</a>
      </StickyPanel>
      <ConsentQuestion />
    </>,
    { rootData: pack({ login: null, shop: null }) },
  );
  const button = page.getByRole('button', { name: /^(Filter|Schließen)$/ });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  setConsent({ consent: null, isRead: true });
  await expect.poll(() => document.querySelector('[aria-label="Cookies"]')).not.toBeNull();
  page.getByRole('link', { name: '12. März' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('a site that asks nothing shows no banner', async () => {
  const render = (more: object) =>
    renderComponent(<ConsentQuestion />, { rootData: pack({ login: null, shop: '', ...more }) });
  const asked = async () => {
    setConsent({ consent: null, isRead: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return document.querySelector('[aria-label="Cookies"]') !== null;
  };
  const silent = await render({ asksNothing: true });
  expect(await asked()).toBe(false);
  await silent.unmount();
  await render({});
  await expect.poll(asked).toBe(true);
});
