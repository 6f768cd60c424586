import { expect, it } from 'vitest';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { type LoggedPageChange, pageSessions } from './page-history.ts';

const state = (version: number) => ({ version }) as DraftPage;

/** `at`: minutes past noon; each note goes from one version to the next. */
const notes = (...made: [actor: string, at: number][]): LoggedPageChange[] =>
  made
    .map(([actor, at], index) => ({
      id: index + 1,
      actor,
      by: actor,
      at: new Date(Date.UTC(2026, 2, 1, 12, at)),
      before: index === 0 ? null : state(index),
      after: state(index + 1),
    }))
    .toReversed();

it.each<[string, [string, number][], [by: string, before: number | null, after: number][]]>([
  ['one change is one stretch', [['anna', 0]], [['anna', null, 1]]],
  [
    'what follows within a quarter of an hour belongs to it',
    [
      ['anna', 0],
      ['anna', 15],
      ['anna', 29],
    ],
    [['anna', null, 3]],
  ],
  [
    'a longer pause ends it',
    [
      ['anna', 0],
      ['anna', 16],
    ],
    [
      ['anna', 1, 2],
      ['anna', null, 1],
    ],
  ],
  [
    'and so does somebody else',
    [
      ['anna', 0],
      ['ben', 1],
      ['anna', 2],
    ],
    [
      ['anna', 2, 3],
      ['ben', 1, 2],
      ['anna', null, 1],
    ],
  ],
])('%s', (_, made, expected) => {
  const sessions = pageSessions(notes(...made)).map(({ by, before, after }) => [
    by,
    before?.version ?? null,
    after.version,
  ]);
  expect(sessions).toEqual(expected);
});

it('distinguishes people, imports and planned changes', () => {
  expect(pageSessions(notes(['import', 0], ['u-1', 1], ['system', 2])).map(({ origin }) => origin)).toEqual([
    ...['system', 'person', 'import'],
  ]);
});
