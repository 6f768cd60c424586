import { expect, test } from 'vitest';
import { headColumn } from '#domain/modules/modules.ts';
import { slotKey } from './slots.ts';

test('the head of a page is not a slot of its modules', () => {
  const head = slotKey({ container: 1, parent: null, column: headColumn });
  expect(head).not.toBe(slotKey({ container: 1, parent: null, column: 0 }));
  expect(head).not.toBe(slotKey({ container: 2, parent: null, column: headColumn }));
});
