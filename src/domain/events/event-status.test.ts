import { describe, expect, test } from 'vitest';
import type { Event } from './event.ts';
import { anEvent } from './event-fixture.ts';
import { eventFlags, highlightOf } from './event-status.ts';

const premiere: Partial<Event> = { activity: { id: 9, name: 'Premiere' } };

describe('eventFlags', () => {
  test.each<[string, Partial<Event>, string[]]>([
    ['an ordinary evening', {}, []],
    ['no activity at all', { activity: null }, []],
    ['cancelled', { outcome: 'cancelled' }, ['isCancelled']],
    ['recast', { outcome: 'replacement' }, ['isSubstitute']],
    ['a second cast in the database alone', { has_substitute: true }, []],
    ['sold out', { status: 'soldout' }, ['isSoldOut']],
    ['past', { status: 'past' }, ['isPast']],
    ['premiere by id', { activity: { id: 9, name: 'Erstaufführung' } }, ['isPremiere']],
    ['premiere by name', { activity: { id: 4, name: 'Premiere' } }, ['isPremiere']],
    ['on tour', { is_on_tour: true }, ['isOnTour']],
    ['hour open', { unspecific_time: true }, ['isTimeOpen']],
    ['sold-out premiere', { ...premiere, status: 'soldout' }, ['isPremiere', 'isSoldOut']],
  ])('%s', (_name, changes, expected) => {
    const flags = eventFlags(anEvent(changes));
    const raised = Object.entries(flags).flatMap(([name, isUp]) => (isUp ? [name] : []));
    expect(raised.sort()).toEqual(expected.sort());
  });
});

describe('the highlight of a row', () => {
  test.each<[string, Partial<Event>, 'premiere' | 'grey' | 'none']>([
    ['an ordinary evening', {}, 'none'],
    ['sold out', { status: 'soldout' }, 'none'],
    ['premiere', premiere, 'premiere'],
    ['sold-out premiere', { ...premiere, status: 'soldout' }, 'premiere'],
    ['premiere on tour', { ...premiere, is_on_tour: true }, 'premiere'],
    ['cancelled premiere', { ...premiere, outcome: 'cancelled' }, 'grey'],
    ['recast premiere', { ...premiere, outcome: 'replacement' }, 'grey'],
    ['past premiere', { ...premiere, status: 'past' }, 'grey'],
    ['cancelled', { outcome: 'cancelled' }, 'grey'],
    ['recast', { outcome: 'replacement' }, 'grey'],
    ['on tour', { is_on_tour: true }, 'grey'],
    ['past', { status: 'past' }, 'grey'],
    ['past and cancelled', { status: 'past', outcome: 'cancelled' }, 'grey'],
  ])('%s', (_name, changes, highlight) => {
    const flags = eventFlags(anEvent(changes));
    expect(highlightOf(flags)).toBe(highlight);
  });
});
