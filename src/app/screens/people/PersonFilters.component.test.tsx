import { expect, test } from 'vitest';
import { peopleTexts } from '#i18n/people/people-texts.ts';
import { renderComponent } from '../../../../tests/setup/render-component.ts';
import { PersonFilters } from './PersonFilters.tsx';

const option = (id: number) => ({ id, name: `Gruppe ${id}`, in_german: [] });
const texts = peopleTexts('de');
const filter = { category: null, position: null };

test.each([
  { categories: 0, positions: 0, shown: [] },
  { categories: 1, positions: 0, shown: [texts.category] },
  { categories: 1, positions: 2, shown: [texts.category, texts.position] },
  { categories: 0, positions: 1, shown: [] },
])('$categories categories and $positions positions', async ({ categories, positions, shown }) => {
  const options = (count: number) => Array.from({ length: count }, (_, at) => option(at + 1));
  const { container } = await renderComponent(
    <PersonFilters
      filter={filter}
      categories={options(categories)}
      positions={options(positions)}
      texts={texts}
    />,
  );
  const groups = [...container.querySelectorAll('[role="group"]')].filter((group) => group.checkVisibility());
  expect(groups.map((group) => group.querySelector('h2')?.textContent)).toEqual(shown);
});
