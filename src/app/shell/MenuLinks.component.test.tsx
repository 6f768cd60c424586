/** The links of the menu: their submenus, and which page is the current one. */
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pack } from '#domain/site/packed-text.ts';
import { setGlobal } from '#state/global.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { MenuLinks } from './MenuLinks.tsx';

const link = (menu_name: string, url: string) => ({ menu_name, url, is_highlight: false });
const menu = [
  { ...link('Termine', '/de/termine'), is_highlight: true },
  { ...link('Stücke', '/de/stuecke'), children: [link('Premieren', '/de/stuecke?is_premiere=true')] },
  { ...link('Ensemble', '/de/ensemble'), children: [link('Regieteams', '/de/menschen/regieteams')] },
  link('Presse', '/de/presse'),
];

afterEach(() => setGlobal({ submenuOpen: null }));

test('opens one submenu at a time', async () => {
  const page = await renderComponent(<MenuLinks />, { rootData: pack({ navigation: { menu, footer: [] } }) });
  const plays = page.getByRole('button', { name: 'Stücke' });
  const ensemble = page.getByRole('button', { name: 'Ensemble' });
  const premieres = page.getByRole('link', { name: 'Premieren' });
  const expectOpen = async (arePlaysOpen: boolean, isEnsembleOpen: boolean) => {
    await expect.element(plays).toHaveAttribute('aria-expanded', String(arePlaysOpen));
    await expect.element(ensemble).toHaveAttribute('aria-expanded', String(isEnsembleOpen));
    expect(premieres.elements()).toHaveLength(arePlaysOpen ? 1 : 0);
  };
  await expectOpen(false, false);
  await plays.click();
  await expectOpen(true, false);
  expect(await axeFindings()).toEqual([]);
  (ensemble.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectOpen(false, true);
  await userEvent.keyboard('{Enter}');
  await expectOpen(false, false);
});

test('marks the current page', async () => {
  const rootData = pack({ navigation: { menu, footer: [] } });
  const page = await renderComponent(<MenuLinks />, { path: '/de/presse', rootData });
  await expect.element(page.getByRole('link', { name: 'Presse' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Termine' })).not.toHaveAttribute('aria-current');
});
