import { expect, test } from 'vitest';
import { isListed } from '#domain/resources/list-views.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { type SectionScreen, sections } from './sections.ts';

test('the bar links to every list and form of the back office once', () => {
  const screens: SectionScreen[] = Object.values(sections).flatMap((section) => Object.values(section));
  const led = screens.flatMap(({ params, forms = [] }) => [...(params ? [params.resource] : []), ...forms]);
  expect(led.toSorted()).toEqual(resourceNames.filter(isListed).toSorted());
});
