// Draws what is cut and not modelled, the rooms of the house and four plays: node season/pictures/draw-rooms.ts. What each
// picture shows is in rooms.json, of plays in pictures.json.
import fs from 'node:fs';
import path from 'node:path';
import { printPlate } from './cut/plate.ts';
import { antigone, antigoneNear, antigoneUpright } from './rooms/antigone.ts';
import { boxOffice, curtain, workshop } from './rooms/at-work.ts';
import { bar, foyer } from './rooms/inside.ts';
import { nightShift, nightShiftNear, nightShiftUpright } from './rooms/night-shift.ts';
import { nightWatch } from './rooms/night-watch.ts';
import { opening, openingNear, openingUpright } from './rooms/opening.ts';
import { house, ramp, tram } from './rooms/outside.ts';
import { teaRoom } from './rooms/tea.ts';
import { weavers, weaversNear, weaversUpright } from './rooms/weavers.ts';

const here = import.meta.dirname;
const drawings: Record<string, () => string> = {
  haus: house,
  strassenbahn: tram,
  rampe: ramp,
  foyer,
  theke: bar,
  kasse: boxOffice,
  werkstatt: workshop,
  vorhang: curtain,
  teeraum: teaRoom,
  nachtwache: nightWatch,
};
const rooms = JSON.parse(fs.readFileSync(path.join(here, 'rooms.json'), 'utf8')) as {
  slug: string;
  file: string;
}[];
const plays = {
  'antigone.webp': antigone,
  'antigone-hoch.webp': antigoneUpright,
  'antigone-detail.webp': antigoneNear,
  'die-weber.webp': weavers,
  'die-weber-hoch.webp': weaversUpright,
  'die-weber-detail.webp': weaversNear,
  'eroeffnungsfest.webp': opening,
  'eroeffnungsfest-hoch.webp': openingUpright,
  'eroeffnungsfest-detail.webp': openingNear,
  'nachtschicht-am-tor-vier.webp': nightShift,
  'nachtschicht-am-tor-vier-hoch.webp': nightShiftUpright,
  'nachtschicht-am-tor-vier-detail.webp': nightShiftNear,
};
const all = [...rooms.map(({ slug, file }) => [file, drawings[slug]] as const), ...Object.entries(plays)];
for (const [file, draw] of all) {
  const bytes = await printPlate(draw?.() ?? '', path.join(here, 'files', file));
  console.log(`${file}  ${(bytes / 1024).toFixed(0)} KB`);
}
