import { expect, test } from 'vitest';
import type { HistoryEntry, StateRef } from '#domain/history/history.ts';
import { currentStateLast } from './state-names.ts';

const entry = (before: StateRef, after: StateRef) => ({ before, after }) as HistoryEntry;
const state = (name: StateRef) => ({ state: name, name });

test('lists the current state last', () => {
  const entries = [entry('before-7', 'after-9'), entry('nothing', 'snapshot-1')];
  expect(currentStateLast([state('after-9'), state('snapshot-1')], entries)).toEqual([
    state('snapshot-1'),
    state('after-9'),
  ]);
  expect(currentStateLast([state('snapshot-1')], [])).toEqual([state('snapshot-1')]);
});
