// The log: actions with author and record, filters, and a constant number of queries.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LogFilter, LogLine } from '#domain/log/log.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { changeAccount } from '#server/services/accounts/change-account.ts';
import { listLog } from '#server/services/log/list-log.ts';
import { readTitles } from '#server/services/log/log-titles.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done } from '../endpoint/test-api.ts';
import { event, production, tag } from '../fixture/ids.ts';
import { openRecords, type RecordRequests, type TestRecord } from '../records/record-requests.ts';

let records: RecordRequests;
let admin: TestLogin;
beforeAll(async () => {
  records = await openRecords('log');
  admin = records.other;
  const { api } = records;
  const { rows } = await api.database.pool.query(
    "select count(*)::int as count from change_log where actor <> 'import'",
  );
  expect(rows[0].count).toBe(0);

  const tag = await done<TestRecord>(records.create('tags', { name: { de: 'Neu', en: 'New' } }));
  await done(records.update('tags', tag, { name: { de: 'Anders', en: 'Other' } }, admin));
  const { version } = await done<TestRecord>(records.get('tags', tag.id));
  await done(records.remove('tags', { ...tag, version }));
  const play = await done<TestRecord>(records.get('productions', production.nora));
  await done(records.update('productions', play, { is_online: false }));

  const place = await done<{ id: number }>(
    api.edit(records.editor, 'POST', 'container', { slug: 'list-events', content_type: 'screen' }),
  );
  for (const order of [0, 1]) {
    const body = {
      operation_id: crypto.randomUUID(),
      container: place.id,
      parent: null,
      column: 0,
      order,
      data: { content: { de: '<p>Wort</p>' } },
    };
    await done(api.edit(records.editor, 'POST', 'module/text', body));
  }
  const { rows: containers } = await api.database.pool.query('select version from containers where id = $1', [
    place.id,
  ]);
  await done(
    api.edit(records.editor, 'POST', `container/${place.id}/publish`, { version: containers[0].version }),
  );
  await changeAccount(api.database, records.editor.user_id, { role: 'press' }, admin.user_id);
  // Listed with its import.
  await api.database.db.insert(change_log).values({
    change_set: null,
    actor: admin.user_id,
    action: 'import' as const,
    record_table: 'tags',
    record_id: '1',
    before: null,
    after: { name: { de: 'Aus der Datei' } },
  });
  await api.database.pool.query(
    `insert into import_runs (actor, file_name, checksum, created, updated, unchanged) values
      ($1, 'winter.json', 'y', 1, 0, 9), ('import', 'herbst.json', 'x', 3, 2, 9)`,
    [admin.user_id],
  );
});
afterAll(() => records.api.close());

const read = async (
  filter: Partial<LogFilter> = {},
  locale: 'de' | 'en' = 'de',
  role: 'administrator' | 'editor' = 'administrator',
) => listLog(records.api.database, { page: 1, ...filter }, locale, role);

const short = ({ who, action, subject, title }: LogLine) => [who, action, subject, title];

it('lists every action, the newest first', async () => {
  const { lines } = await read();
  expect(lines.map(short)).toEqual([
    ['import', 'import', 'imports', 'herbst.json'],
    ['Test administrator', 'import', 'imports', 'winter.json'],
    ['Test administrator', 'update', 'accounts', 'Test editor'],
    ['Test editor', 'publish', 'content', 'Termine'],
    ['Test editor', 'write', 'content', 'Termine'],
    ['Test editor', 'update', 'productions', 'Nora'],
    ['Test editor', 'remove', 'tags', expect.stringMatching(/^(?:#\d+|Anders)$/)],
    ['Test administrator', 'update', 'tags', expect.any(String)],
    ['Test editor', 'create', 'tags', expect.any(String)],
  ]);
  expect(lines[0]?.count).toBe(5);
  expect(lines[2]?.event).toBe('role-changed');
  expect(lines[4]?.count).toBe(2);
});

it('lists the actions on one record, including imports', async () => {
  const { lines } = await read({ subject: 'tags', record: 1 });
  expect(lines.map(short)).toEqual([['Test administrator', 'create', 'tags', expect.any(String)]]);
  const nora = await read({ subject: 'productions', record: production.nora, action: 'update' });
  expect(nora.lines.map(short)).toEqual([['Test editor', 'update', 'productions', 'Nora']]);
  expect((await read({ subject: 'productions', record: 1_000_000 })).lines).toEqual([]);
});

it('has old and new values in both languages', async () => {
  const change = async (locale: 'de' | 'en') => {
    const { lines } = await read({}, locale);
    return [lines[2]?.changes, lines[5]?.changes, lines[7]?.changes];
  };
  expect(await change('de')).toEqual([
    [{ field: 'Rolle', before: 'Redaktion', after: 'Presse' }],
    [{ field: expect.any(String), before: 'ja', after: 'nein' }],
    [{ field: 'Name', before: 'Neu / New', after: 'Anders / Other' }],
  ]);
  expect((await change('en'))[0]).toEqual([{ field: 'Role', before: 'Editor', after: 'Press' }]);
});

it('names a picture without texts by its file', async () => {
  const { database } = records.api;
  const { rows } = await database.pool.query('select id, alt, credit, file_name from media limit 1');
  const [{ id, alt, credit, file_name }] = rows;
  const title = async () => {
    const titleOf = await readTitles(database, [{ resource: 'media', id: String(id) }], 'de');
    return titleOf({ resource: 'media', id: String(id) });
  };
  await database.pool.query("update media set alt = '{}', credit = '' where id = $1", [id]);
  expect(await title()).toBe(file_name);
  await database.pool.query('update media set alt = $2, credit = $3 where id = $1', [id, alt, credit]);
  expect(await title()).not.toBe(file_name);
});

it('names an event by its play and begin', async () => {
  const named = { resource: 'events' as const, id: String(event.premiereSoldOut) };
  const titleOf = await readTitles(records.api.database, [named], 'en');
  expect(titleOf(named)).toBe('Faust, Thu 12 Mar, 19.30');
});

const filters: [string, () => Partial<LogFilter>, number][] = [
  ['a person', () => ({ person: admin.user_id }), 3],
  ['imports', () => ({ person: 'import' }), 1],
  ['a resource', () => ({ subject: 'tags' }), 3],
  ['the content of pages', () => ({ subject: 'content' }), 2],
  ['accounts', () => ({ subject: 'accounts' }), 1],
  ['one account', () => ({ account: records.editor.user_id }), 1],
  ['an action', () => ({ action: 'remove' }), 1],
  ['writing', () => ({ action: 'write' }), 1],
  ['person and action', () => ({ person: admin.user_id, action: 'publish' }), 0],
  ['a resource and an action', () => ({ subject: 'tags', action: 'create' }), 1],
  ['days to come', () => ({ from: '2099-01-01' }), 0],
  ['days gone by', () => ({ to: '2020-01-01' }), 0],
  ['today', () => ({ from: '2020-01-01', to: '2099-01-01' }), 9],
  ['a page that is not there', () => ({ page: 9 }), 0],
  ['somebody who is not there', () => ({ person: "nobody' or 1=1" }), 0],
];
it.each(filters)('filters by %s', async (_, filter, count) => {
  expect((await read(filter())).lines).toHaveLength(count);
});

it('needs three queries for a page of 20,000 mixed entries, and pages have no gaps', async () => {
  const { database } = records.api;
  const tables = ['events', 'productions', 'persons', 'tags', 'pages', 'media', 'users', 'containers'];
  for (let batch = 0; batch < 20; batch += 1) {
    await database.db.insert(change_log).values(
      Array.from({ length: 1000 }, (_, at) => ({
        actor: at % 2 ? admin.user_id : records.editor.user_id,
        action: 'update' as const,
        record_table: tables[at % tables.length] as string,
        record_id: String(1 + (at % 40)),
        before: { name: { de: 'vorher' } },
        after: { name: { de: `nachher ${at}` } },
        created_at: new Date(Date.UTC(2026, 0, 1 + batch, 0, 0, at)),
      })),
    );
  }
  await database.pool.query('analyze change_log');
  const query = vi.spyOn(database.pool, 'query');
  try {
    const first = await read();
    expect(query.mock.calls.length).toBe(3);
    expect(first).toMatchObject({ has_next: true });
    expect(first.lines).toHaveLength(50);
    query.mockClear();
    const last = await read({ page: 401 });
    expect(query.mock.calls.length).toBeLessThanOrEqual(3);
    expect(last).toMatchObject({ has_next: false });
    expect(last.lines).toHaveLength(9);
  } finally {
    query.mockRestore();
  }
  const keys = [...(await read()).lines, ...(await read({ page: 2 })).lines].map(({ key }) => key);
  expect(new Set(keys).size).toBe(100);
});

it('reads a filtered page with an index', async () => {
  const { rows } = await records.api.database.pool.query(
    `explain select * from change_log l where l.actor <> 'import' and l.actor = $1 and l.record_table in ('tags')
      order by l.created_at desc, l.id desc limit 51`,
    [admin.user_id],
  );
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
});

it('names removed accounts and the system', async () => {
  const removedLogin = await loginAs(records.api.database, 'editor');
  await records.api.database.db.insert(change_log).values([
    {
      actor: 'somebody-gone',
      action: 'update',
      record_table: 'users',
      record_id: 'somebody-gone',
      after: { event: 'password-changed' },
    },
    {
      actor: 'system',
      action: 'update',
      record_table: 'users',
      record_id: removedLogin.user_id,
      after: { event: 'reset-link-made' },
    },
  ]);
  const { lines } = await read({ subject: 'accounts' });
  expect(lines.slice(0, 2).map(({ who, title, event }) => [who, title, event])).toEqual([
    ['system', 'Test editor', 'reset-link-made'],
    ['', '', 'password-changed'],
  ]);
  // Only those who look after accounts can follow them.
  expect(lines.some(({ url }) => url.startsWith('/cms/accounts/'))).toBe(true);
  const seen = await read({ subject: 'accounts' }, 'de', 'editor');
  expect(seen.lines.map(({ title, url }) => [title, url])).toEqual(lines.map(({ title }) => [title, '']));
});

it('names the records that a changed field refers to', async () => {
  const evening = await done<TestRecord>(records.get('events', event.premiereSoldOut));
  await done(records.update('events', evening, { production: production.nora, tags: [tag.music] }, admin));
  const { lines } = await read({ subject: 'events' });
  const changes = lines[0]?.changes.map(({ field, before, after }) => [field, before, after]);
  expect(changes).toContainEqual(['Stück', 'Faust', 'Nora']);
  expect(changes).toContainEqual(['Themen', expect.anything(), 'Musik']);
});
