/** A removed record that is restored. */
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import { anEvent, renderForm } from '../../../tests/setup/record-form.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import RemovedRecordScreen from './RemovedRecordScreen.tsx';

const original = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async () => Response.json({ id: 7, version: 5, values: {}, is_written: true });
});
afterEach(() => {
  globalThis.fetch = original;
});

const Arrival = () => <output>{String(useLocation().state)}</output>;

test('its screen opens anew, and knows why', async () => {
  const data = {
    locale: 'de' as const,
    resource: 'persons' as const,
    id: 7,
    title: 'Ada Lund',
    message: 'Ada Lund ist entfernt.',
    list_url: '/cms/persons',
    may_write: true,
    texts: recordFormTexts('de') as never,
  };
  const page = await renderComponent(
    <>
      <RemovedRecordScreen data={data} />
      <Arrival />
    </>,
  );
  await page.getByRole('button', { name: 'Zurückholen' }).click();
  await expect.element(page.getByText('restored')).toBeVisible();
});

test('its form says that it is back', async () => {
  const { page } = await renderForm(anEvent(), { arrival: 'restored' });
  await expect.element(page.getByRole('status').filter({ hasText: 'Zurückgeholt.' })).toBeVisible();
});
