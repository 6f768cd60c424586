import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { Tabs } from './Tabs.tsx';

const tabs = ['Allgemein', 'Kopf', 'Suche'].map((name) => ({ key: name, name }));

function ThreeTabs() {
  const [current, setCurrent] = useState('Allgemein');
  return (
    <Tabs label="Teile" tabs={tabs} current={current} onChange={setCurrent}>
      Inhalt: {current}
    </Tabs>
  );
}

test.each([
  ['{ArrowRight}', 'Kopf'],
  ['{ArrowLeft}', 'Suche'],
  ['{End}', 'Suche'],
  ['{ArrowRight}{Home}', 'Allgemein'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Allgemein'],
])('%s selects %s', async (keys, name) => {
  const page = await renderComponent(<ThreeTabs />);
  await page.getByRole('tab', { name: 'Allgemein' }).click();
  await userEvent.keyboard(keys);
  await expect.element(page.getByRole('tab', { name })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name })).toHaveTextContent(`Inhalt: ${name}`);
  // The tab key stops at the chosen one alone.
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ tabIndex }) => tabIndex)
      .toSorted(),
  ).toEqual([-1, -1, 0]);
  expect(await axeFindings()).toEqual([]);
});
