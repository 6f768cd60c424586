import { expect, test } from 'vitest';
import { backupNotice } from './backup-notice.ts';

const now = new Date('2026-11-23T13:00:00Z');
const tonight = new Date('2026-11-23T02:04:00Z');
const before = new Date('2026-11-20T02:04:00Z');
const state = { backed_up_at: tonight, drilled_at: tonight, is_drilled_here: true, failure: null };

test.each([
  ['all is well', {}, null],
  ['there is no backup', { backed_up_at: null, drilled_at: null }, { kind: 'none', at: null }],
  ['the newest is three days old', { backed_up_at: before }, { kind: 'late', at: before.toISOString() }],
  ['none was ever restored on trial', { drilled_at: null }, { kind: 'untried', at: null }],
  ['the last trial is three days ago', { drilled_at: before }, { kind: 'untried', at: before.toISOString() }],
  ['trials are made on another machine', { drilled_at: null, is_drilled_here: false }, null],
])('%s', (_, change, notice) => {
  expect(backupNotice({ ...state, ...change }, now)).toEqual(notice);
});
