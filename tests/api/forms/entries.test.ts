// What came in through forms, for people of the house: lists, one entry, its file, the table.
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const answer = await api.ask('/de/api/temp-files/', { method: 'POST', headers: headers(), body });
  return (await answer.json()).id;
}

async function send(values: object): Promise<void> {
  const body = JSON.stringify({
    form: form.all,
    field_values: { email: 'ida@example.org', ...values },
  });
  const sent = { ...headers(), 'Content-Type': 'application/json' };
  const answer = await api.ask('/de/api/forms-entries/', { method: 'POST', headers: sent, body });
  expect(answer.status).toBe(201);
}

const ask = (path: string) => api.ask(path, { headers: editor.headers });
const read = async (path: string) => (await ask(path)).json();

it('is listed, the newest first, with what tells one from another', async () => {
  const list = await read(`/de${base}/entries/`);
  expect(list).toMatchObject({ count: 2, next: null, previous: null });
  expect(list.results.map(({ summary }: { summary: string }) => summary)).toEqual([
    expect.stringContaining('Ömer'),
    'Ida Sommer · =1+1;"ja" zweite Zeile · ida@example.org · Rot, Blau',
  ]);
  expect(await read(`/de${base}/entries/?page=2&page_size=1`)).toMatchObject({ count: 2, results: [{}] });
});

it('is read with every label, in words', async () => {
  const { results } = await read(`/de${base}/entries/`);
  const card = await read(`/de${base}/entries/${results[1].id}/`);
  expect(card).toMatchObject({ language: 'de' });
  expect(card.answers).toContainEqual({ label: 'Feld farben', text: 'Rot, Blau', file: null });
  expect(card.answers.map(({ label }: { label: string }) => label)).not.toContain('');
});

it('brings its file, which is saved and not shown', async () => {
  const { results } = await read(`/de${base}/entries/`);
  const { answers } = await read(`/de${base}/entries/${results[0].id}/`);
  const { file } = answers.find((one: { file: string | null }) => one.file !== null);
  const answer = await ask(file);
  expect(await answer.text()).toBe('Wort für Wort');
  expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="klasse-7.txt"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect((await ask(file.replace('datei', 'name'))).status).toBe(404);
  expect((await ask(file.replace('datei', '__proto__'))).status).toBe(404);
});

it('goes into a spreadsheet as a table that runs nothing', async () => {
  const answer = await ask(`/de${base}/entries.csv/`);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  const [head, ...rows] = text.split('\r\n');
  expect(head).toMatch(/^\ufeffNummer;Eingang;Sprache;Feld name;/);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`Ida Sommer;"'=1+1;""ja""\nzweite Zeile";ida@example.org`);
  expect((await (await ask(`/en${base}/entries.csv/`)).text()).split('\r\n')[0]).toContain('Number,Received');
});

it.each(['entries', 'entries.csv', 'entries/1', 'entries/1/files/datei'])(
  '%s: for the house only, and only of what is there',
  async (path) => {
    expect((await api.ask(`/de${base}/${path}/`)).status).toBe(401);
    const evening = await loginAs(api.database, 'evening-service');
    expect((await api.ask(`/de${base}/${path}/`, { headers: evening.headers })).status).toBe(403);
    for (const id of ['99', '2147483648', '99999999999999999999']) {
      expect((await ask(`/de/api/cms-hub/forms/${id}/${path}/`)).status).toBe(404);
    }
  },
);
