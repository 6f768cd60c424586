import { expect, test } from 'vitest';
import type { Person } from '#domain/people/person.ts';
import { peopleTexts } from '#i18n/people/people-texts.ts';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { PersonBody } from './PersonBody.tsx';

const person = {
  id: 1,
  slug: 'mira-okafor',
  first_name: 'Mira',
  last_name: 'Okafor',
  is_ensemble: true,
  position: null,
  categories: [],
  picture: null,
  biography: '',
  quote: '',
  roles: [],
  in_german: [],
} as unknown as Person;

const show = (changes: Partial<Person>) =>
  renderComponent(
    <PersonBody
      person={{ ...person, ...changes, events: '' }}
      container={null}
      texts={peopleTexts('de')}
      today="2026-03-12"
    />,
    { locale: 'de' },
  );

test.each<[content: string, changes: Partial<Person>, headings: number]>([
  ['nothing', {}, 0],
  ['a biography', { biography: '<p>Vier Jahre.</p>' }, 1],
  ['a sentence', { quote: 'Pausen.' }, 1],
])('a person with %s has at most one biography heading', async (_, changes, headings) => {
  const page = await show(changes);
  await expect.element(page.getByRole('heading', { name: 'Nächste Abende' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Biografie' }).elements()).toHaveLength(headings);
  expect(await axeFindings()).toEqual([]);
});

test('a role of one long word does not widen a narrow page', async () => {
  await resizeWindow(320, 640);
  const production = { id: 2, name: 'O', slug: { de: 'o', en: 'o' } };
  const page = await show({
    roles: [{ production, roles: ['Donaudampfschifffahrtsgesellschaftskapitänswitwe'] }],
  } as unknown as Partial<Person>);
  await expect.element(page.getByText('Donaudampf')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await resizeWindow(1280, 800);
});
