import { describe, expect, test } from 'vitest';
import { roles } from '#domain/accounts/account.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import type { Role } from '#server/db/schema/users.ts';
import { type Action, actions, isPressOnly, mayDo, mayReadRecord, mayWriteRecord } from './permissions.ts';

type Allowed = [administrator: boolean, editor: boolean, press: boolean, eveningService: boolean];

/** A manual copy of the table: a change of permissions has to be made here too. */
const expected: Record<Action, Allowed> = {
  'edit-pages': [true, true, true, false],
  'publish-pages': [true, true, true, false],
  'manage-pages': [true, true, false, false],
  'upload-media': [true, true, true, false],
  'edit-media': [true, true, true, false],
  pick: [true, true, true, false],
  'set-event-status': [true, true, false, true],
  'take-press-files': [true, true, true, true],
  'back-office': [true, true, true, false],
  'read-form-entries': [true, true, false, false],
  'answer-form-entries': [true, true, false, false],
  'delete-form-entries': [true, true, false, false],
  'import-season': [true, true, false, false],
  'plan-casts': [true, true, false, false],
  'read-log': [true, true, false, false],
  'manage-users': [true, false, false, false],
};

test.each(Object.entries(expected))('%s', (action, allowed) => {
  expect(roles.map((role) => mayDo(role, action as Action))).toEqual(allowed);
});

const pressWrites: ResourceName[] = [
  'press_articles',
  'download_categories',
  'download_directories',
  'media',
];

test.each(resourceNames)('records: %s', (resource) => {
  const isPress = pressWrites.includes(resource);
  expect(roles.map((role) => mayWriteRecord(role, resource))).toEqual([true, true, isPress, false]);
  expect(roles.map((role) => mayReadRecord(role, resource))).toEqual([true, true, true, false]);
});

test('press alone edits within the press section only', () => {
  expect(roles.filter(isPressOnly)).toEqual(['press']);
});

test('lists every action', () => {
  expect(actions.toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe('unknown values have no permissions', () => {
  test.each(['delete-house', 'toString', '__proto__', 'constructor', ''])('action %o', (action) => {
    expect(mayDo('administrator', action as Action)).toBe(false);
  });

  test.each(['users', 'toString', '__proto__', ''])('records %o', (resource) => {
    expect(roles.filter((role) => mayReadRecord(role, resource as ResourceName))).toEqual([]);
    expect(roles.filter((role) => mayWriteRecord(role, resource as ResourceName))).toEqual([]);
  });

  test.each(['', 'visitor', 'Administrator', 'length'])('role %o', (role) => {
    expect(actions.filter((action) => mayDo(role as Role, action))).toEqual([]);
    expect(resourceNames.filter((name) => mayWriteRecord(role as Role, name))).toEqual([]);
    expect(resourceNames.filter((name) => mayReadRecord(role as Role, name))).toEqual([]);
  });
});
