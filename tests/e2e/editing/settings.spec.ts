// The settings of a page: unsaved ones of a crashed tab are restored, and saved beside those of others.
import { expect, type Page } from '@playwright/test';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { axeFindings } from '../axe.ts';
import { createPage, edit, sendRequest, toolbar } from '../editor.ts';
import { test } from './editing-test.ts';
import { crash, openTab, untilPersisted } from './page-failures.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();
const address = (page: Page) => dialog(page).getByRole('group', { name: 'Adresse' }).getByLabel('Deutsch');

test('settings in a crashed tab are restored by the next one, which merges and saves them, and undoes them', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/409/);
  const path = await createPage(page);
  const { id } = await sendRequest<{ id: number }>(page, 'GET', `page/${path.slice('/de/'.length)}?edit`);
  const [old = '', wanted] = [path.split('/').at(-1), `nicht-gespeichert-${id}`];
  await edit(page, path);
  await toolbar(page).getByRole('button', { name: 'Seiteneinstellungen' }).click();
  await address(page).fill(wanted);
  await untilPersisted(page, wanted);
  await crash(page);
  const next = await openTab(context, path);
  const stored = () => sendRequest<DraftPage & { version: number }>(next, 'GET', `pages/${id}`);
  await next.getByRole('alert').getByRole('button', { name: 'Ansehen' }).click();
  await expect(dialog(next)).toContainText(wanted);
  expect(await axeFindings(next)).toEqual([]);
  await dialog(next).getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(address(next)).toHaveValue(wanted);
  await next.setViewportSize({ width: 320, height: 640 });
  await next.keyboard.press('Escape');
  await expect(dialog(next).getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  expect(await axeFindings(next)).toEqual([]);
  await next.keyboard.press('Escape');

  const { version } = await stored();
  await sendRequest(next, 'PUT', `pages/${id}`, { version, in_footer: true });
  const save = dialog(next).getByRole('button', { name: 'Speichern' });
  await save.click();
  await expect(dialog(next).getByRole('alert')).toContainText('In der Fußzeile');
  await save.click();
  await expect.poll(stored).toMatchObject({ slug: { de: wanted }, in_footer: true });
  await expect(next.getByRole('dialog')).toHaveCount(0);
  await expect(toolbar(next).getByRole('button', { name: /Nicht übernommen/ })).toHaveCount(0);
  // Undo reverts only the user's own change.
  await toolbar(next).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect.poll(stored).toMatchObject({ slug: { de: old }, in_footer: true });
});
