// The command `npm run import -- <folder or file>`, and `npm run import -- --manual-edits`.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { demoFolder, demoSeason } from '#season/load-demo.ts';
import { runCommand, UsageError } from '#server/command-line.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { withDatabase } from '#server/db/reach-database.ts';
import { listManualEdits, type ManualEdit } from '#server/import/list-manual-edits.ts';
import {
  conflictsOf,
  manualEditLine,
  preservedEditLines,
  sectionLines,
} from '#server/import/manual-edit-texts.ts';
import { problemLine } from '#server/import/problem.ts';
import { readSeason } from '#server/import/read-season.ts';
import type { SeasonSource } from '#server/import/season-file.ts';
import { openConfiguredStore } from '#server/media/store.ts';
import { shopOrigin } from '#server/shop-origin.ts';
import { type ImportReport, importSeason } from './import-season.ts';

const usage = {
  de: `Aufruf: npm run import -- <Ordner oder Datei> [--overwrite <Datensatz, Feld oder "all">]... [--dry-run]
        npm run import -- --manual-edits
Das Format steht in docs/SEASON-FILES.md.`,
  en: `Usage: npm run import -- <folder or file> [--overwrite <record, field or "all">]... [--dry-run]
       npm run import -- --manual-edits
The format is described in docs/SEASON-FILES.md.`,
};

const argumentsOf = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      overwrite: { type: 'string', multiple: true, default: [] },
      'manual-edits': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const { values, positionals } = argumentsOf(args);
  const [place] = positionals;
  if (positionals.length !== (values['manual-edits'] ? 0 : 1)) throw new UsageError();
  const config = loadConfig(process.env);
  const now = config.CLOCK ?? new Date();
  const source = place ? await seasonAt(path.resolve(process.env.INIT_CWD ?? '.', place), now, config) : null;
  const options = { poolSize: 3, applicationName: 'foyer import', isMigrated: true, mayCreate: true };
  return await withDatabase(config, options, async (database) => {
    if (!source) {
      printEdits(await database.db.transaction(listManualEdits));
      return 0;
    }
    const report = await importSeason(database, source, {
      actor: 'import',
      now,
      overwrite: values.overwrite,
      dry_run: values['dry-run'],
      shopOrigin: shopOrigin(config),
      store: await openConfiguredStore(config),
      onProgress: (text) => process.stdout.write(`${text[terminalLocale()]}\n`),
    });
    printReport(report);
    return report.is_rejected ? 1 : 0;
  });
}

/** A season's files; those of the demo together with its schedule and the list of its pictures. */
async function seasonAt(place: string, now: Date, config: Config): Promise<SeasonSource> {
  const isDemo = existsSync(place) && realpathSync(place) === realpathSync(demoFolder);
  return isDemo
    ? await demoSeason(berlinDay(now), shopOrigin(config))
    : await readSeason(place, terminalLocale());
}

/** The language of the terminal. */
function terminalLocale(): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^de/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'de' : 'en';
}

function printReport(report: ImportReport): void {
  const { is_written, is_rejected, created, updated, unchanged } = report;
  const locale = terminalLocale();
  const problems = [...report.problems, ...conflictsOf(report)];
  for (const problem of problems) {
    const { severity } = problem;
    const mark = severity === 'error' ? '✗' : '·';
    process[severity === 'error' ? 'stderr' : 'stdout'].write(`${mark} ${problemLine(problem, locale)}\n`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (!is_rejected) {
    const texts = {
      de: `${created} neu, ${updated} geändert, ${unchanged} unverändert.`,
      en: `${created} created, ${updated} updated, ${unchanged} unchanged.`,
    };
    const trial = is_written ? [] : [...sectionLines(report, locale), dryRunIntro[locale]];
    process.stdout.write([...trial, texts[locale], ...preservedEditLines(report, locale), ''].join('\n'));
  } else {
    const texts = {
      de: `${errors} Fehler. Es wurde nichts geschrieben.`,
      en: `${errors} ${errors === 1 ? 'error' : 'errors'}. Nothing was written.`,
    };
    process.stderr.write(`${texts[locale]}\n`);
  }
}

const dryRunIntro = {
  de: 'Probelauf, es wurde nichts geschrieben. Der Import ergäbe:',
  en: 'Trial run, nothing was written. The import would give:',
};

function printEdits(edits: readonly ManualEdit[]): void {
  const locale = terminalLocale();
  process.stdout.write([...edits.map((edit) => manualEditLine(edit, locale)), ''].join('\n'));
}

await runCommand(run, usage[terminalLocale()]);
