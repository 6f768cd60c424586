import { expect, it } from 'vitest';
import { firstPage } from '#domain/urls/paging.ts';
import { rememberedList, rememberList } from './lists.ts';

it('keeps the eight most recently used lists', () => {
  for (let list = 1; list <= 8; list += 1) rememberList(`list-${list}`, firstPage([list]));
  rememberList('list-1', { ...firstPage([1, 2]), page: 2 });
  rememberList('list-9', firstPage([9]));
  expect(rememberedList('list-1')?.page).toBe(2);
  expect(rememberedList('list-2')).toBeUndefined();
  expect(rememberedList('list-9')?.results).toEqual([9]);
  expect(rememberedList('never')).toBeUndefined();
});
