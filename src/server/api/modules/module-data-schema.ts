// Schemas of the modules' data for the OpenAPI document, generated from their field descriptions.
import { z } from '@hono/zod-openapi';
import type { Field } from '#domain/modules/module-fields.ts';
import { itemNames, type ModuleName, moduleNames } from '#domain/modules/modules.ts';
import { moduleLabel } from '#i18n/modules/module-names.ts';
import { schemaOf } from '#modules/schemas.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';

const localizedSchema = z
  .object({ de: z.string(), en: z.string().optional() })
  .openapi({ example: { de: 'Anfahrt', en: 'Getting here' } });

const textKinds: Partial<Record<Field['kind'], string>> = {
  line: 'One line in each language.',
  plain: 'Several lines in each language, without formatting.',
  rich: 'In each language HTML of <p> <strong> <em> <a href> <ul> <ol> <li> <br>; everything else is taken out.',
};

const linkTargetSchema = z
  .union([
    z.object({
      kind: z.enum(['page', 'production', 'person', 'press', 'subscription', 'form']),
      id: z.int(),
    }),
    z.object({ kind: z.literal('screen'), name: z.string() }),
  ])
  .openapi('LinkTarget', {
    description: 'A link target of this site, by what it is; its address may change.',
    example: { kind: 'production', id: 4 },
  });

const embedSchema = z
  .object({ provider: z.string(), id: z.string(), start: z.int().optional() })
  .openapi('Embed', {
    description: 'Something of another host. An address or a pasted code may be sent instead.',
    example: { provider: 'vimeo', id: '123456789' },
  });

export { linkTargetSchema };

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'plain':
    case 'rich': {
      const max = 'max' in field && field.max ? ` At most ${field.max} characters.` : '';
      return localizedSchema.nullable().openapi({ description: `${textKinds[field.kind]}${max}` });
    }
    case 'word':
      return z.string().openapi({ description: 'One line that is the same in both languages.' });
    case 'anchor':
      return z.string().openapi({ description: 'Letters, digits, hyphens.' });
    case 'address':
      return z.string().openapi({ description: 'Address of the web, mailto:, tel: or a path.' });
    case 'flag':
      return z.boolean();
    case 'choice':
      // The document would name only the first of them.
      return z.literal([...field.values]).openapi({ enum: [...field.values] });
    case 'image':
      return z.int().nullable().openapi({ description: 'Id of a picture of the media library.' });
    case 'event':
      return z.int().nullable().openapi({ description: 'Id of an event.' });
    case 'link':
      return orNull(linkTargetSchema);
    case 'embed':
      return orNull(embedSchema);
  }
}

function dataSchema(name: ModuleName): z.ZodType {
  const { fields, needs_link } = schemaOf(name);
  const shape = Object.fromEntries(
    Object.entries(fields).map(([field, described]) => {
      const value = valueSchema(described);
      return [field, 'required' in described && described.required ? value : value.optional()];
    }),
  );
  const also = needs_link ? ' One of `link` and `link_url` leads somewhere.' : '';
  const title = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return z
    .object(shape)
    .openapi(`${title}Data`, { description: `${moduleLabel(name, 'en')}.${also}`, example: {} });
}

/** The data of any module; the schema depends on the module's name. */
export const moduleDataSchema = z.union(
  [...moduleNames, ...itemNames, 'head' as const].map(dataSchema) as [z.ZodType, z.ZodType, ...z.ZodType[]],
);

/** The same for requests; services validate it by field and report each error. */
export const sentDataSchema = z.unknown().openapi({
  type: 'object',
  description: 'All fields of the module. Unknown fields are rejected.',
  example: { headline_level: 2, content: { de: 'Anfahrt', en: 'Getting here' } },
});
