// Stage names in season files: those of `site.config.ts`.
import { z } from 'zod';
import { nearest } from '#domain/search/nearest.ts';
import { bilingual } from '#server/import/problem.ts';
import * as site from '#site';

const stageNames: readonly string[] = site.stages.map(({ name }) => name);

/** Whether the theatre has a stage of that name. */
export function isStage(name: string): boolean {
  return stageNames.includes(name);
}

/** The error message for an unknown stage. */
export function unknownStage(name: string): string {
  const meant = nearest(name, stageNames);
  const shown = JSON.stringify(name.slice(0, 60));
  return bilingual(
    `Die Spielstätte ${shown} gibt es nicht.${meant ? ` Gemeint ist wohl "${meant}".` : ''} Es gibt: ${stageNames.join(', ')}.`,
    `There is no stage ${shown}.${meant ? ` Did you mean "${meant}"?` : ''} There are: ${stageNames.join(', ')}.`,
  );
}

export const stageName = z
  .string({
    error: () => bilingual('Hier wird eine Spielstätte erwartet.', 'The name of a stage is expected.'),
  })
  .trim()
  .refine(isStage, { error: (issue) => unknownStage(String(issue.input)) });
