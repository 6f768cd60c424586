// Parameters of endpoints: parsed, validated and described for the OpenAPI document.
import { z } from '@hono/zod-openapi';
import { type Day, isDay } from '#domain/dates/dates.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { maxInteger } from '#domain/urls/record-id.ts';
import { defaultPageSize } from '#server/services/paging.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { ParameterRule } from './parameter-messages.ts';

type Issue = { addIssue(issue: { code: 'custom'; params: ParameterRule }): void };

/** Pages of a list that are answered; skipping rows is expensive. */
export const maxPage = 10_000;
const maxPageSize = 100;
const maxValues = 50;
const maxTextLength = 100;

/** PostgreSQL stores no NUL, control characters are never part of a name, and U+FFFD comes from broken encodings. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const notText = /[\u0000-\u001f\u007f\ufffd]/;

/** ISO 8601 with its offset. */
const isDateTime = /^(?:19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

const fail = (context: Issue, params: ParameterRule): typeof z.NEVER => {
  context.addIssue({ code: 'custom', params });
  return z.NEVER;
};

/** A parameter that occurs once at most; empty counts as missing. */
function single<T>(read: (text: string | undefined, context: Issue) => T) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (Array.isArray(value)) return fail(context, { rule: 'once' });
      return read(typeof value === 'string' && value !== '' ? value : undefined, context);
    });
}

/** A parameter that may be repeated or comma-separated; empty values are ignored. */
function several<T>(read: (text: string, context: Issue) => T, split = (text: string) => text.split(',')) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      const texts = (Array.isArray(value) ? value : [value ?? ''])
        .flatMap(split)
        .map((text) => text.trim())
        .filter((text) => text !== '');
      if (texts.length > maxValues) return fail(context, { rule: 'many', max: maxValues });
      return texts.map((text) => read(text, context));
    });
}

interface JsonSchema {
  type: 'integer' | 'string' | 'array';
  items?: { type: 'integer' | 'string' };
}

/** The OpenAPI description of an optional query parameter. */
const inQuery = <Example, Schema extends JsonSchema>(
  name: string,
  description: string,
  example: Example,
  schema: Schema,
) => ({
  param: { name, in: 'query' as const, required: false, description, example },
  ...schema,
});

interface WholeNumbers {
  minimum: number;
  maximum: number;
  default: number;
}

function wholeNumber(name: string, description: string, example: number, range: WholeNumbers) {
  const { minimum: min, maximum: max } = range;
  return single((text, context) => {
    if (text === undefined) return range.default;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : fail(context, { rule: 'number', min, max });
  }).openapi(inQuery(name, description, example, { type: 'integer', ...range }));
}

/** A whole number from 0 to `maximum`, by default 0. */
export const wholeNumberParameter = (name: string, description: string, maximum: number) =>
  wholeNumber(name, description, 0, { minimum: 0, maximum, default: 0 });

/** The required version of a record, for changes without a body. */
export function versionParameter(description: string) {
  return single((text, context): number => {
    const number = text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return number <= maxInteger ? number : fail(context, { rule: 'number', min: 0, max: maxInteger });
  }).openapi({
    param: { name: 'version', in: 'query', required: true, description, example: 4 },
    type: 'integer',
    minimum: 0,
    maximum: maxInteger,
  });
}

/** Accepts any number; an invalid id becomes 0, which no record has and every id column can be compared with. */
function readId(text: string, context: Issue): number {
  if (!/^\d+$/.test(text)) return fail(context, { rule: 'id' });
  const id = Number(text);
  return isRecordId(id) ? id : 0;
}

export const pageParameters = {
  page: wholeNumber('page', 'Page of the list, from 1.', 1, { minimum: 1, maximum: maxPage, default: 1 }),
  page_size: wholeNumber('page_size', 'Records on a page.', 20, {
    minimum: 1,
    maximum: maxPageSize,
    default: defaultPageSize,
  }),
};

/** A calendar day in the theatre's time zone, or undefined. */
export function dayParameter(name: string, description: string, example: Day) {
  return single((text, context): Day | undefined =>
    text === undefined || isDay(text) ? text : fail(context, { rule: 'day' }),
  ).openapi(inQuery(name, description, example, { type: 'string', format: 'date' }));
}

/** A time, or undefined. */
export function dateTimeParameter(name: string, description: string, example: string) {
  return single((text, context): Date | undefined => {
    if (text === undefined) return undefined;
    const moment = new Date(text);
    return isDateTime.test(text) && !Number.isNaN(moment.getTime())
      ? moment
      : fail(context, { rule: 'moment' });
  }).openapi(inQuery(name, description, example, { type: 'string', format: 'date-time' }));
}

/** `true`; missing or empty means no. */
export function flagParameter(name: string, description: string) {
  return single((text, context): boolean =>
    text === undefined ? false : text === 'true' || fail(context, { rule: 'flag' }),
  ).openapi(inQuery(name, description, 'true', { type: 'string', enum: ['true', ''] }));
}

/** A name may contain a comma ("Halle am Letten, Zürich"), so the whole text is tried too. */
const namesIn = (text: string) => [...text.split(','), ...(text.includes(', ') ? [text] : [])];

/** A list of names. */
export function namesParameter(name: string, description: string, example: string[]) {
  const read = (text: string, context: Issue) => {
    if (notText.test(text) || !text.isWellFormed()) return fail(context, { rule: 'characters' });
    return text.length > maxTextLength ? fail(context, { rule: 'length', max: maxTextLength }) : text;
  };
  return several(read, namesIn).openapi(
    inQuery(name, description, example, {
      type: 'array',
      items: { type: 'string', maxLength: maxTextLength },
    }),
  );
}

/** A list of enum values. */
export function choicesParameter<T extends string>(name: string, description: string, choices: readonly T[]) {
  return several((text, context): T => {
    const choice = choices.find((one) => one === text);
    return choice ?? fail(context, { rule: 'choice', choices });
  }).openapi(
    inQuery(name, description, choices.slice(0, 1), {
      type: 'array',
      items: { type: 'string', enum: [...choices] },
    }),
  );
}

/** A list of records' ids. */
export function idsParameter(name: string, description: string, example: number[]) {
  return several(readId).openapi(
    inQuery(name, description, example, { type: 'array', items: { type: 'integer', minimum: 1 } }),
  );
}

/** A text as a part of the path. */
export const pathPart = (name: string, description: string, example: string) =>
  z.string().openapi({ param: { name, in: 'path', required: true, description, example } });

/** An id in a path. */
export const idInPath = (name: string, description: string) =>
  z
    .unknown()
    .transform((value, context) => readId(String(value), context))
    .openapi({
      param: { name, in: 'path', required: true, description, example: 4 },
      type: 'integer',
      minimum: 1,
    });

/** The id of the record in a path. */
export const idParameter = idInPath('id', 'Number of the record.');

/** A text, or undefined. */
export function textParameter(name: string, description: string, example: string, maxLength: number) {
  return single((text, context): string | undefined => {
    if (text === undefined) return undefined;
    if (notText.test(text) || !text.isWellFormed()) return fail(context, { rule: 'characters' });
    return text.length > maxLength ? fail(context, { rule: 'length', max: maxLength }) : text;
  }).openapi(inQuery(name, description, example, { type: 'string', maxLength }));
}

/** The name of a resource in a path; 404 for any other. */
export function resourceInPath<T extends ResourceName>(resources: readonly T[]) {
  return z
    .unknown()
    .transform((value) => resources.find((one) => one === value) ?? null)
    .openapi({
      param: {
        name: 'resource',
        in: 'path',
        required: true,
        example: resources[0],
        description: 'The kind of record, named as in season files.',
      },
      type: 'string',
      enum: [...resources],
    });
}
