// Schemas for the import of season files: request and report.
import { z } from '@hono/zod-openapi';

const file = { type: 'string', format: 'binary' } as const;

export const importFormSchema = z
  .strictObject({
    files: z.unknown().openapi({
      type: 'array',
      items: file,
      description: 'Season files (`.json`, `.csv`) and the pictures that they name, each as a part `files`.',
    }),
    dry_run: z
      .enum(['true', 'false'])
      .optional()
      .openapi({ description: 'Reports what would be written, and writes nothing.' }),
    overwrite: z
      .unknown()
      .optional()
      .openapi({
        type: 'array',
        items: { type: 'string' },
        description:
          'Manual edits that the files replace: `productions/faust`, `productions/faust:text.de`, `all`.',
      }),
  })
  .openapi('SeasonFiles');

const countsSchema = {
  created: z.int().openapi({ example: 3 }),
  updated: z.int().openapi({ example: 12 }),
  unchanged: z.int().openapi({ example: 140 }),
};

export const importReportSchema = z
  .object({
    is_written: z.boolean().openapi({ description: 'False for a dry run, and if there are errors.' }),
    is_rejected: z.boolean().openapi({ description: 'Whether there are errors: nothing can be written.' }),
    change_set: z.int().nullable().openapi({
      description:
        'What was written, to undo it as long as it holds neither pages nor pictures; null for nothing.',
      example: 31,
    }),
    ...countsSchema,
    sections: z.record(
      z.string(),
      z.object({
        ...countsSchema,
        kept: z.int().openapi({ description: 'Manually edited fields that were kept.', example: 1 }),
        gone: z
          .int()
          .openapi({ description: 'Parts that are no longer in the list of the file.', example: 0 }),
      }),
    ),
    titles: z.record(z.string(), z.string()).openapi({
      description: 'What the records of the report are called, by their names in the files.',
      example: { 'productions/faust': 'Faust' },
    }),
    changes: z
      .array(
        z.object({
          record: z.string().openapi({ example: 'productions/faust' }),
          state: z.enum(['created', 'updated', 'gone']),
          fields: z.array(
            z.object({
              field: z.string().openapi({ example: 'Vorspann', description: 'Its label.' }),
              before: z.string(),
              after: z.string(),
            }),
          ),
        }),
      )
      .openapi({
        description:
          'Records, the first 500; of an updated one the fields, as short texts like those of the log.',
      }),
    problems: z.array(
      z.object({
        severity: z.enum(['error', 'note']),
        file: z.string().openapi({ example: 'season.json' }),
        line: z.int().nullable().openapi({ example: 14 }),
        record: z.string().openapi({ example: 'productions/faust' }),
        field: z.string().openapi({ example: 'lead.de' }),
        message: z.string(),
      }),
    ),
    kept: z.array(
      z.object({
        record: z.string().openapi({ example: 'productions/faust' }),
        field: z.string().openapi({ example: 'lead.de' }),
        stored: z.unknown(),
        file: z.unknown(),
        is_conflict: z.boolean().openapi({ description: 'The file has changed it as well.' }),
      }),
    ),
    removed: z.array(z.string()).openapi({
      description: 'Records that were removed manually and stay removed.',
      example: ['productions/faust'],
    }),
  })
  .openapi('ImportReport');
