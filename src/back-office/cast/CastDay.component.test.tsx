/** Casts on a telephone: one date after another. */
import { expect, test } from 'vitest';
import { aBoard } from '#domain/productions/cast-board-fixture.ts';
import { castTexts } from '#i18n/back-office/cast-texts.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { CastDay } from './CastDay.tsx';

test('on a telephone a long name leaves its part room', async () => {
  await resizeWindow(320, 800);
  const { cast, ...board } = aBoard();
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
  const long = cast.map((part) => ({ ...part, role: { de: word }, name: word }));
  const page = await renderComponent(
    <main className={tokens.backOffice} style={{ overflowWrap: 'anywhere' }}>
      <CastDay
        board={{ ...board, cast: long }}
        locale="de"
        texts={castTexts('de')}
        chosen={null}
        onChoose={() => undefined}
      />
    </main>,
  );
  for (const part of page.container.querySelectorAll('li span, li b')) {
    expect(part.getBoundingClientRect().width).toBeGreaterThan(90);
  }
  expect(document.documentElement.scrollWidth).toBe(320);
});
