// Every parameter and every body field in the OpenAPI document with hostile values: never an internal error. The
// endpoints come from the document, so that new ones are included. Each field gets values that break a database or code
// without a check; values that test how a kind of field is parsed go to one field per name. The full run sends every
// value to every field.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ApiDocument,
  type DocumentSchema,
  exampleOf,
  resolveReference,
} from '#server/api/openapi/document-example.ts';
import { isLong } from '../../chaos/seeded-random.ts';
import { loginAs } from '../../setup/login.ts';
import { beginBeyondFixture } from '../fixture/fixture.ts';
import { openTestApi, type TestApi } from './test-api.ts';

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}

interface Operation {
  name: string;
  method: string;
  path: string;
  isGuarded: boolean;
  parameters: Parameter[];
  body: DocumentSchema | undefined;
}

let api: TestApi;
let document: ApiDocument;
let operations: Operation[];

beforeAll(async () => {
  api = await openTestApi('hostile_values');
  await beginBeyondFixture(api.database);
  document = await api.read<ApiDocument>('/api/openapi.json');
  operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { content } = (operation.requestBody ?? {}) as {
        content?: Record<string, { schema: DocumentSchema }>;
      };
      return {
        name: `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        isGuarded: (operation.security?.length ?? 0) > 0,
        parameters: (operation.parameters ?? []) as Parameter[],
        body: content?.['application/json']?.schema,
      };
    }),
  );
});
afterAll(() => api.close());

/** Values for every parameter, already encoded if the encoding is invalid. */
const piercingTexts = ['2147483648', '1.5', '2025-02-31', '%00', '%ED%A0%80', '%'];
const otherTexts = [
  ...['0', '-1', '2147483647', '1,2147483648', '9007199254740993', '1e9', 'NaN', '٣', '9999-99-99'],
  ...['275760-09-14', '2025-02-31T25:61:00Z', '2025-01-01T00:00:00+99:99'],
  ...['%FF', '%EF%BF%BD', '%0A', "'", '%5B%5D', '..%2F..', '__proto__', 'x'.repeat(1500)],
];
/** Given to every field. */
const piercingValues = [null, '', 1.5, 2 ** 31, 'a\u0000b', 'a\ud800b', {}];
const otherValues = [
  ...[0, -1, 2 ** 31 - 1, 2 ** 53, 1e300, -(2 ** 31) - 1, true],
  ...['2025-02-31', '9999-99-99T99:99:99Z', '2147483648', "'", '__proto__', '\ufffd', 'x'.repeat(50_000)],
  ...[[], [null], [2 ** 31], ['a\u0000b'], [[[[]]]]],
  ...[{ de: 'a\u0000b' }, { de: 2 ** 31 }, { a: { b: {} } }],
];

/** Returns a function that is true for the first occurrence of each name. */
function newNames(): (name: string) => boolean {
  const known = new Set<string>();
  return (name) => isLong || known.size < known.add(name).size;
}

/** A path that leads to a record of the fixture if possible. */
function addressOf({ path, parameters }: Operation, hostile?: { name: string; value: string }): string {
  const textOf = ({ name, example }: Parameter) => {
    if (name === hostile?.name) return hostile.value;
    return name.endsWith('id') ? '1' : encodeURIComponent(String(example ?? 'x'));
  };
  let address = path;
  const query: string[] = [];
  for (const parameter of parameters) {
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, textOf(parameter));
    if (parameter.in === 'query') query.push(`${parameter.name}=${textOf(parameter)}`);
  }
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}

/** All properties of the schema, including those that its example omits. */
function fullExample(schema: DocumentSchema): unknown {
  const example = exampleOf(schema, document);
  const { properties } = resolveReference(schema, document);
  if (!properties || typeof example !== 'object') return example;
  const parts = Object.entries(properties).map(([name, part]) => [name, exampleOf(part, document)]);
  return { ...Object.fromEntries(parts), ...example };
}

/** A value with each of its parts replaced once, the whole included, and the name of that part. */
function* replacements(value: unknown, hostile: unknown, name = ''): Generator<[string, unknown]> {
  yield [name, hostile];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const [of, replaced] of replacements(part, hostile, Array.isArray(value) ? name : key)) {
      yield [
        of,
        Array.isArray(value)
          ? value.map((one, at) => (String(at) === key ? replaced : one))
          : { ...value, [key]: replaced },
      ];
    }
  }
}

/** What failed so far, each with what the log says of it. */
let failures: unknown[] = [];

async function ask(operation: Operation, address: string, body?: unknown): Promise<void> {
  const { headers } = operation.isGuarded ? await loginOf() : { headers: {} };
  const response = await api.ask(`/de${address}`, {
    method: operation.method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status >= 500) {
    failures.push([
      operation.name,
      address.slice(0, 200),
      JSON.stringify(body)?.slice(0, 400),
      api.logged.at(-1),
    ]);
  }
  // A request that ends the session is followed by a new login.
  if (response.status === 401 || operation.path.endsWith('/logout')) login = undefined;
  await response.body?.cancel();
}

let login: ReturnType<typeof loginAs> | undefined;
function loginOf() {
  login ??= loginAs(api.database, 'administrator');
  return login;
}

it('every parameter of every endpoint rejects or accepts hostile values without an error', async () => {
  let count = 0;
  failures = [];
  const isNew = newNames();
  for (const operation of operations) {
    for (const { name, in: place } of operation.parameters) {
      for (const value of isNew(name) ? [...piercingTexts, ...otherTexts] : piercingTexts) {
        await ask(operation, addressOf(operation, { name, value }));
        count += 1;
      }
      if (place === 'query') {
        await ask(operation, addressOf(operation, { name, value: `1&${name}=2147483648` }));
      }
    }
  }
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(1000);
}, 120_000);

it('every field of every body rejects or accepts hostile values without an error', async () => {
  let count = 0;
  failures = [];
  const isNew = newNames();
  for (const operation of operations) {
    if (!operation.body) continue;
    const example = fullExample(operation.body);
    const give = async (hostile: unknown, isGiven = (_name: string) => true) => {
      for (const [name, body] of replacements(example, hostile)) {
        if (!isGiven(name)) continue;
        await ask(operation, addressOf(operation), body);
        count += 1;
      }
    };
    for (const hostile of piercingValues) await give(hostile);
    for (const [at, hostile] of otherValues.entries()) await give(hostile, (name) => isNew(`${at} ${name}`));
  }
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(1000);
}, 120_000);
