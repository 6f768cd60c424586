// Draws the rooms of the theatre: node season/pictures/draw-rooms.ts. What each picture shows is in rooms.json.
import fs from 'node:fs';
import path from 'node:path';
import { printPlate } from './cut/plate.ts';
import { boxOffice, curtain, workshop } from './rooms/at-work.ts';
import { bar, foyer } from './rooms/inside.ts';
import { nightWatch } from './rooms/night-watch.ts';
import { house, ramp, tram } from './rooms/outside.ts';
import { teaRoom } from './rooms/tea.ts';

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
for (const { slug, file } of rooms) {
  const bytes = await printPlate(drawings[slug]?.() ?? '', path.join(here, 'files', file));
  console.log(`${file}  ${(bytes / 1024).toFixed(0)} KB`);
}
