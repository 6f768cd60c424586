import { expect, it } from 'vitest';
import { firstPage } from '#domain/urls/paging.ts';
import { keepList, keptList } from './lists.ts';

it('keeps the last eight lists, and the one that was looked at again for longer', () => {
  for (let list = 1; list <= 8; list += 1) keepList(`list-${list}`, firstPage([list]));
  keepList('list-1', { ...firstPage([1, 2]), page: 2 });
  keepList('list-9', firstPage([9]));
  expect(keptList('list-1')?.page).toBe(2);
  expect(keptList('list-2')).toBeUndefined();
  expect(keptList('list-9')?.results).toEqual([9]);
  expect(keptList('never')).toBeUndefined();
});
