/** Which options of a filter are offered. */
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { ChoiceList } from './ChoiceList.tsx';

const choiceOf = (name: string, isPressed = false) => ({ key: name, name, href: '/de/termine', isPressed });

test('a choice that finds nothing is offered only to be taken back', async () => {
  const page = await renderComponent(
    <>
      <ChoiceList
        title="Zugänglich"
        without={['Übertitel', 'Tastführung']}
        choices={[choiceOf('Übertitel'), choiceOf('Tastführung', true), choiceOf('Gebärdensprache')]}
      />
      <ChoiceList title="Karten" without={['Noch Karten']} choices={[choiceOf('Noch Karten')]} />
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Tastführung' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Gebärdensprache' })).toBeVisible();
  expect(page.getByText('Übertitel').query()).toBeNull();
  expect(page.getByRole('heading', { name: 'Karten' }).query()).toBeNull();
});
