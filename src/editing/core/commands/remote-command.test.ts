import { expect, test } from 'vitest';
import { inverseOf, type RemoteCommand, type ScheduleKey } from './remote-command.ts';

const due: ScheduleKey = { action: 'publish', due_at: '2045-10-29T02:30:00+01:00', languages: ['de'] };

test.each<[RemoteCommand, RemoteCommand]>([
  [
    { what: 'english', id: 4, field: 'content', isRight: true },
    { what: 'english', id: 4, field: 'content', isRight: false },
  ],
  [
    { what: 'plan', container: 1, from: null, to: due },
    { what: 'plan', container: 1, from: due, to: null },
  ],
  [
    { what: 'settings', page: 2, from: { in_menu: false }, to: { in_menu: true } },
    { what: 'settings', page: 2, from: { in_menu: true }, to: { in_menu: false } },
  ],
])('the inverse of %o is its opposite, whose inverse is itself', (command, opposite) => {
  expect(inverseOf(command)).toEqual(opposite);
  expect(inverseOf(opposite)).toEqual(command);
});
