import { describe, expect, test } from 'vitest';
import * as site from '#site';
import {
  groupsOfStages,
  stageLabel,
  stagesOfGroup,
  stagesOfVenue,
  toggleVenueGroup,
  venueName,
  venueOf,
  venuePath,
} from './venues.ts';

describe('the venue of a stage', () => {
  test.each([
    ['Bühne', 7, 'Thalia', 'Thalia, Große Bühne', 'Thalia, Main Stage'],
    ['Teeraum', 8, 'Teeraum', 'Teeraum', 'Teeraum'],
    ['Mittelrangfoyer', 9, 'Mittelrangfoyer', 'Mittelrangfoyer', 'Mittelrangfoyer'],
    ['Kassenhalle', 10, 'Kassenhalle', 'Kassenhalle', 'Kassenhalle'],
    ['Ballsaal', 11, 'Thalia Gaußstraße', 'Thalia Gaußstraße, Ballsaal', 'Thalia Gaußstraße, Ballsaal'],
    ['Gaußstrasse Bühne', 11, 'Thalia Gaußstraße', 'Thalia Gaußstraße, Bühne', 'Thalia Gaußstraße, Stage'],
    ['Werkstatt', 11, 'Thalia Gaußstraße', 'Thalia Gaußstraße, Werkstatt', 'Thalia Gaußstraße, Werkstatt'],
    ['Box', 11, 'Thalia Gaußstraße', 'Thalia Gaußstraße, Box', 'Thalia Gaußstraße, Box'],
    ['Nachtasyl', 12, 'Nachtasyl', 'Nachtasyl', 'Nachtasyl'],
  ])('%s', (stage, id, venue, german, english) => {
    expect(venueOf(stage)?.id).toBe(id);
    expect(venueName(stage, 'de')).toBe(venue);
    expect(stageLabel(stage, 'de')).toBe(german);
    expect(stageLabel(stage, 'en')).toBe(english);
  });

  test('a guest performance has no venue, and its place is shown', () => {
    expect(venueOf('Pfauen, Zürich')).toBeNull();
    expect(stageLabel('Pfauen, Zürich', 'de')).toBe('Pfauen, Zürich');
  });

  test('every stage has a venue, and every group has known stages', () => {
    for (const stage of site.stages) expect(venueOf(stage.name), stage.name).not.toBeNull();
    for (const name of site.venue_groups.flatMap((group) => group.stage_names)) {
      expect(venueOf(name), name).not.toBeNull();
    }
  });
});

describe('venue filter', () => {
  const house = ['Bühne', 'Teeraum', 'Mittelrangfoyer', 'Kassenhalle'];
  const gauss = ['Ballsaal', 'Gaußstrasse Bühne', 'Werkstatt', 'Box'];

  test('each group has its stages', () => {
    expect(stagesOfGroup('thalia')).toEqual(house);
    expect(stagesOfGroup('gaussstrasse')).toEqual(gauss);
    expect(stagesOfGroup('nachtasyl')).toEqual(['Nachtasyl']);
    expect(stagesOfGroup('kantine')).toEqual([]);
  });

  test.each<[string, string[], string, string[]]>([
    ['choose', [], 'thalia', house],
    ['choose again to clear', house, 'thalia', []],
    ['the order of the stages does not matter', [...house].reverse(), 'thalia', []],
    ['another takes its place', house, 'gaussstrasse', gauss],
    ['one of two that an address named becomes the only one', [...house, ...gauss], 'thalia', house],
    ['no such group', house, 'kantine', house],
  ])('%s', (_name, current, key, expected) => {
    expect(toggleVenueGroup(current, key)).toEqual(expected);
  });

  test('a group is active if all its stages are chosen', () => {
    expect(groupsOfStages([...house, 'Nachtasyl'])).toEqual(['thalia', 'nachtasyl']);
    expect(groupsOfStages(house.slice(1))).toEqual([]);
  });
});

test.each([
  [7, ['Bühne']],
  [11, ['Ballsaal', 'Gaußstrasse Bühne', 'Werkstatt', 'Box']],
  [99, []],
])('venue %i has the stages %j', (id, names) => {
  expect(stagesOfVenue(id)).toEqual(names);
});

test('a venue has a page under its name and id', () => {
  const venue = venueOf('Ballsaal');
  expect(venue && venuePath(venue, 'de')).toBe('/de/spielstaetten/thalia-gaussstrasse/11');
  expect(venue && venuePath(venue, 'en')).toBe('/en/venues/thalia-gaussstrasse/11');
});
