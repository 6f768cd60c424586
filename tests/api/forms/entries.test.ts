// Form entries for editors: lists, single entries, files and exports.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { change_log } from '#server/db/schema/change-log.ts';
import { form_entries } from '#server/db/schema/forms.ts';
import { temp_files } from '#server/db/schema/media.ts';
import { removeOldTempFiles } from '#server/services/forms/temp-files.ts';
import { listLog } from '#server/services/log/list-log.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { form } from '../fixture/forms.ts';

let api: TestApi;
let editor: TestLogin;
const base = `/api/cms-hub/forms/${form.all}`;

beforeAll(async () => {
  api = await openTestApi('form_entries');
  editor = await loginAs(api.database, 'editor');
  await send({ name: 'Ida Sommer', text: '=1+1;"ja"\nzweite Zeile', farben: ['rot', 'blau'] });
  await send({ name: 'Ömer', datei: await upload('Wort für Wort', 'klasse 7.txt') });
});
afterAll(() => api.close());

const headers = () => ({ Origin: publicUrl, Cookie: editor.cookie, 'X-CSRFToken': editor.csrf_token });

async function upload(content: string, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new File([content], name));
  const response = await api.ask('/de/api/temp-files/', { method: 'POST', headers: headers(), body });
  return (await response.json()).id;
}

async function send(values: object): Promise<void> {
  const body = JSON.stringify({
    form: form.all,
    field_values: { email: 'ida@example.org', ...values },
  });
  const sent = { ...headers(), 'Content-Type': 'application/json' };
  const response = await api.ask('/de/api/forms-entries/', { method: 'POST', headers: sent, body });
  expect(response.status).toBe(201);
}

const isOf = (name: string) => sql`${form_entries.field_values} ->> 'name' = ${name}`;

const ask = (path: string) => api.ask(path, { headers: editor.headers });
const read = async (path: string) => (await ask(path)).json();

it('are listed with a summary, the newest first', async () => {
  const list = await read(`/de${base}/entries/`);
  expect(list).toMatchObject({ count: 2, next: null, previous: null });
  expect(list.results.map(({ summary }: { summary: string }) => summary)).toEqual([
    expect.stringContaining('Ömer'),
    'Ida Sommer · =1+1;"ja" zweite Zeile · ida@example.org · Rot, Blau',
  ]);
  expect(await read(`/de${base}/entries/?page=2&page_size=1`)).toMatchObject({ count: 2, results: [{}] });
});

it('are filtered by day and by text that was written or chosen', async () => {
  const names = async (query: string) => {
    const { results } = await read(`/de${base}/entries/?${query}`);
    return results.map(({ summary }: { summary: string }) => summary.split(' ', 1)[0]);
  };
  const { db } = api.database;
  await db
    .update(form_entries)
    .set({ created_at: new Date('2026-03-11T22:59:00Z') })
    .where(isOf('Ida Sommer'));
  await db
    .update(form_entries)
    .set({ created_at: new Date('2026-03-11T23:00:00Z') })
    .where(isOf('Ömer'));
  expect(await names('from=2026-03-12')).toEqual(['Ömer']);
  expect(await names('to=2026-03-11')).toEqual(['Ida']);
  expect(await names('from=2026-03-11&to=2026-03-12')).toEqual(['Ömer', 'Ida']);
  expect(await names('q=sommer+ida')).toEqual(['Ida']);
  expect(await names('q=oemer')).toEqual(['Ömer']);
  expect(await names('q=klasse')).toEqual(['Ömer']);
  // The label of a choice, not its value; and nothing of how a file is stored.
  expect(await names('q=Blau')).toEqual(['Ida']);
  expect(await names('q=uploads')).toEqual([]);
  expect(await names('q=100%25')).toEqual([]);
});

it('are returned with all labels and readable values', async () => {
  const { results } = await read(`/de${base}/entries/`);
  const card = await read(`/de${base}/entries/${results[1].id}/`);
  expect(card).toMatchObject({ language: 'de' });
  expect(card.answers).toContainEqual({ label: 'Feld farben', text: 'Rot, Blau', file: null });
  expect(card.reply).toMatch(/^mailto:ida@example\.org\?subject=Re%3A%20/);
  expect(card.answers.map(({ label }: { label: string }) => label)).not.toContain('');
});

it('have their files as downloads', async () => {
  const { results } = await read(`/de${base}/entries/`);
  const { answers } = await read(`/de${base}/entries/${results[0].id}/`);
  const { file } = answers.find((one: { file: string | null }) => one.file !== null);
  const response = await ask(file);
  expect(await response.text()).toBe('Wort für Wort');
  expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="klasse-7.txt"');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await ask(file.replace('datei', 'name'))).status).toBe(404);
  expect((await ask(file.replace('datei', '__proto__'))).status).toBe(404);
});

it('are exported as a table without executable formulas', async () => {
  const response = await ask(`/de${base}/entries/export/?format=csv`);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="alles.csv"');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = Buffer.from(await response.arrayBuffer()).toString();
  const [head, ...rows] = text.split('\r\n');
  expect(head).toMatch(/^\ufeffNummer;Eingang;Sprache;Beantwortet;Feld name;/);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`Ida Sommer;"'=1+1;""ja""\nzweite Zeile";ida@example.org`);
  const english = await (await ask(`/en${base}/entries/export/`)).text();
  expect(english.split('\r\n')[0]).toContain('Number,Received');
});

it('are exported filtered', async () => {
  const all = await (await ask(`/de${base}/entries/export/?format=json`)).json();
  expect(all).toHaveLength(2);
  const found = await (await ask(`/de${base}/entries/export/?format=json&q=sommer`)).json();
  expect(found).toMatchObject([{ language: 'de' }]);
  expect(found[0].answers).toContainEqual({ field: 'farben', label: 'Feld farben', text: 'Rot, Blau' });
  expect(await (await ask(`/de${base}/entries/export/?format=json&q=niemand`)).json()).toEqual([]);
});

it.each([
  ['get', 'entries'],
  ['get', 'entries/export'],
  ['get', 'entries/1'],
  ['get', 'entries/1/files/datei'],
  ['delete', 'entries/1'],
  ['post', 'entries/remove'],
])('%s %s requires permission and an existing record', async (method, path) => {
  const init = method === 'post' ? { body: JSON.stringify({ ids: [1] }) } : {};
  const call = (address: string, headers?: Record<string, string>) =>
    api.ask(address, { method: method.toUpperCase(), ...init, ...(headers ? { headers } : {}) });
  const { Cookie: _, ...nobody } = editor.headers;
  expect((await call(`/de${base}/${path}/`, nobody)).status).toBe(401);
  for (const role of ['evening-service', 'press'] as const) {
    const { headers } = await loginAs(api.database, role);
    expect((await call(`/de${base}/${path}/`, headers)).status).toBe(403);
  }
  for (const id of ['99', '2147483648', '99999999999999999999']) {
    expect((await call(`/de/api/cms-hub/forms/${id}/${path}/`, editor.headers)).status).toBe(404);
  }
});

it('are deleted permanently with their files, and the log has only ids', async () => {
  const { results } = await read(`/de${base}/entries/`);
  const [omer, ida] = results.map(({ id }: { id: number }) => id);
  const { answers } = await read(`/de${base}/entries/${omer}/`);
  const { file } = answers.find((one: { file: string | null }) => one.file !== null);
  expect((await ask(file)).status).toBe(200);

  const call = (method: string, path: string, body?: object) =>
    api.ask(`/de/api/cms-hub/forms/${path}/`, {
      method,
      headers: editor.headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const foreign = await call('POST', `${form.newsletter}/entries/remove`, { ids: [omer, ida] });
  expect(await foreign.json()).toEqual({ removed: 0 });
  expect((await call('DELETE', `${form.all}/entries/${omer}`)).status).toBe(204);
  expect((await ask(`/de${base}/entries/${omer}/`)).status).toBe(404);
  expect((await ask(file)).status).toBe(404);

  const [given] = await api.database.db.select().from(temp_files);
  const stored = () => api.store.get(given?.storage_key ?? '');
  expect(await stored()).not.toBeNull();
  await removeOldTempFiles(api.database, api.store, api.clock.now);
  expect(await stored()).toBeNull();

  const removed = await call('POST', `${form.all}/entries/remove`, { ids: [omer, ida, 12345] });
  expect(await removed.json()).toEqual({ removed: 1 });
  expect((await read(`/de${base}/entries/`)).count).toBe(0);
  const filter = { page: 1, subject: 'entries' as const };
  const { lines } = await listLog(api.database, filter, 'de', 'editor');
  expect(lines.map(({ action, title, count, url }) => [action, title, count, url])).toEqual([
    ['remove', 'Alles', 1, '/cms/forms/1/entries'],
    ['remove', 'Alles', 1, '/cms/forms/1/entries'],
  ]);
  const logged = await api.database.db.select().from(change_log);
  expect(JSON.stringify(logged)).not.toMatch(/Sommer|Ömer|klasse/);
});

it('are marked as answered and open again, once each, with a line in the log', async () => {
  await send({ name: 'Cem' });
  const { results } = await read(`/de${base}/entries/`);
  const [{ id, answered_at }] = results;
  expect(answered_at).toBeNull();
  const mark = (is_answered: boolean, entry = id) =>
    api.ask(`/de${base}/entries/${entry}/answered/`, {
      method: 'PUT',
      headers: { ...headers(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ is_answered }),
    });
  expect((await mark(true)).status).toBe(204);
  expect((await mark(true)).status).toBe(204);
  const card = await read(`/de${base}/entries/${id}/`);
  expect(card.answered_at).toMatch(/^\d{4}-/);
  expect((await read(`/de${base}/entries/`)).results[0].answered_at).toBe(card.answered_at);
  const [open, all] = [await read(`/de${base}/entries/?is_open=true`), await read(`/de${base}/entries/`)];
  expect([open.count, open.results.map((entry: { id: number }) => entry.id)]).toEqual([
    all.count - 1,
    expect.not.arrayContaining([id]),
  ]);
  const exported = await (await ask(`/de${base}/entries/export/?format=json&q=cem`)).json();
  expect(exported).toMatchObject([{ id, answered_at: card.answered_at }]);
  expect((await mark(false)).status).toBe(204);
  expect((await read(`/de${base}/entries/${id}/`)).answered_at).toBeNull();
  expect((await mark(true, 999_999)).status).toBe(404);
  const { lines } = await listLog(
    api.database,
    { subject: 'entries', action: 'update', page: 1 },
    'de',
    'editor',
  );
  expect(lines.map(({ action, count }) => [action, count])).toEqual([
    ['update', 1],
    ['update', 1],
  ]);
});
