// The endpoint that imports season files, and tries it without writing.
import { maxImportBytes, type ReportedImport } from '#domain/back-office/import-report.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { logTexts } from '#i18n/back-office/log-texts.ts';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { type ImportReport, importSeason } from '#server/import/import-season.ts';
import { isSeasonFile } from '#server/import/read-season.ts';
import type { SeasonSource } from '#server/import/season-file.ts';
import { describeChanges } from '#server/services/log/describe-changes.ts';
import { shopOrigin } from '#server/shop-origin.ts';
import { importFormSchema, importReportSchema } from './import-schema.ts';

const importEndpoint = editorEndpoint({
  method: 'post',
  path: '/api/cms-hub/import',
  tag: 'Back office',
  action: 'import-season',
  summary: 'Import season files',
  description:
    'As `npm run import`: new and changed records are written, manual edits stay. With errors nothing is written: the problem ' +
    'has the report as `report`, a dry run has it with status 200. The same files once more change nothing.',
  request: { body: { content: { 'multipart/form-data': { schema: importFormSchema } }, required: true } },
  max: maxImportBytes,
  response: importReportSchema,
  responseDescription: 'What was done, or would be, in each section.',
});

export function addImportEndpoint({ app, appContext, locale }: Endpoints): void {
  const { config, database, now, store } = appContext;
  app.openapi(importEndpoint, async (context) => {
    const { files, dry_run, overwrite } = context.req.valid('form');
    const report = await importSeason(database, await sourceOf(files), {
      actor: editorOf(context).user.id,
      now: now(),
      shopOrigin: shopOrigin(config),
      store,
      overwrite: listed(overwrite).filter((name) => typeof name === 'string'),
      dry_run: dry_run === 'true',
    });
    const answer = reportAsJson(report, locale);
    if (!report.is_rejected || dry_run === 'true') return context.json(answer, 200);
    const errors = answer.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, record, field, message }) => ({
        field: [line === null ? file : `${file}:${line}`, record, field].filter(Boolean).join(' '),
        message,
      }));
    throw new HttpError(422, { errors, also: { report: answer } });
  });
}

const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** @throws HttpError 422 if there is no season file among the parts */
async function sourceOf(parts: unknown): Promise<SeasonSource> {
  const sent = listed(parts).filter((part) => part instanceof File);
  const season = sent.filter(({ name }) => isSeasonFile(name));
  if (season.length === 0) throw rejectedField('files', noFiles);
  const pictures = new Map(sent.filter((each) => !season.includes(each)).map((each) => [each.name, each]));
  return {
    files: await Promise.all(season.map(async (each) => ({ name: each.name, text: await each.text() }))),
    async readMedia(path) {
      // Browsers send names without folders.
      const found = pictures.get(path) ?? pictures.get(path.replace(/^.*\//, ''));
      return (await found?.bytes()) ?? null;
    },
  };
}

function reportAsJson(report: ImportReport, locale: Locale): ReportedImport {
  const { problems, kept, changes, names, ...counts } = report;
  const texts = logTexts(locale);
  const { titles, nameOf } = names?.[locale] ?? { titles: {}, nameOf: () => '' };
  return {
    ...counts,
    titles,
    changes: changes.map(({ section, record, state, before, after }) => ({
      record,
      state,
      fields: describeChanges(section, { before, after }, { locale, texts, nameOf }),
    })),
    problems: problems.map((problem) => ({ ...problem, message: problem.message[locale] })),
    kept: kept.map(({ position, path, stored, file, is_conflict }) => ({
      record: position.record,
      field: path.join('.'),
      stored,
      file,
      is_conflict,
    })),
  };
}

const noFiles = {
  de: 'Es ist keine Datei der Spielzeit dabei. Wählen Sie .json- oder .csv-Dateien.',
  en: 'There is no season file among them. Choose .json or .csv files.',
};
