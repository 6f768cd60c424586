// Importing season files through the back office: dry runs, imports and undo.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { file, season, text } from '#server/import/season.fixture.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { operation } from './record-requests.ts';

interface Report {
  is_written: boolean;
  is_rejected: boolean;
  change_set: number | null;
  created: number;
  updated: number;
  sections: Record<string, Record<string, number>>;
  problems: { severity: string; message: string }[];
  kept: { record: string; field: string }[];
  titles: Record<string, string>;
  changes: { record: string; state: string; fields: { field: string; before: string; after: string }[] }[];
}

let api: TestApi;
let editor: TestLogin;
beforeAll(async () => {
  api = await openTestApi('import_api', 'empty');
  editor = await loginAs(api.database, 'editor');
}, 60_000);
afterAll(() => api.close());

function send(files: [name: string, content: string | Uint8Array][], more: object = {}, login = editor) {
  const body = new FormData();
  for (const [name, content] of files) body.append('files', new File([content as BlobPart], name));
  for (const [name, value] of Object.entries(more)) body.append(name, String(value));
  const { 'Content-Type': _, ...headers } = login.headers as Record<string, string>;
  return api.ask('/de/api/cms-hub/import/', { method: 'POST', headers, body });
}
const sections = (given: object): [string, string] => [
  'season.json',
  file(given as Record<string, unknown>).text,
];
const sql = async (query: string) => (await api.database.pool.query(query)).rows;
const everything = async () =>
  Promise.all(
    [
      'tags',
      'productions',
      'events',
      'media',
      'change_log',
      'change_sets',
      'imported_values',
      'import_runs',
    ].map((name) => sql(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)),
  );

test('a dry run reports the same as the import and writes nothing', async () => {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#804020' } })
    .webp()
    .toBuffer();
  const media = [
    { key: 'bild', file: 'pictures/bild.webp', alt: text('Ein Bild'), credit: 'Foto', print: 'line-screen' },
  ];
  const files: [string, string | Uint8Array][] = [sections({ ...season, media }), ['bild.webp', picture]];
  const before = await everything();
  const tried = await done<Report>(send(files, { dry_run: true }));
  expect(tried).toMatchObject({ is_written: false, is_rejected: false, change_set: null });
  expect(await everything()).toEqual(before);

  const written = await done<Report>(send(files));
  expect(written).toMatchObject({ is_written: true, created: tried.created, sections: tried.sections });
  expect(written.sections.media).toMatchObject({ created: 1 });
  expect(written.changes).toEqual(tried.changes);
  // All have the name that people know, also those that exist in the trial run alone.
  expect(tried.titles).toEqual(written.titles);
  expect(tried.titles['media/bild']).toBe('Ein Bild Foto');
  const named = tried.changes.filter(({ record }) => !record.startsWith('settings/'));
  expect(named.filter(({ record }) => !tried.titles[record])).toEqual([]);
  expect(written.changes).toContainEqual({ record: 'media/bild', state: 'created', fields: [] });
  const again = await done<Report>(send(files));
  expect(again).toMatchObject({ created: 0, updated: 0, change_set: null });
});

test('manual edits are counted and kept unless overwritten, also in a dry run', async () => {
  await sql(`update tags set name = '{"de": "Hand"}'`);
  const files = [sections({ ...season, tags: [{ key: 'klassiker', name: text('Datei') }] })];
  const tried = await done<Report>(send(files, { dry_run: true }));
  expect(tried.sections.tags).toEqual({ created: 0, updated: 0, unchanged: 1, kept: 1, gone: 0 });
  expect(tried.kept).toContainEqual(
    expect.objectContaining({ record: 'tags/klassiker', field: 'name.de', stored: 'Hand', file: 'Datei' }),
  );
  expect(tried.titles['tags/klassiker']).toBe('Hand');
  await done<Report>(send(files, { overwrite: 'tags/klassiker' }));
  expect(await sql('select name from tags')).toEqual([{ name: { de: 'Datei' } }]);
});

test('an import keeps drafts, and conflicting fields need a decision before publishing', async () => {
  const [{ id }] = (await sql('select id from tags limit 1')) as [{ id: number }];
  const path = `/de/api/cms-hub/tags/${id}/draft/`;
  const ask = (method: string, to: string, body?: object) =>
    api.ask(to, { method, headers: editor.headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const name = { de: 'Entwurf' };
  await done(ask('POST', path, { operation_id: operation(), version: 0, data: { name, order: 7 } }));
  await done<Report>(
    send([sections({ ...season, tags: [{ key: 'klassiker', name: text('Neue Datei') }] })], {
      overwrite: 'tags/klassiker',
    }),
  );
  expect(await sql('select name, "order" from tags')).toMatchObject([{ name: { de: 'Neue Datei' } }]);
  const { draft } = await done<{ draft: { version: number; data: object; conflicts: object[] } }>(
    ask('GET', path),
  );
  expect(draft.data).toMatchObject({ order: 7 });
  expect(draft.conflicts).toMatchObject([{ field: 'name.de', draft: 'Entwurf', public: 'Neue Datei' }]);
  const refused = await ask('POST', `${path}publish/`, { operation_id: operation(), version: draft.version });
  expect(refused.status).toBe(409);
  expect(await sql('select name from tags')).toMatchObject([{ name: { de: 'Neue Datei' } }]);
  await done(ask('DELETE', `${path}?version=${draft.version}`)).catch(() => undefined);
});

test('removed parts are counted, and an import of records alone can be undone', async () => {
  const [play] = season.productions;
  const shorter = {
    productions: [{ ...play, duration: 77, booklet: play?.booklet.slice(1), tags: [] }],
    events: [{ key: 'neu', name: text('Neu'), stage_name: 'Bühne', date_start: '2026-01-05T20:00' }],
  };
  const stand = () =>
    Promise.all([
      sql('select name, duration from productions order by id'),
      sql('select source_key, headline from booklet_sections order by id'),
      sql('select production_id, tag_id from production_tags order by 1, 2'),
      sql('select source_key, date_start from events order by id'),
    ]);
  const before = await stand();
  const written = await done<Report>(send([sections(shorter)]));
  expect(written.sections.booklet_sections).toMatchObject({ gone: 1 });
  expect(written.sections.events).toMatchObject({ created: 1 });
  expect(written.changes).toContainEqual({ record: 'events/neu', state: 'created', fields: [] });
  expect(written.changes).toContainEqual({
    record: expect.stringMatching(/^booklet_sections\//),
    state: 'gone',
    fields: [],
  });
  const gone = written.changes.find(({ state }) => state === 'gone');
  expect(written.titles[gone?.record ?? '']).toBe(play?.booklet[0]?.headline.de);
  const changed = written.changes.find(({ record }) => record === `productions/${play?.key}`);
  expect(changed).toMatchObject({ state: 'updated' });
  expect(changed?.fields).toContainEqual({
    field: 'Dauer mit Pausen, in Minuten',
    before: expect.any(String),
    after: '77',
  });
  expect(await stand()).not.toEqual(before);
  const undo = (id: number | null) =>
    api.ask(`/de/api/cms-hub/change-sets/${id}/undo/`, {
      method: 'POST',
      headers: editor.headers,
      body: JSON.stringify({ operation_id: operation() }),
    });
  await done(undo(written.change_set));
  expect(await stand()).toEqual(before);
  const [first] = await sql(`select change_set from change_log where record_table = 'media'`);
  expect((await undo(first?.change_set as number)).status).toBe(409);

  // An undone import leaves no manual edits: a corrected file is imported, new records are created, and no field is
  // held.
  const held = () => sql(`select record_key from imported_values where record_key = 'neu'`);
  expect(await held()).toEqual([]);
  const corrected = { ...shorter, productions: [{ ...shorter.productions[0], duration: 78 }] };
  const tried = await done<Report>(send([sections(corrected)], { dry_run: true }));
  expect(tried.kept).toEqual([]);
  expect(tried.sections.events).toMatchObject({ created: 1 });
  // Redoing the import stores its values again.
  const [last] = await sql('select max(id) as id from change_sets');
  await done(undo(last?.id as number));
  expect(await held()).toHaveLength(1);
  const again = await done<Report>(send([sections(shorter)], { dry_run: true }));
  expect([again.created, again.updated, again.kept]).toEqual([0, 0, []]);
  const [newest] = await sql('select max(id) as id from change_sets');
  await done(undo(newest?.id as number));
  expect(await stand()).toEqual(before);

  // A part that an import has changed is not a manual edit: the next import removes it.
  const [part, ...others] = play?.booklet ?? [];
  await done(
    send([
      sections({ productions: [{ ...play, booklet: [{ ...part, headline: text('Anders') }, ...others] }] }),
    ]),
  );
  const dropping = await done<Report>(send([sections(shorter)], { dry_run: true }));
  expect([dropping.kept, dropping.sections.booklet_sections?.gone]).toEqual([[], 1]);
});

test('an import that changes a list increments the version, so that outdated edits are rejected', async () => {
  const version = async () => (await sql('select version from productions'))[0]?.version as number;
  const [play] = season.productions;
  const before = await version();
  await done(
    send([
      sections({
        productions: [{ key: play?.key, name: play?.name, stage_name: play?.stage_name, credits: [] }],
      }),
    ]),
  );
  expect(await version()).toBe(before + 1);
});

test('errors have file and line, and nothing is written', async () => {
  const before = await everything();
  const wrong = [sections({ tags: [{ key: 'ok', name: text('Gut') }, { key: 'kaputt' }] })];
  const response = await send(wrong);
  expect(response.status).toBe(422);
  const problem = (await response.json()) as { errors: { field: string }[]; report: Report };
  expect(problem.errors[0]?.field).toMatch(/^season\.json:\d+ tags\/kaputt name$/);
  expect(problem.report.is_rejected).toBe(true);
  const tried = await done<Report>(send(wrong, { dry_run: true }));
  expect(tried).toMatchObject({ is_rejected: true, is_written: false });
  expect(await everything()).toEqual(before);
});

test.each([
  ['nothing', [], {}],
  ['a picture alone', [['bild.webp', 'x']], {}],
  ['another field', [['season.json', '{}']], { more: 1 }],
  ['no word for a dry run', [['season.json', '{}']], { dry_run: 'vielleicht' }],
] as [string, [string, string][], object][])('%s is rejected', async (_, files, more) => {
  expect((await send(files, more)).status).toBe(422);
});

test('the press cannot import', async () => {
  const press = await loginAs(api.database, 'press');
  expect((await send([sections(season)], {}, press)).status).toBe(403);
});
