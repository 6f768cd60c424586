// Records that are offline, removed, planned or drafts on the built site: every text of theirs is in no page, endpoint,
// feed or search for visitors.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResourceFields, ResourceName } from '#domain/resources/resource.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { fillPages } from '../../api/fixture/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { publicAddresses } from '../setup/public-addresses.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

const canary = 'Kanarienfalke';

let site: TestSite;
let editor: TestLogin;
beforeAll(async () => {
  site = await openTestSite('unpublished_records', {}, { fill: fillPages });
  editor = await loginAs(site.database, 'editor');
}, 180_000);
afterAll(() => site.close());

type Values = Record<string, unknown>;

async function call(path: string, method = 'GET', body?: object) {
  const headers = { ...editor.headers, Origin: publicUrl };
  const { status, text } = await site.get(`/de/api/cms-hub/${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify({ operation_id: randomUUID(), ...body }) } : {}),
  });
  expect([200, 201], `${method} ${path}: ${text.slice(0, 300)}`).toContain(status);
  return JSON.parse(text) as { id: number; version: number; values: Values; results: { id: number }[] };
}

/** The canary in every text of a record, with the fields that have to have another form as they are. */
function marked(fields: ResourceFields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const text = `${canary} ${name}`;
      if (field.kind === 'line' || field.kind === 'plain') return [[name, { de: text, en: text }]];
      if (field.kind === 'rich') return [[name, { de: `<p>${text}</p>`, en: `<p>${text}</p>` }]];
      if (field.kind === 'text') return [[name, text]];
      if (field.kind === 'word' && !['season', 'stage_name'].includes(name)) return [[name, text]];
      if (field.kind !== 'rows' || !Array.isArray(values[name])) return [];
      return [[name, values[name].map((row: Values) => ({ ...row, ...marked(field.fields, row) }))]];
    }),
  );
}

const published = resourceNames.filter(
  (name) => resources[name].writes !== 'none' && 'is_online' in fieldsOf(name),
);

/** Two public records of a resource: one goes offline, the other one gets a draft. */
async function hide(name: ResourceName): Promise<number[]> {
  const fields = fieldsOf(name);
  const { results } = await call(`${name}/?page_size=100`);
  const records = [];
  for (const { id } of results) {
    const record = await call(`${name}/${id}/`);
    if (record.values.is_online) records.push(record);
    if (records.length === 2) break;
  }
  const [first, second] = records;
  if (!first) throw new Error(`No public record: ${name}`);
  const data = marked(fields, first.values);
  await call(`${name}/${first.id}/`, 'POST', { version: first.version, data: { ...data, is_online: false } });
  if (!second) return [first.id];
  const draft = marked(fields, second.values);
  await call(`${name}/${second.id}/draft/`, 'POST', { version: 0, data: draft });
  const due_at = '2099-01-01T10:00';
  await call(`${name}/${second.id}/`, 'POST', { version: second.version, data: draft, due_at });
  return [first.id, second.id];
}

test('no text of them is public', async () => {
  const ids = new Set<number>();
  for (const name of published) for (const id of await hide(name)) ids.add(id);
  expect(published.length).toBeGreaterThan(7);
  await site.catchUp();
  // It is there for editors.
  const found = await site.get(`/de/api/cms-hub/search/?q=${canary}`, { headers: { cookie: editor.cookie } });
  expect(found.text).toContain(canary);
  const statuses = new Map<number, number>();
  for (const address of await publicAddresses(site, canary, [...ids])) {
    const { status, text, headers } = await site.get(address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // The page repeats the search text; titles are hyphenated.
    const read = `${text} ${JSON.stringify(headers)}`.replace(/\u00ad|&shy;/g, '');
    expect(read.includes(`${canary} `), address).toBe(false);
  }
  expect(statuses.get(200)).toBeGreaterThan(100);
}, 180_000);
