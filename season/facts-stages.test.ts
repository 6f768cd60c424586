// What the demo season says about the stage of a play agrees with what it says about its evenings.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from '#season/load-demo.ts';
import type { ScheduleProduction } from '#season/schedule/event.ts';
import { buildEvents } from '#season/schedule.ts';

type Production = ScheduleProduction & { accessibility_info?: { de: string } | null };

const productions = readdirSync(demoFolder)
  .filter((name) => name.startsWith('productions'))
  .flatMap(
    (name) =>
      (JSON.parse(readFileSync(path.join(demoFolder, name), 'utf8')) as { productions: Production[] })
        .productions,
  );

test('a play has as many wheelchair spaces as the evenings on its stage', () => {
  const spaces = (info: { de: string } | null | undefined) =>
    /(\p{L}+) Rollstuhlplätze/u.exec(info?.de ?? '')?.[1]?.toLowerCase();
  const ofStages = new Map<string, string>();
  for (const { stage_name, accessibility_info } of buildEvents('2026-11-26', productions)) {
    const known = spaces(accessibility_info);
    if (known) ofStages.set(stage_name, known);
  }
  const told = productions.flatMap(({ key, stage_name, accessibility_info }) => {
    const own = spaces(accessibility_info);
    const known = ofStages.get(stage_name ?? '');
    return own && known ? [{ key, own, known }] : [];
  });
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(({ own, known }) => own !== known)).toEqual([]);
});
