/** A form of another host: small until it is loaded, without layout shifts. */
import { afterEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { createConsent } from '#domain/site/consent.ts';
import { setConsent } from '#state/consent.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

const embed = { provider: 'starmate', id: 'forms.starmate.example.org/f/probe' } as const;

afterEach(() => setConsent({ consent: null, isRead: false }));

/** With the form so many pixels below the top of the window. */
async function formAt(top: number, isAllowed: boolean) {
  await browser.viewport(800, 600);
  const consent = isAllowed ? createConsent({ external_media: true }, new Date()) : null;
  setConsent({ consent, isRead: true });
  const page = await renderComponent(
    <>
      <div style={{ height: top }} />
      <EmbedFrame embed={embed} title="Probe" isShownAtOnce />
    </>,
  );
  const figure = page.getByRole('figure');
  const height = () => figure.element().firstElementChild?.getBoundingClientRect().height;
  return { figure, height, frames: () => figure.element().querySelectorAll('iframe').length };
}

test('takes no space before it is requested', async () => {
  const { height, frames } = await formAt(0, false);
  expect(frames()).toBe(0);
  expect(height()).toBeLessThan(300);
});

test('opens by itself below the window if allowed', async () => {
  const { height, frames } = await formAt(900, true);
  await expect.poll(frames).toBe(1);
  expect(height()).toBeGreaterThan(600);
});

test('waits for a click in the window, so that the layout does not shift', async () => {
  const { figure, height, frames } = await formAt(100, true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(frames()).toBe(0);
  await figure.getByRole('button').click();
  await expect.poll(frames).toBe(1);
  expect(height()).toBeGreaterThan(600);
});
