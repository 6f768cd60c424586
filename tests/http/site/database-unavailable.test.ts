// A database that is locked, hangs or dies: requests get a 503, and no written data is lost.
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { form } from '../../api/fixture/forms.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import type { Answer } from '../setup/raw-request.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
let editor: TestLogin;
beforeAll(async () => {
  site = await openTestSite('database_away', {}, { maxSilence: 300 });
  editor = await loginAs(site.database, 'administrator');
}, 180_000);
afterAll(() => site.close());
afterEach(() => site.logged.splice(0));

const formHeaders = { Origin: publicUrl, 'Content-Type': 'application/x-www-form-urlencoded' };

const post = (target: string, body: object, headers: Record<string, string> = {}) =>
  site.get(target, {
    method: 'POST',
    headers: { Origin: publicUrl, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function filledIn(): Promise<Record<string, string>> {
  const { text } = await site.get('/de/forms/alles');
  const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  site.clock.now = new Date(site.clock.now.getTime() + 5000);
  return { token, name: 'Ida', email: 'ida@example.org', text: 'Guten Tag, "ich" & <Sie>\nzweite Zeile' };
}

const sendForm = (fields: Record<string, string>) =>
  site.get('/de/forms/alles', {
    method: 'POST',
    headers: formHeaders,
    body: new URLSearchParams(fields).toString(),
  });

/** Locks a table while `work` runs. */
async function holding<T>(table: string, work: (holder: pg.Client) => Promise<T>): Promise<T> {
  const holder = new pg.Client(site.database.url);
  await holder.connect();
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table}`);
    return await work(holder);
  } finally {
    await holder.end();
  }
}

/** Until something of the site waits for a lock. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await site.database.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'foyer site'
         AND datname = current_database()`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

const unavailable = ({ status, headers }: Answer) => [status, Number(headers['retry-after']) > 0];

describe('a locked table', () => {
  test('returns a sent form with its input', async () => {
    const fields = await filledIn();
    const [plain, scripted] = await holding('form_entries', () =>
      Promise.all([
        sendForm(fields),
        post('/de/api/forms-entries/', {
          form: form.all,
          field_values: { name: fields.name, email: fields.email },
          token: fields.token,
        }),
      ]),
    );
    expect(unavailable(plain)).toEqual([503, true]);
    expect(plain.text).toContain('Alles steht noch da');
    expect(plain.text).toContain('value="ida@example.org"');
    expect(plain.text).toContain('Guten Tag, &quot;ich&quot; &amp; &lt;Sie&gt;\nzweite Zeile');
    expect(plain.text).toContain(`name="token" value="${fields.token}"`);
    expect(unavailable(scripted)).toEqual([503, true]);
    expect((await sendForm(fields)).status).toBe(200);
  });

  test('gives a complete page or 503, but no 500', async () => {
    const { database } = site;
    // Data shared by all pages is read again.
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const answer = await holding('menu_links', () => site.get('/de/menschen/regieteams'));
    expect(unavailable(answer)).toEqual([503, true]);
    expect(answer.text).toContain('error-html');
    expect((await database.pool.query('SELECT 1')).rowCount).toBe(1);
    expect((await site.get('/de/menschen/regieteams')).status).toBe(200);
  });
});

describe('a hanging database', () => {
  test('gets every request answered', async () => {
    const fields = await filledIn();
    const cached = await site.get('/de/termine');
    expect(cached.status).toBe(200);
    site.line.hang();
    try {
      const answers = await Promise.all([
        site.get('/de/ensemble'),
        site.get('/en/event-calendar.data'),
        site.get('/de/api/events/'),
        site.get('/readyz'),
        site.get('/cms-hub', { headers: { cookie: editor.cookie } }),
        post('/de/pageeditor-api/login', { email: 'a@b.example', password: 'wrong' }),
        post('/de/pageeditor-api/pages', { title: { de: 'x' } }, editor.headers),
        sendForm(fields),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
      const sent = answers.at(-1)?.text ?? '';
      // The form cannot be read either: the input is kept behind a button.
      expect(sent).toContain(
        'name="text" value="Guten Tag, &#34;ich&#34; &#38; &#60;Sie&#62;&#10;zweite Zeile"',
      );
      expect(sent).toContain('Noch einmal absenden');
      expect((await site.get('/de/termine')).status).toBe(200);
      expect((await site.get('/healthz')).status).toBe(200);
    } finally {
      site.line.resume();
    }
    await expect.poll(async () => (await site.get('/de/ensemble')).status).toBe(200);
    expect((await site.get('/readyz')).status).toBe(200);
    expect((await sendForm(fields)).status).toBe(200);
  });
});

describe('a database that dies during a save', () => {
  const save = () =>
    post(
      '/de/pageeditor-api/pages',
      { parent: null, title: { de: 'Strom weg' }, is_online: false },
      editor.headers,
    );
  const away: [string, (holder: pg.Client) => Promise<unknown>][] = [
    [
      'its connections are ended',
      () =>
        site.database.pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'foyer site' AND datname = current_database()`,
        ),
    ],
    ['the line is cut', () => site.line.cut().then(() => site.line.join())],
  ];
  test.each(away)('%s: 503, and the next save succeeds', async (_, end) => {
    const answer = await holding('pages', async (holder) => {
      const saved = save();
      await untilWaiting();
      await end(holder);
      return saved;
    });
    expect(unavailable(answer)).toEqual([503, true]);
    await expect.poll(async () => (await save()).status).toBe(201);
  });
});
