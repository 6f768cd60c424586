// Forms: their fields, valid and invalid entries, and what is stored.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Form } from '#domain/forms/form.ts';
import { form_entries, mails } from '#server/db/schema/forms.ts';
import { rate_limits } from '#server/db/schema/users.ts';
import { loginAs } from '../../setup/login.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { form } from '../fixture/forms.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('forms');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = now;
  await api.database.db.delete(form_entries);
  await api.database.db.delete(mails);
  await api.database.db.delete(rate_limits);
});

const later = (seconds: number) => {
  api.clock.now = new Date(now.getTime() + seconds * 1000);
};
const entries = () => api.database.db.select().from(form_entries);
const letters = () => api.database.db.select().from(mails);

const person = { name: 'Ida Sommer', email: 'ida@example.org' };

/** A token that was issued some time ago. */
async function oldToken(): Promise<string> {
  api.clock.now = new Date(now.getTime() - 60_000);
  const { token } = await api.read<{ token: string }>('/de/api/forms-token/');
  api.clock.now = now;
  return token;
}

function send(body: unknown, locale = 'de'): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };
  return api.ask(`/${locale}/api/forms-entries/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

const entryOf = async (values: object, more: object = {}) => ({
  form: form.all,
  field_values: { ...person, ...values },
  token: await oldToken(),
  ...more,
});

const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

describe('a form', () => {
  it('has every field with its properties and the honeypot at the end', async () => {
    const { title, intro, fields, in_german } = await api.read<Form>('/en/api/forms/alles/');
    expect([title, intro]).toEqual(['Everything', 'Bitte ausfüllen.']);
    expect(in_german).toEqual([
      ...['intro', 'fields.farben.choices', 'fields.farbe.choices'],
      ...['fields.mehrere.choices', 'fields.eine.choices'],
    ]);
    expect(fields.map(({ field_type }) => field_type)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 'emailconfirm'],
    ]);
    expect(fields.at(-1)).toMatchObject({ slug: 'email2', required: false });
    expect(fields[4]).toMatchObject({ label: 'Field farben', default: 'rot' });
  });
  it.each(['zu', 'nichts', '1', '%00', 'a%2Fb'])('does not exist with the slug %s', async (slug) => {
    expect((await api.ask(`/de/api/forms/${slug}/`)).status).toBe(404);
  });

  it('tokens are unique', async () => {
    const response = await api.ask('/de/api/forms-token/');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { token } = await response.json();
    expect((await api.read<{ token: string }>('/de/api/forms-token/')).token).not.toBe(token);
  });
});

describe('a stored entry', () => {
  it('has every kind of value in one format', async () => {
    const response = await send(
      await entryOf({
        text: ' Erste Zeile\r\nzweite ',
        ja: true,
        farben: ['blau'],
        farbe: 'rot',
        mehrere: 'rot',
        eine: 'rot',
        tag: '2026-03-24',
        wann: '2026-03-24T19:30',
        zahl: '12,50',
        seite: 'schule.example.org/theater',
        geboren: '2001-02-28',
        herkunft: 'gefälscht',
        unsichtbar: 'auch',
      }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ form: form.all, confirmation: 'Danke, ist da.' });
    const [entry] = await entries();
    expect(entry).toMatchObject({ form_id: form.all, language: 'de' });
    expect(entry?.field_values).toEqual({
      ...person,
      text: 'Erste Zeile\nzweite',
      ja: 'true',
      farben: ['blau'],
      farbe: 'rot',
      mehrere: ['rot'],
      eine: 'rot',
      datei: null,
      tag: '2026-03-24',
      wann: '2026-03-24T19:30',
      herkunft: 'alles-de',
      zahl: '12.5',
      seite: 'https://schule.example.org/theater',
      geboren: '2001-02-28',
      unsichtbar: 'fest',
    });
  });

  it('is mailed to the theatre in German without header injection', async () => {
    const text = 'Hallo\r\nBcc: alle@example.org';
    await send(await entryOf({ text, farben: ['rot', 'blau'] }), 'en');
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: 'haus@theatre.example', subject: 'Alles: neuer Eintrag' });
    expect(letter?.text).toContain('Feld farben:\nRot, Blau');
    expect(letter?.text).toContain('Englisch geschrieben');
    expect(letter?.sent_at).toBeNull();
  });

  it('is stored once for a hundred identical requests, all of which succeed', async () => {
    const entry = await entryOf({ text: 'einmal' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(entry)));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(201));
    expect(await entries()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it('is accepted again with an expired token only if identical', async () => {
    const entry = await entryOf({ text: 'spät' });
    await send(entry);
    later(25 * 3600);
    expect((await send(entry)).status).toBe(201);
    const other = { ...entry, field_values: { ...person, text: 'zu spät' } };
    expect(await errorsOf(await send(other))).toEqual({ token: expect.stringContaining('neu') });
    expect(await entries()).toHaveLength(1);
  });

  it('with different values and the same token is another entry', async () => {
    const entry = await entryOf({ text: 'erst' });
    await send(entry);
    await send({ ...entry, field_values: { ...person, text: 'dann' } });
    expect(await entries()).toHaveLength(2);
  });
});

describe('robots', () => {
  it('that fill in the honeypot get the normal response, and nothing is stored', async () => {
    const robot = await send(await entryOf({ email2: 'x@example.org' }));
    const person = await send(await entryOf({}));
    expect([robot.status, await robot.text()]).toEqual([person.status, await person.text()]);
    expect(await entries()).toHaveLength(1);
  });

  it('that are too fast are asked to send again, and nothing is lost silently', async () => {
    const { token } = await api.read<{ token: string }>('/de/api/forms-token/');
    later(1.9);
    const early = await send(await entryOf({}, { token }));
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(await entries()).toHaveLength(0);
    api.clock.now = now;
    const entry = await entryOf({}, { token });
    later(2);
    expect((await send(entry)).status).toBe(201);
    expect(await entries()).toHaveLength(1);
  });

  it.each(['', 'x', '0.0.0', 'lmno1234.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'cannot forge a token: %o',
    async (token) => {
      expect(await errorsOf(await send(await entryOf({}, { token })))).toHaveProperty('token');
      expect(await entries()).toHaveLength(0);
    },
  );

  it('are limited per address', async () => {
    const token = await oldToken();
    const statuses = new Map<number, number>();
    for (let at = 0; at < 63; at++) {
      const { status } = await send({ form: form.all, field_values: { ...person, text: `${at}` }, token });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [201, 60],
      [429, 3],
    ]);
    expect(await entries()).toHaveLength(60);
    const response = await send({ form: form.all, field_values: person, token });
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(60);
  });
});

describe('clients without a token', () => {
  const bare = (values: object, headers: object = {}) =>
    api.ask('/de/api/forms-entries/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ form: form.all, field_values: { ...person, ...values } }),
    });

  it('need form and values, and identical values are one entry a day', async () => {
    const response = await bare({ text: 'einmal' });
    expect([response.status, await response.json()]).toEqual([
      201,
      { form: form.all, confirmation: 'Danke, ist da.' },
    ]);
    expect((await bare({ text: 'einmal' })).status).toBe(201);
    expect(await entries()).toHaveLength(1);
    later(24 * 3600);
    await bare({ text: 'einmal' });
    expect(await entries()).toHaveLength(2);
  });

  it('get validation errors, must leave the honeypot empty and are limited to ten', async () => {
    expect(await errorsOf(await bare({ name: '' }))).toHaveProperty('name');
    expect(await errorsOf(await bare({ datei: 'e2f1a1aa-0000-4000-8000-000000000000' }))).toHaveProperty(
      'datei',
    );
    expect((await bare({ email2: 'x@example.org' })).status).toBe(201);
    expect(await entries()).toHaveLength(0);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) statuses.push((await bare({ text: `${at}` })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    // Submissions from pages have a count of their own.
    expect((await send(await entryOf({ text: 'von der Seite' }))).status).toBe(201);
  });

  it('may send the token of their login', async () => {
    const { cookie, csrf_token } = await loginAs(api.database, 'editor');
    const headers = { Cookie: cookie, 'X-CSRFToken': csrf_token };
    expect((await bare({}, headers)).status).toBe(201);
    expect(await errorsOf(await bare({}, { ...headers, Cookie: '' }))).toHaveProperty('token');
  });
});

describe('a rejected entry has errors with field and remedy', () => {
  it('in the reader’s language', async () => {
    const wrong = { name: '', email: 'ida@', eine: 'gelb', zahl: 'viele', seite: 'javascript:alert(1)' };
    expect(await errorsOf(await send(await entryOf(wrong)))).toMatchObject({
      name: '»Feld name« fehlt noch. Bitte füllen Sie das Feld aus.',
      email: expect.stringContaining('keine E-Mail-Adresse'),
      eine: expect.stringContaining('Bitte wählen Sie'),
      zahl: expect.stringContaining('keine Zahl'),
      seite: expect.stringContaining('https://'),
    });
    expect(await errorsOf(await send(await entryOf(wrong), 'en'))).toMatchObject({
      name: '“Field name” is missing. Please fill it in.',
    });
    expect(await entries()).toHaveLength(0);
  });

  it.each([
    ['a field that is not there', { __proto__x: '1' }, '__proto__x'],
    ['a list where a text belongs', { name: ['a'] }, 'name'],
    ['an object', { text: { a: 1 } }, 'text'],
    ['a file that nobody uploaded', { datei: 'e2f1a1aa-0000-4000-8000-000000000000' }, 'datei'],
    ['a day that does not exist', { tag: '2026-02-31' }, 'tag'],
    ['an hour that the clocks leave out', { wann: '2026-03-29T02:30' }, 'wann'],
    ['a birth to come', { geboren: '2026-12-31' }, 'geboren'],
    ['two readers instead of one', { email: 'a@example.org, b@example.org' }, 'email'],
    ['a line end in an address', { email: 'a@example.org\nBcc: b@example.org' }, 'email'],
    ['a text without end', { text: 'x'.repeat(10_001) }, 'text'],
  ])('%s', async (_, values, field) => {
    expect(Object.keys(await errorsOf(await send(await entryOf(values))))).toEqual([field]);
    expect(await entries()).toHaveLength(0);
  });

  it.each([form.offline, 99, 2 ** 31, -1])('for a form that does not exist: %i', async (id) => {
    expect(await errorsOf(await send(await entryOf({}, { form: id })))).toHaveProperty('form');
  });

  it.each([
    [{ form: 'alles' }, 422],
    [[], 422],
    [null, 422],
    [{ form: 1, field_values: { name: 'a\u0000b' }, token: '' }, 422],
    [{ form: 1, field_values: {}, extra: 1 }, 422],
  ])('for an invalid body: %j', async (body, status) => {
    expect((await send(body)).status).toBe(status);
  });
});
