// Validates records sent by editors: the fields of the resource, with references as ids.
import type { z } from 'zod';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { resourceIssueMessage } from '#i18n/resources/resource-messages.ts';
import { type Message, parseBilingual } from './fields/bilingual.ts';
import { checkedObject, shapeOf } from './fields/resource-schema.ts';
import { id } from './fields/values.ts';
import { labelledMessage } from './labelled-messages.ts';
import type { Row } from './read-records.ts';

/** A violated rule. */
export interface RecordIssue {
  /** "prices.0.amount" */
  field: string;
  message: Message;
}

export type ValidationResult = { values: Row } | { issues: RecordIssue[] };

const form = { reference: () => id };

const shapes = new Map<ResourceName, Record<string, z.ZodType>>();

function shapeFor(name: ResourceName): Record<string, z.ZodType> {
  const cached = shapes.get(name);
  if (cached) return cached;
  const shape = shapeOf(fieldsOf(name), form);
  shapes.set(name, shape);
  return shape;
}

/** The fields of a new record as stored. */
export function checkNewRecord(name: ResourceName, data: unknown): ValidationResult {
  return parsed(name, checkedObject(shapeFor(name), resources[name].check), data);
}

/**
 * The changed fields in stored form. Rules across fields are checked on the resulting record.
 * @param stored all its values
 */
export function checkChanges(name: ResourceName, data: unknown, stored: Row): ValidationResult {
  const changes = checkFields(name, data);
  if ('issues' in changes) return changes;
  const { id: number } = changes.values;
  if (number !== undefined && number !== stored.id)
    return { issues: [{ field: 'id', message: fixedNumber }] };
  const values = { ...changes.values, ...regeneratedValues(name, changes.values, stored) };
  const issues = checkRecordRules(name, { ...stored, ...values });
  return issues.length === 0 ? { values } : { issues };
}

/** Generated values, such as a slug, are generated again if they were emptied. */
function regeneratedValues(name: ResourceName, values: Row, stored: Row): Row {
  const isEmptied = (field: string) => Object.hasOwn(values, field) && values[field] === null;
  const made = resources[name].onCreate?.({ ...stored, ...values }) ?? {};
  return Object.fromEntries(Object.entries(made).filter(([field]) => isEmptied(field)));
}

const fixedNumber: Message = {
  de: 'Die Nummer eines Eintrags bleibt, wie sie ist.',
  en: 'The number of a record stays as it is.',
};

/** Some fields in stored form, each validated separately. */
export function checkFields(name: ResourceName, data: unknown): ValidationResult {
  const partial = Object.fromEntries(
    Object.entries(shapeFor(name)).map(([field, schema]) => [field, schema.optional()]),
  );
  return parsed(name, checkedObject(partial, undefined), data);
}

/** The rules that concern several fields of a record. */
export function checkRecordRules(name: ResourceName, values: Row): RecordIssue[] {
  const found = resources[name].check?.(values) ?? [];
  return found.map((issue) => ({
    field: issue.path.join('.'),
    message: { de: resourceIssueMessage(issue, 'de'), en: resourceIssueMessage(issue, 'en') },
  }));
}

function parsed(name: ResourceName, schema: z.ZodType, data: unknown): ValidationResult {
  const result = schema.safeParse(data);
  if (result.success) return { values: result.data as Row };
  return {
    issues: result.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const message = isMissing(issue, data)
        ? missing
        : (labelledMessage(name, issue) ?? parseBilingual(issue.message));
      return { field: [...issue.path, ...unknown].join('.'), message };
    }),
  };
}

const missing: Message = { de: 'Das fehlt noch.', en: 'This is still missing.' };

/** An empty field is reported as missing, not as a value of the wrong JSON type. */
function isMissing({ code, path }: z.core.$ZodIssue, data: unknown): boolean {
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], data);
  return code !== 'custom' && (value ?? null) === null;
}
