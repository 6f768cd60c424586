import { beforeAll, describe, expect, test } from 'vitest';
import { editingMessages, loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import type { EditedRecord } from '../core/entries.ts';
import { fieldName, moduleName, nameOf } from './messages.ts';
import { createTestSession } from './session-fixture.ts';

beforeAll(() => loadEditingMessages('de'));

/** A record with one field that is edited on the page. */
const record: EditedRecord = {
  resource: 'productions',
  id: 7,
  title: 'Hamlet',
  place: 'page',
  published: {},
  fields: { subtitle: { kind: 'line' } },
  labels: { subtitle: 'Untertitel' },
};

describe('the name of an entry in messages', () => {
  test.each([
    ['a module by its kind', { module: 'faq-item' }, 'Frage'],
    ['a record by its title', { module: 'record', record }, 'Hamlet'],
    ['a record of which nothing is known by nothing', { module: 'record' }, ''],
  ] as const)('%s', (_, entry, expected) => {
    expect(nameOf(entry, editingMessages('de'))).toBe(expected);
  });

  test('a removed module has no name', () => {
    expect(moduleName(createTestSession({ transport: noTransport }), 1)).toBe('');
  });
});

describe('the name of a field in messages', () => {
  test.each([
    ['as its module calls it', { module: 'faq-item' }, 'content', 'Frage'],
    [
      'as all modules call it, where its own has no other word',
      { module: 'faq-item' },
      'anchor',
      'Sprungmarke',
    ],
    ['of a record as the record calls it', { module: 'record', record }, 'subtitle', 'Untertitel'],
    [
      'of a record without a word of its own as modules call it',
      { module: 'record', record },
      'text',
      'Text',
    ],
    ['of an entry that is gone as all modules call it', undefined, 'content', 'Text'],
    ['without a word by its own name', { module: 'text' }, 'constructor', 'constructor'],
  ] as const)('%s', (_, entry, field, expected) => {
    expect(fieldName(entry, field, 'de')).toBe(expected);
  });
});

const noTransport = { send: () => Promise.reject(new Error('Nothing is sent.')), listen: () => () => {} };
