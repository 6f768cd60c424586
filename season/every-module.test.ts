// The demo's page of all modules, which is used by the browser tests and the budgets.
import { expect, test } from 'vitest';
import { itemNames, moduleNames } from '#domain/modules/modules.ts';
import house from './data/pages-house.json' with { type: 'json' };

interface Module {
  module?: string;
  children?: Module[];
}

test('the demo’s page of all modules contains every module', () => {
  const page = house.pages.find(({ key }) => key === 'strichprobe');
  const namesIn = (modules: Module[]): string[] =>
    modules.flatMap(({ module, children = [] }) => [...(module ? [module] : []), ...namesIn(children)]);
  const found = new Set(namesIn((page?.modules ?? []) as Module[]));
  expect([...moduleNames, ...itemNames].filter((name) => !found.has(name))).toEqual([]);
});
