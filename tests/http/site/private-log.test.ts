// No personal data is logged, whatever query fails.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '../../api/fixture/forms.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
let editor: TestLogin;
beforeAll(async () => {
  site = await openTestSite('private_log');
  editor = await loginAs(site.database, 'administrator');
  await givePassword(site.database, editor);
}, 180_000);
afterAll(() => site.close());

/** A text that every request contains, and that no line of the log may contain. */
const canary = 'KanarienvogelIda';
const email = `${canary}@example.org`;
/** As tokens of links are. */
const link = 'tq9Zx_3kLm8-PQw2vN7sYc1RbA5dEf6HtUvWxYz0123';

const formHeaders = { Origin: publicUrl, 'Content-Type': 'application/x-www-form-urlencoded' };
const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { Origin: publicUrl, 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** What visitors, editors and attackers send, each with the canary in it. */
function requests(token: string): [target: string, options?: Parameters<TestSite['get']>[1]][] {
  const fields = { token, name: canary, email, text: `${canary} schreibt` };
  const body = new URLSearchParams(fields).toString();
  const save = { operation_id: crypto.randomUUID(), version: 1, data: { title: { de: canary } } };
  return [
    ['/de/forms/alles', { method: 'POST', headers: formHeaders, body }],
    ['/de/api/forms-entries/', json({ form: form.all, field_values: fields, token })],
    ['/de/api/forms-entries/', { ...json({}), body: `{"form": "${canary}", "field_values": ` }],
    [`/de/forms/newsletter?confirm=${link}`],
    [`/de/forms/newsletter?unsubscribe=${link}`, { method: 'POST', headers: formHeaders, body: '' }],
    ['/de/pageeditor-api/login', json({ email: editor.email, password })],
    ['/de/api/user/password-reset/', json({ email })],
    ['/de/api/user/password-reset/confirm/', json({ token: link, password: canary })],
    [`/de/search?q=${canary}`],
    [`/de/api/search/?query=${canary}`],
    ['/de/nowhere'],
    [`/de/presse?q=${canary}`],
    [`/cms/invitation/${link}`],
    [`/cms/password-reset/${link}`],
    ['/cms-hub', { headers: { cookie: editor.cookie } }],
    [`/cms/search?q=${canary}`, { headers: { cookie: editor.cookie } }],
    [`/cms/persons?q=${canary}`, { headers: { cookie: editor.cookie } }],
    [`/cms/forms/${form.all}/entries?q=${encodeURIComponent(email)}`, { headers: { cookie: editor.cookie } }],
    [`/cms/forms/${form.all}/entries.data?q=${canary}`, { headers: { cookie: editor.cookie } }],
    ['/de/api/cms-hub/persons/', json({ ...save, data: { name: canary } }, editor.headers)],
    ['/de/api/cms-hub/accounts/', json({ email, name: canary, role: 'editor' }, editor.headers)],
    ['/de/pageeditor-api/user', { headers: { cookie: editor.cookie } }],
    ['/de/api/browser-errors/', json({ message: `to ${email}`, page: '/de', place: '' })],
  ];
}

/** Tables that the requests write to, or query with one of the values. */
const tables = [
  ...['users', 'sessions', 'rate_limits', 'accounts', 'form_entries', 'form_fields', 'mails'],
  ...['newsletter_subscribers', 'pages', 'persons', 'redirects', 'search_documents', 'change_sets'],
];

test('no log line has sent data, with each table missing in turn', async () => {
  const { db } = site.database;
  const { text } = await site.get('/de/forms/alles');
  const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const session = decodeURIComponent(editor.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  expect([token.length, session.length].every((length) => length > 20)).toBe(true);
  site.clock.now = new Date(site.clock.now.getTime() + 5000);
  const all = requests(token);
  const sent = new Set<number>();
  for (const table of tables) {
    await db.execute(sql`alter table ${sql.identifier(table)} rename to hidden_for_a_moment`);
    try {
      const answers = await Promise.all(all.map(([target, options]) => site.get(target, options)));
      for (const { status } of answers) sent.add(status);
    } finally {
      await db.execute(sql`alter table hidden_for_a_moment rename to ${sql.identifier(table)}`);
    }
  }
  expect(sent.has(500)).toBe(true);
  const found = [canary, link, token, session, editor.cookie].filter((secret) =>
    site.logged.join('').includes(secret),
  );
  expect(found).toEqual([]);
  expect(site.logged.length).toBeGreaterThan(20);
});
