import { expect, test } from 'vitest';
import { isAllowedIn, itemNames, moduleNames } from './modules.ts';

const names = [...moduleNames, ...itemNames];

test.each(names)('%s never stands below another of its kind, directly or through others', (name) => {
  const parentsOf = (child: string) => names.filter((parent) => isAllowedIn(child, parent));
  const above = new Set(parentsOf(name));
  for (const each of above) for (const parent of parentsOf(each)) above.add(parent);
  expect([...above]).not.toContain(name);
});

test('pages take modules, and lists their items alone', () => {
  expect(names.filter((name) => isAllowedIn(name, null))).toEqual(moduleNames);
  expect(names.filter((name) => isAllowedIn(name, 'container'))).toEqual(
    moduleNames.filter((name) => name !== 'container'),
  );
  expect(names.filter((name) => isAllowedIn(name, 'faq'))).toEqual(['faq-item']);
  expect(names.filter((name) => isAllowedIn(name, 'image-list'))).toEqual(['image']);
  expect(names.filter((name) => isAllowedIn(name, 'text'))).toEqual([]);
});
