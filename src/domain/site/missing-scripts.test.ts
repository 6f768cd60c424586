import { expect, test } from 'vitest';
import { type MissingScript, type MissingScriptAction, missingScriptAction } from './missing-scripts.ts';

const deployed: MissingScript = {
  hasUnsavedInput: false,
  isLeaving: false,
  sinceReload: Number.POSITIVE_INFINITY,
};

test.each<[string, Partial<MissingScript>, MissingScriptAction]>([
  ['a new version', {}, 'reload'],
  ['a new version, a minute after the last', { sinceReload: 60_000 }, 'reload'],
  ['still missing after a reload', { sinceReload: 1000 }, 'stay'],
  ['still missing at the end of the minute', { sinceReload: 59_999 }, 'stay'],
  ['on the way to another page', { isLeaving: true }, 'follow'],
  ['on the way to another page, right after a reload', { isLeaving: true, sinceReload: 0 }, 'follow'],
  ['something is written', { hasUnsavedInput: true }, 'tell'],
  [
    'something is written, and another page was asked for',
    { hasUnsavedInput: true, isLeaving: true },
    'tell',
  ],
])('%s', (_, change, answer) => {
  expect(missingScriptAction({ ...deployed, ...change })).toBe(answer);
});
