// The schema of a resource's records in season files: references are keys, texts are pairs of languages.
import { z } from 'zod';
import type { Resource, ResourceField, ResourceFields, ResourceIssue } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { resourceIssueMessage } from '#i18n/resources/resource-messages.ts';
import { bilingual } from '#server/import/problem.ts';
import { modules } from './modules.ts';
import { listOf, oneOf, optional, strict } from './objects.ts';
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
  fieldName,
  flag,
  fraction,
  id,
  instant,
  integer,
  key,
  length,
  link,
  order,
  pagePath,
  path,
  screenSlug,
  settingName,
  settingValue,
  slug,
  stageName,
  venueId,
} from './values.ts';
import { venueMap } from './venue-map.ts';

/** A record's schema. Its messages hold both languages, see {@link bilingual}. */
export function fileSchema(resource: Resource): z.ZodType<Record<string, unknown>> {
  const { fields, identity, check } = resource;
  const hasKey = identity === undefined && !fields.key;
  const schema = strict({ ...(hasKey ? { key } : {}), ...shapeOf(fields) });
  return check ? schema.superRefine(refining(check)) : schema;
}

function shapeOf(fields: ResourceFields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isRequired = 'required' in field && field.required;
      return [name, isRequired ? requiredSchema(field) : optional(schemaOf(field))];
    }),
  );
}

function refining(check: (values: Record<string, unknown>) => ResourceIssue[]) {
  return (values: Record<string, unknown>, context: z.RefinementCtx) => {
    for (const issue of check(values)) {
      const message = bilingual(resourceIssueMessage(issue, 'de'), resourceIssueMessage(issue, 'en'));
      context.addIssue({ code: 'custom', path: issue.path, message });
    }
  };
}

/** For texts, required is more than given: they may not be empty. */
function requiredSchema(field: ResourceField): z.ZodType {
  switch (field.kind) {
    case 'line':
      return requiredLocalized(singleLine);
    case 'plain':
      return requiredLocalized(plain);
    case 'rich':
      return requiredLocalized(rich);
    case 'word':
      return requiredSingleLine;
    case 'address':
      return field.localized ? requiredLocalized(link) : link;
    default:
      return schemaOf(field);
  }
}

/** Kinds that need no more than their name. */
const byKind = {
  line: localized(singleLine),
  plain: localized(plain),
  rich: localized(rich),
  word: singleLine,
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
  modules,
  file: requiredSingleLine,
  map: venueMap,
  'venue-id': venueId,
  'field-name': fieldName,
  length,
  'screen-slug': screenSlug,
  'setting-name': settingName,
  'setting-value': settingValue,
  // Parts are checked as records of their own.
  parts: listOf(z.unknown()),
} as const;

function schemaOf(field: ResourceField): z.ZodType {
  switch (field.kind) {
    case 'address':
      return field.localized ? localized(link) : link;
    case 'integer':
      return integer(field.min, field.max);
    case 'choice':
      return oneOf(field.values, hints);
    case 'choices':
      return listOf(oneOf(field.values));
    case 'reference':
      return keyOf(field.to);
    case 'references':
      return listOf(keyOf(field.to));
    case 'object':
    case 'rows': {
      const entry = strict(shapeOf(field.fields));
      const checked = field.check ? entry.superRefine(refining(field.check)) : entry;
      return field.kind === 'rows' ? listOf(checked) : checked;
    }
    default:
      return byKind[field.kind];
  }
}

const keyOf = (to: Resource['name']) => (resources[to].identity === 'id' ? id : key);

/** What to say of words that are expected elsewhere. */
const hints = {
  past: bilingual(
    'Dass ein Abend vorbei ist, sagt die Uhr. Möglich sind: onsale, soldout.',
    'That an evening is past is said by the clock. It must be one of: onsale, soldout.',
  ),
};
