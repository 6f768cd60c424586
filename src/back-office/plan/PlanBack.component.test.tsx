/** Back navigation while a moved event is not written yet. */
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aPlannedEvent } from '#domain/plan/plan-fixture.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { Plan } from './Plan.tsx';
import { aPlan } from './plan-props-fixture.ts';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      ‹
    </button>
  );
}

test('Back cancels the move like its button, and another one can be begun', async () => {
  await resizeWindow(1366, 800);
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan([aPlannedEvent({ id: 1 })], 'de')} />
      <Back />
    </main>,
  );
  const nora = page.getByRole('link', { name: /Nora/ });
  const panel = page.getByRole('complementary', { name: 'Termin verschieben' });
  const move = async () => {
    (nora.element() as HTMLElement).focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    await expect.element(panel).toBeVisible();
  };
  await move();
  await page.getByRole('button', { name: '‹' }).click();
  await expect.poll(() => panel.elements()).toEqual([]);
  await expect.element(nora).toBeVisible();
  await move();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => panel.elements()).toEqual([]);
  await move();
});
