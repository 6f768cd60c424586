// Checks a season as a whole, without writing: each record for itself, and the references between them.
import { checkTogether, type Known, nothingKnown } from '#server/import/check-references.ts';
import type { ExpansionContext } from '#server/import/expand-values.ts';
import type { Problem } from '#server/import/problem.ts';
import { readRecords, type SeasonRecord } from '#server/import/read-records.ts';
import type { SeasonFile } from '#server/import/season-file.ts';

export interface CheckedSeason {
  records: SeasonRecord[];
  problems: Problem[];
}

/** @param known what is stored already; errors within the files are found without it */
export function checkSeason(
  files: readonly SeasonFile[],
  context: ExpansionContext,
  known: Known = nothingKnown,
): CheckedSeason {
  const season = readRecords(files, context);
  return { records: season.records, problems: [...season.problems, ...checkTogether(season, known)] };
}
