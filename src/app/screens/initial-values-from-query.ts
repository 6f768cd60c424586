/** Initial values of a new record's form from its address. */
import { toBerlinIso } from '#domain/dates/dates.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { isStage } from '#domain/venues/venues.ts';

/** Parsers of initial values in the address, by kind of field; other fields are ignored. */
const initialValueParsers: Partial<
  Record<ResourceField['kind'], (text: string, field: ResourceField) => number | string | null>
> = {
  reference: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
  path: (text) => (text.startsWith('/') ? text : null),
  stage: (text) => (isStage(text) ? text : null),
  order: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : null),
  choice: (text, field) => ('values' in field && field.values.includes(text) ? text : null),
  moment: (text) => (Number.isNaN(Date.parse(text)) ? null : toBerlinIso(text)),
};

/**
 * Initial values from the address of a new record's form: `?production=12`, the paths of a redirect, a day and a stage
 * of the plan, a place in a menu.
 */
export function initialValuesFromQuery(
  resource: ResourceName,
  query: URLSearchParams,
): Record<string, number | string> {
  const fields = fieldsOf(resource);
  const given = [...query].flatMap(([name, text]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = field && initialValueParsers[field.kind]?.(text, field);
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}
