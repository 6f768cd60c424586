/** The plan while an event is in hand. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aPlannedEvent } from '#domain/plan/plan-fixture.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { Plan } from './Plan.tsx';
import { aPlan } from './plan-props-fixture.ts';

test.each([768, 1024, 1366])('a move shifts nothing, %i pixels wide', async (width) => {
  await resizeWindow(width, 800);
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan([aPlannedEvent({ id: 1 })], 'de')} />
    </main>,
  );
  const nora = page.getByRole('link', { name: /Nora/ }).element() as HTMLElement;
  nora.focus();
  const before = nora.getBoundingClientRect().top;
  await userEvent.keyboard('m');
  await expect.element(page.getByText(/^Nora: Do 12.3./)).toBeInViewport();
  expect(nora.getBoundingClientRect().top).toBe(before);
});
