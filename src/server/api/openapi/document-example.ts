// Example answers, composed of the examples in the OpenAPI document.
import type { OpenAPIHono } from '@hono/zod-openapi';

export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Schemas = NonNullable<NonNullable<ApiDocument['components']>['schemas']>;
/** A schema or a reference to one, as the document has them. */
export type DocumentSchema = Schemas[string];
type PlainSchema = Exclude<DocumentSchema, { $ref: string }>;

/** Resolves a reference to a schema. */
export function resolveReference(schema: DocumentSchema, document: ApiDocument): PlainSchema {
  if (typeof schema.$ref !== 'string') return schema as PlainSchema;
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const target = document.components?.schemas?.[name];
  if (!target) throw new Error(`The document refers to ${schema.$ref}, which it does not have.`);
  return resolveReference(target, document);
}

/** The properties of an object including inherited ones, and which of them are required. */
function partsOf(schema: PlainSchema, document: ApiDocument): Pick<PlainSchema, 'properties' | 'required'> {
  const parts = (schema.allOf ?? []).map((part: DocumentSchema) =>
    partsOf(resolveReference(part, document), document),
  );
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required }) => required ?? []), ...(schema.required ?? [])],
  };
}

/** Completes an object's example with all required properties. */
export function completeExample(schema: DocumentSchema, document: ApiDocument): DocumentSchema {
  const { example } = schema as PlainSchema;
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return schema;
  const { properties = {}, required = [] } = partsOf(resolveReference(schema, document), document);
  const missing = required.flatMap((name) => {
    const property = properties[name];
    return name in example || !property ? [] : [[name, exampleOf(property, document)]];
  });
  return { ...schema, example: { ...example, ...Object.fromEntries(missing) } };
}

/** The schema's example, or one composed of its parts. */
export function exampleOf(schema: DocumentSchema, document: ApiDocument): unknown {
  const found = resolveReference(schema, document);
  if (found.example !== undefined) return found.example;
  if (found.default !== undefined) return found.default;
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  const choice = (found.anyOf ?? found.oneOf)?.[0];
  if (choice) return exampleOf(choice, document);
  if (found.allOf) {
    return Object.assign({}, ...found.allOf.map((part: DocumentSchema) => exampleOf(part, document)));
  }
  if (found.format === 'date-time') return '2026-03-12T13:05:00.000Z';
  const type = Array.isArray(found.type) ? found.type[0] : found.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(found.properties ?? {}).map(([name, part]) => [name, exampleOf(part, document)]),
      );
    case 'array':
      return found.items ? [exampleOf(found.items, document)] : [];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return false;
    default:
      return '';
  }
}
