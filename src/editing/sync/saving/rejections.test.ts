import { describe, expect, test } from 'vitest';
import { RequestProblem } from '../request-problem.ts';
import { conflictIn, rejectionMessage } from './rejections.ts';

const draft = { id: 4, data: { content: { de: 'Anders' } } };

describe('the conflict of a rejected save', () => {
  test.each([
    [404, {}, { theirs: null, changed_by: null }],
    [410, { changed_by: 'Ben' }, { theirs: null, changed_by: 'Ben' }],
    [409, { draft, changed_by: 'Ben' }, { theirs: { draft, shown: null }, changed_by: 'Ben' }],
    [409, { current: draft, shown: { id: 4 } }, { theirs: { draft, shown: { id: 4 } }, changed_by: null }],
    [409, { changed_by: 'Ben' }, null],
    [409, { draft: { id: 4 } }, null],
    [422, { draft, changed_by: 'Ben' }, null],
  ])('%i with %o', (status, document, conflict) => {
    expect(conflictIn(new RequestProblem(status, document), undefined)).toEqual(conflict);
  });
});

describe('the message of a rejected request', () => {
  test.each([
    [{ detail: 'Zu groß.' }, 'Zu groß.'],
    [{ detail: 'Ungültig.', errors: [{ field: 'a', message: 'Zu lang.' }] }, 'Zu lang.'],
    [
      {
        errors: [
          { field: 'a', message: 'Zu lang.' },
          { field: 'b', message: 'Fehlt.' },
          { field: 'c', message: 'Zu lang.' },
          { field: 'd', message: '' },
        ],
      },
      'Zu lang. Fehlt.',
    ],
    [{}, ''],
  ])('%o', (document, text) => {
    expect(rejectionMessage(new RequestProblem(422, document))).toBe(text);
  });
});
