// Lists of chosen events.
import { expect, test } from 'vitest';
import { anEvent } from '#domain/events/event-fixture.ts';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import { EventListView } from './EventListView.tsx';

const item = (event: ReturnType<typeof anEvent> | null) => shownModule('event-item', { event }) as never;
const list = (...children: never[]) => shownModule('event-list', { anchor: 'abende' }, { children });
const nora = anEvent();
const faust = anEvent({
  id: 42,
  production_name: 'Faust',
  date_start: '2025-09-20T21:00:00+02:00',
  date_end: null,
});
const past = anEvent({ id: 43, date_start: '2024-09-21T19:30:00+02:00', status: 'past' });

test('renders events in the editor’s order, grouped by day', () => {
  const words = plainText(htmlOf(EventListView, list(item(nora), item(faust), item(past))));
  expect(words).toMatch(/^20 Samstag September .*Nora.*Faust.* 21 Samstag September /);
  expect(words.match(/Samstag/g)).toHaveLength(2);
});

test('a past event is labelled as such and sells nothing', () => {
  const html = htmlOf(EventListView, list(item(past)));
  expect(html).toContain('Vergangene Veranstaltung');
  expect(html).not.toContain('Tickets');
});

test('removed events are left out', () => {
  expect(htmlOf(EventListView, list(item(null)))).toBe('');
  expect(plainText(htmlOf(EventListView, list(item(null), item(nora))))).toMatch(/^20 Samstag/);
});

test('an editor sees an entry for a removed event', () => {
  const html = htmlOf(EventListView, list(item(null), item(nora)), { edit: anEdit() });
  expect(html.match(/data-item="event-item"/g)).toHaveLength(2);
  expect(html.match(/data-handles/g)).toHaveLength(2);
});

test('each row of an event names its own details, where a page lists it more than once', () => {
  const withInfo = anEvent({ accessibility_info: 'Stufenfrei.' });
  const html = htmlOf(EventListView, list(item(withInfo), item(withInfo)));
  const controlled = [...html.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(controlled).size).toBe(2);
  for (const id of controlled) expect(html.split(` id="${id}"`)).toHaveLength(2);
});
