import { expect, test } from 'vitest';
import { emptyEvent } from './compact-event.ts';
import { anEvent } from './event-fixture.ts';
import { detailFields, panelEvent } from './panel-event.ts';

test('detail fields follow the fields of the panel, so that a panel event is a prefix of its row', () => {
  const fields = Object.keys(emptyEvent);
  const afterShown = fields.slice(fields.indexOf('subtitle'));
  expect(afterShown).toEqual(expect.arrayContaining([...detailFields]));
});

test('a panel event has no details and does not list them as German', () => {
  const event = anEvent({ subtitle: 'Part One', in_german: ['production_name', 'subtitle'] });
  expect(panelEvent(event)).toEqual({ ...event, subtitle: '', in_german: ['production_name'] });
});
