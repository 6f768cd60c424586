/** The panel on a telephone: when it opens by itself, what closes it, and where the focus moves. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { setGlobal } from '#state/global.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { StickyPanel } from './StickyPanel.tsx';

const close = () => setGlobal({ stickyOpen: false });

beforeEach(() => resizeWindow(375, 700));
afterEach(() => {
  close();
  scrollTo(0, 0);
});

async function panelWith(isFilterSet: boolean) {
  const page = await renderComponent(
    <div style={{ height: 3000 }}>
      <StickyPanel label="Filter" isFilterSet={isFilterSet}>
        <a
          href="#day"
          onClick={(event) => {
            // Prevents the navigation, because every navigation closes the panel.
            event.preventDefault();
            close();
          }}
        >
          12. März
        </a>
      </StickyPanel>
    </div>,
    { path: '/de/termine?date=2026-03-12' },
  );
  return { page, toggle: page.getByRole('button'), day: page.getByRole('link', { name: '12. März' }) };
}

test('choosing a day by keyboard focuses the button that opened the sheet', async () => {
  const { toggle, day } = await panelWith(false);
  await toggle.click();
  day.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(toggle).toHaveFocus();
});

test('Escape in the sheet focuses that button', async () => {
  const { toggle, day } = await panelWith(false);
  await toggle.click();
  day.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
});

test('its button and a press outside close the sheet, which is at most three quarters as high as the window', async () => {
  const { page, toggle } = await panelWith(false);
  const sheet = page.getByRole('complementary', { name: 'Filter' });
  await expect.element(sheet).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveTextContent('Schließen');
  await expect.element(sheet).toBeVisible();
  (sheet.element().firstElementChild as HTMLElement).style.minHeight = '2000px';
  expect(sheet.element().getBoundingClientRect().height).toBeLessThanOrEqual(0.75 * 700);
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await commands.dragMouse([180, 20], [180, 20]);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('active filters open by themselves after a second and close at the first scroll', async () => {
  const start = performance.now();
  const { toggle } = await panelWith(true);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(performance.now() - start).toBeGreaterThan(990);
  scrollBy(0, 200);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a sheet opened by the user stays open while the page scrolls', async () => {
  const { toggle } = await panelWith(false);
  await toggle.click();
  scrollBy(0, 200);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('the page does not scroll behind an opened sheet', async () => {
  const { toggle } = await panelWith(false);
  const root = () => getComputedStyle(document.documentElement).overflowY;
  expect(root()).toBe('visible');
  await toggle.click();
  expect(root()).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(root).toBe('visible');
});

// Must be the last test: after `popstate` the module remembers that the page was reached by back navigation.
test('filters stay closed after back navigation', async () => {
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const { toggle } = await panelWith(true);
  await new Promise((resolve) => setTimeout(resolve, 1300));
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});
