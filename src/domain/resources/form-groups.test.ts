import { expect, test } from 'vitest';
import { groupsOf, hasForm } from './form-groups.ts';
import { type Resource, resourceNames } from './resource.ts';
import { resources } from './resources.ts';

const fieldsOf = ({ fields, parent }: Resource) => [
  ...(parent ? [parent.field] : []),
  ...Object.keys(fields),
];

test.each(resourceNames.filter(hasForm))('the form of %s has every field once', (name) => {
  const listed = groupsOf(name).flatMap(([, fields]) => fields);
  expect(listed.toSorted()).toEqual(fieldsOf(resources[name]).toSorted());
});

test.each(resourceNames.filter(hasForm))('no group of %s is repeated', (name) => {
  const names = groupsOf(name).map(([group]) => group);
  expect(new Set(names).size).toBe(names.length);
});

test('resources that are written elsewhere have no form', () => {
  const without = resourceNames.filter((name) => !hasForm(name));
  expect(without).toEqual(resourceNames.filter((name) => resources[name].writes === 'none'));
});
