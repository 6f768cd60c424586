import { expect, test } from 'vitest';
import { anEvent } from '#domain/events/event-fixture.ts';
import { withoutTextsOfProduction } from './titled-events.ts';

const play = { subtitle: 'Komödie in vier Akten', promotional_tagline: 'Ein Garten wird verkauft' };

test.each([
  ['what the play says', play, { subtitle: '', promotional_tagline: '' }],
  ['a line of its own', { ...play, subtitle: 'Einführung um 17.30 Uhr' }, { promotional_tagline: '' }],
])('on the page of its play an event has no repeated texts: %s', (_, words, left) => {
  expect(withoutTextsOfProduction(play, [anEvent(words)])).toEqual([anEvent({ ...words, ...left })]);
});
