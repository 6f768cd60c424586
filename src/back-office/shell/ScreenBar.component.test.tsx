import { expect, test } from 'vitest';
import { resourceNames } from '#domain/resources/resource.ts';
import { listTexts } from '#i18n/back-office/list-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import controls from './controls.module.css';
import { ScreenBar } from './ScreenBar.tsx';
import tokens from './tokens.module.css';

test.each([320, 768])('a long title does not push the actions out of a window of %d px', async (width) => {
  await resizeWindow(width, 800);
  const outside: string[] = [];
  for (const locale of ['de', 'en'] as const) {
    const page = await renderComponent(
      <main className={tokens.backOffice}>
        {resourceNames.map((name) => {
          const { one, many, create } = resourceLabels(name, locale);
          return [many, `${many}, ${one} und Donaudampfschifffahrtsgesellschaft`].map((title) => (
            <ScreenBar key={title} title={title}>
              <span>{many}</span>
              <button type="button" className={controls.primary}>
                {create ?? many}
              </button>
              <button type="button" className={controls.button}>
                {listTexts(locale).paste}
              </button>
            </ScreenBar>
          ));
        })}
      </main>,
      { locale },
    );
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const button of page.getByRole('button').elements()) {
      if (button.getBoundingClientRect().right > width) outside.push(button.textContent ?? '');
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  }
  expect(outside).toEqual([]);
});
