/** The form of a module by its schema: every kind of field that needs no server. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { emptyData } from '#domain/modules/module-fields.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { checkForm, type FormIssues } from './check-form.ts';
import { type ModuleForm, withFields } from './form.ts';
import { ItemList } from './ItemList.tsx';
import { ModuleFields } from './ModuleFields.tsx';

const moduleOf = (name: ModuleName, data: Record<string, unknown> = {}, key = 'own') => ({
  key,
  id: 1,
  name,
  content: {},
  chosen: {},
  data: { ...emptyData(schemaOf(name)), ...data },
});

interface Drawn {
  first: ModuleForm;
  item?: ModuleName;
}

let form: ModuleForm;

function Form({ first, item }: Drawn) {
  const [now, setForm] = useState(first);
  const [issues, setIssues] = useState<FormIssues>({});
  form = now;
  return (
    <form>
      <ModuleFields
        module={now.own}
        issues={issues[now.own.key] ?? []}
        onChange={(change) => setForm(withFields(now, now.own.key, change))}
      />
      {item && <ItemList form={now} name={item} issues={issues} onChange={setForm} />}
      <button type="button" onClick={() => setIssues(checkForm(now))}>
        Prüfen
      </button>
    </form>
  );
}

const formOf = (own: ModuleForm['own'], items: ModuleForm['items'] = [], item?: ModuleName) =>
  renderEditing(<Form first={{ own, items }} {...(item ? { item } : {})} />).then(({ page }) => page);

test('has inputs for texts in both languages, choices and flags', async () => {
  const page = await formOf(moduleOf('link', { content: { de: 'Karten' } }));
  const text = page.getByRole('group', { name: /^Linktext/ });
  await text.getByRole('textbox', { name: /Englisch/ }).fill('Tickets');
  await page.getByRole('checkbox', { name: 'In neuem Fenster öffnen' }).click();
  await page.getByRole('combobox', { name: 'Darstellung' }).selectOptions('secondary');
  expect(form.own.data).toMatchObject({
    content: { de: 'Karten', en: 'Tickets' },
    open_new_window: true,
    extra_class: 'secondary',
  });
  expect(await axeFindings()).toEqual([]);
});

test('an address gets its protocol and replaces a chosen target', async () => {
  const page = await formOf(moduleOf('link', { link: { kind: 'page', id: 3 } }));
  await page.getByRole('radio', { name: 'Andere Adresse' }).click();
  const address = page.getByRole('textbox', { name: 'Adresse' });
  await address.fill('example.org/karten');
  await page.getByRole('checkbox').click();
  await expect.element(address).toHaveValue('https://example.org/karten');
  expect(form.own.data).toMatchObject({ link: null, link_url: 'https://example.org/karten' });
});

test('an embed is stored as provider and id, and an invalid address is reported at once', async () => {
  const page = await formOf(moduleOf('video'));
  const address = page.getByRole('textbox', { name: /^Adresse des Videos/ });
  await address.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('dQw4w9WgXcQ');
  expect(form.own.data.video_url).toEqual({ provider: 'youtube', id: 'dQw4w9WgXcQ', start: 3 });
  await address.fill('https://elsewhere.example/v/1');
  await expect.element(address).toHaveAccessibleDescription(/Möglich sind: youtube\.com/);
  // The right host, and nothing to show.
  await address.fill('https://www.youtube.com/@thalia');
  await expect.element(address).toHaveAccessibleDescription(/Der Anbieter stimmt.*Einbettungscode/);
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  expect(form.own.data.video_url).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('every host that is allowed is named', async () => {
  const page = await formOf(moduleOf('audio'));
  const address = page.getByRole('textbox', { name: /^Adresse/ });
  await expect.element(address).toHaveAccessibleDescription(/soundcloud\.com.*podigee\.io/);
});

test('a missing value is reported at its field', async () => {
  const page = await formOf(moduleOf('link'));
  await page.getByRole('button', { name: 'Prüfen' }).click();
  const german = page.getByRole('textbox', { name: /Deutsch/ }).first();
  await expect.element(german).toHaveAttribute('aria-invalid', 'true');
  await expect.element(german).toHaveAccessibleDescription(/./);
  expect(await axeFindings()).toEqual([]);
});

test('items of a list are added, reordered and removed', async () => {
  const items = ['Eins', 'Zwei'].map((title) => moduleOf('faq-item', { headline: { de: title } }, title));
  const page = await formOf(moduleOf('faq'), items, 'faq-item');
  const titles = () => form.items.map(({ key }) => key);
  await page.getByRole('button', { name: /1 nach unten$/ }).click();
  expect(titles()).toEqual(['Zwei', 'Eins']);
  await page.getByRole('button', { name: /hinzufügen$/ }).click();
  expect(titles()).toEqual(['Zwei', 'Eins', 'new-1']);
  await page.getByRole('button', { name: /1 entfernen$/ }).click();
  expect(titles()).toEqual(['Eins', 'new-1']);
  await expect
    .element(page.getByRole('button', { name: /1 nach oben$/ }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings()).toEqual([]);
});
