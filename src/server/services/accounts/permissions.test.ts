import { describe, expect, test } from 'vitest';
import type { Role } from '#server/db/schema/users.ts';
import { type Action, actions, mayDo } from './permissions.ts';

/** Written down a second time, by hand: whoever changes the table changes this too. */
const expected: Record<Action, [administrator: boolean, editor: boolean, eveningService: boolean]> = {
  'edit-pages': [true, true, false],
  'publish-pages': [true, true, false],
  'manage-pages': [true, true, false],
  'upload-media': [true, true, false],
  'edit-media': [true, true, false],
  pick: [true, true, false],
  'set-event-status': [true, true, true],
  'take-press-files': [true, true, true],
  'back-office': [true, true, false],
  'manage-users': [true, false, false],
};

test.each(Object.entries(expected))('%s', (action, [administrator, editor, eveningService]) => {
  expect(mayDo('administrator', action as Action)).toBe(administrator);
  expect(mayDo('editor', action as Action)).toBe(editor);
  expect(mayDo('evening-service', action as Action)).toBe(eveningService);
});

test('no action is left out here', () => {
  expect(actions.toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe('what the table does not know', () => {
  test.each(['delete-house', 'toString', '__proto__', 'constructor', ''])('action %o', (action) => {
    expect(mayDo('administrator', action as Action)).toBe(false);
  });

  test.each(['', 'visitor', 'Administrator', 'length'])('role %o', (role) => {
    expect(actions.filter((action) => mayDo(role as Role, action))).toEqual([]);
  });
});
