// Schemas of records, generated from the resources: for season files, and for requests of editors.
import { z } from 'zod';
import { withGeneratedNames } from '#domain/resources/generated-names.ts';
import type {
  Resource,
  ResourceField,
  ResourceFields,
  ResourceIssue,
  ResourceName,
} from '#domain/resources/resource.ts';
import { resourceIssueMessage } from '#i18n/resources/resource-messages.ts';
import { bilingual } from './bilingual.ts';
import { enumOf, listOf, optional, strictObject } from './objects.ts';
import {
  localized,
  plain,
  requiredLocalized,
  requiredSingleLine,
  rich,
  singleLine,
  slugs,
  struckText,
} from './texts.ts';
import {
  amount,
  colour,
  day,
  email,
  flag,
  formFieldName,
  fraction,
  id,
  instant,
  integer,
  length,
  link,
  order,
  pagePath,
  path,
  screenSlot,
  settingName,
  settingValue,
  slug,
  stageName,
  venueId,
} from './values.ts';
import { venueMapSchema } from './venue-map.ts';

/** The difference between the two forms of a record. */
export interface SchemaVariant {
  /** A reference: a key in season files, an id elsewhere. */
  reference(to: ResourceName): z.ZodType;
  /** Modules and parts, which only season files have; without it their fields are left out. */
  nested?: { modules: z.ZodType; parts: z.ZodType };
}

type Shape = Record<string, z.ZodType>;

/** The schemas of a resource's fields by name. */
export function shapeOf(fields: ResourceFields, form: SchemaVariant): Shape {
  const shape: Shape = {};
  for (const [name, field] of Object.entries(fields)) {
    const schema = fieldSchema(field, form);
    if (schema) shape[name] = 'required' in field && field.required ? schema : optional(schema);
  }
  return shape;
}

/** An object of a shape, with the rules that concern several of its fields. */
export function checkedObject(shape: Shape, check: Resource['check']) {
  return check ? strictObject(shape).superRefine(refining(check)) : strictObject(shape);
}

function refining(check: (values: Record<string, unknown>) => ResourceIssue[]) {
  return (values: Record<string, unknown>, context: z.RefinementCtx) => {
    for (const issue of check(values)) {
      const message = bilingual(resourceIssueMessage(issue, 'de'), resourceIssueMessage(issue, 'en'));
      context.addIssue({ code: 'custom', path: issue.path, message });
    }
  };
}

/** A required text must not be empty either. Undefined for fields that the form does not have. */
function fieldSchema(field: ResourceField, form: SchemaVariant): z.ZodType | undefined {
  const isRequired = 'required' in field && field.required === true;
  const inLanguages = isRequired ? requiredLocalized : localized;
  switch (field.kind) {
    case 'line':
      return inLanguages(singleLine);
    case 'plain':
      return inLanguages(plain);
    case 'rich':
      return inLanguages(rich);
    case 'word':
      return isRequired ? requiredSingleLine : singleLine;
    case 'address':
      return field.localized ? inLanguages(link) : link;
    case 'integer':
      return integer(field.min, field.max);
    case 'choice':
      return enumOf(field.values, hints);
    case 'choices':
      return listOf(enumOf(field.values));
    case 'reference':
      return form.reference(field.to);
    case 'references':
      return listOf(form.reference(field.to));
    case 'object':
    case 'rows': {
      const entry = checkedObject(shapeOf(field.fields, form), field.check);
      if (field.kind === 'object') return entry;
      return z.preprocess((rows) => withGeneratedNames(field.fields, rows), listOf(entry));
    }
    case 'modules':
    case 'parts':
      return form.nested?.[field.kind];
    default:
      return byKind[field.kind];
  }
}

/** Kinds that need no more than their name. */
const byKind = {
  text: plain,
  flag,
  id,
  order,
  amount,
  fraction,
  day,
  moment: instant,
  colour,
  email,
  slug,
  slugs,
  path,
  'page-path': pagePath,
  stage: stageName,
  'struck-text': struckText,
  file: requiredSingleLine,
  map: venueMapSchema,
  'venue-id': venueId,
  'field-name': formFieldName,
  length,
  'screen-slug': screenSlot,
  'setting-name': settingName,
  'setting-value': settingValue,
} as const;

/** Hints for values that belong to another field. */
const hints = {
  past: bilingual(
    'Dass ein Abend vorbei ist, sagt die Uhr. Möglich sind: onsale, soldout.',
    'That an evening is past is said by the clock. It must be one of: onsale, soldout.',
  ),
};
