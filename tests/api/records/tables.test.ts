// Pasted tables: parsed, checked by cell, written as one batch, and compatible with the export.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxTableRows, type PastedTable } from '#domain/back-office/pasted-table.ts';
import { done } from '../endpoint/test-api.ts';
import { event, production } from '../fixture/ids.ts';
import { person } from '../fixture/people.ts';
import { base, openRecords, operation, type RecordRequests } from './record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('record_tables');
}, 60_000);
afterAll(() => records.api.close());

const ask = (name: string, text: string, more: object = {}, locale = 'de') =>
  records.edit(records.editor, 'POST', base(name, 'table/').replace('/de/', `/${locale}/`), {
    text,
    ...more,
  });
const check = (name: string, text: string, more?: object, locale?: string) =>
  done<PastedTable>(ask(name, text, more, locale));

/** Writes the changes that a check has found, as the browser does. */
async function write({ lines }: PastedTable): Promise<number> {
  const sent = lines.map(({ row: _, ...line }) => line);
  const body = { operation_id: operation(), lines: sent };
  const { change_set } = await done<{ change_set: number }>(
    records.edit(records.editor, 'POST', '/de/api/cms-hub/batch/', body),
  );
  return change_set;
}

const undo = (change_set: number) =>
  done(
    records.edit(records.editor, 'POST', `/de/api/cms-hub/change-sets/${change_set}/undo/`, {
      operation_id: operation(),
    }),
  );

async function exported(name: string, query: string, locale = 'de'): Promise<string> {
  const path = `/${locale}/api/cms-hub/${name}/export/?format=csv&${query}`;
  return (await records.edit(records.editor, 'GET', path)).text();
}

const results = ({ rows }: PastedTable) => rows.map(({ result }) => result);

test.each(['de', 'en'])('an exported table is unchanged when pasted back: %s', async (locale) => {
  for (const name of ['events', 'productions', 'persons', 'tags', 'redirects', 'subscriptions']) {
    const csv = await exported(name, 'period=all', locale);
    const table = await check(name, csv, {}, locale === 'de' ? 'en' : 'de');
    expect(table.rows.filter(({ result }) => result !== 'unchanged')).toEqual([]);
    expect(table.rows.length).toBeGreaterThan(0);
  }
});

test('columns with derived values say so, and have no target', async () => {
  const { columns } = await check('productions', await exported('productions', ''));
  const derived = columns.filter(({ is_derived }) => is_derived);
  expect(derived.map(({ head, target }) => ({ head, target }))).toContainEqual({
    head: 'Termine',
    target: null,
  });
  expect(columns[0]).toMatchObject({ target: 'id', is_derived: false });
});

test('two changed cells are two changes in one undo step', async () => {
  const csv = await exported('persons', '');
  const tabs = csv.replace('Okafor', 'Okafor-Lenz').replace('Zeh', 'Zehe').replaceAll(';', '\t');
  const table = await check('persons', tabs);
  expect(table.lines.map(({ data }) => data)).toEqual(
    expect.arrayContaining([{ last_name: 'Okafor-Lenz' }, { last_name: 'Zehe' }]),
  );
  expect(table.lines).toHaveLength(2);
  const changed = table.rows.filter(({ result }) => result === 'changed');
  expect(changed.map(({ before }) => Object.values(before))).toEqual(
    expect.arrayContaining([['Okafor'], ['Zeh']]),
  );
  const change_set = await write(table);
  expect(await exported('persons', '')).toContain('Okafor-Lenz');
  await undo(change_set);
  expect(await exported('persons', '')).toBe(csv);
});

test('a table of dates in a theatre’s usual format becomes events', async () => {
  const table = await check(
    'events',
    [
      'Stück\tDatum\tUhrzeit\tEnde\tBühne\tUntertitel\tBemerkung',
      'Nora\t24.11.2026\t19.30\t22.00\tBühne\tmit "Einführung"\tegal',
      'nora\tMi 25.11.2026\t22:30:00\t0.15\tBox\t\t',
    ].join('\r\n'),
  );
  expect(results(table)).toEqual(['new', 'new']);
  expect(table.columns.map(({ target }) => target)).toEqual([
    ...['production', 'date_start.day', 'date_start.time', 'date_end', 'stage_name', 'subtitle.de', null],
  ]);
  expect(table.lines.map(({ data }) => data)).toEqual([
    {
      production: production.nora,
      date_start: '2026-11-24T18:30:00.000Z',
      date_end: '2026-11-24T21:00:00.000Z',
      stage_name: 'Bühne',
      subtitle: { de: 'mit "Einführung"' },
    },
    {
      production: production.nora,
      date_start: '2026-11-25T21:30:00.000Z',
      // After midnight.
      date_end: '2026-11-25T23:15:00.000Z',
      stage_name: 'Box',
    },
  ]);
  expect(table.rows[0]?.understood[2]).toBe('Di 24.11.2026, 19.30');
  await undo(await write(table));
});

test('existing and duplicate dates are not created again', async () => {
  const head = 'Stück\tBeginn\tBühne\tname.de\n';
  const nora = 'Nora\t24.11.2026 19.30\tBox\t\n';
  const two = await check('events', head + nora + nora);
  expect(two.rows.map(({ problems }) => problems)).toEqual([
    [],
    [{ column: 1, message: 'Dieser Termin steht schon in Zeile 2.' }],
  ]);
  const change_set = await write(two);
  const others = [
    'Nora\t24.11.2026 20.30\tBox\t',
    'Nora\t24.11.2026 19.30\tBühne\t',
    'Nora\t24.11.2026 19.30\tBox\tProbe',
  ];
  const again = await check('events', head + nora + others.join('\n'));
  expect(results(again)).toEqual(['wrong', 'new', 'new', 'new']);
  expect(again.rows[0]?.problems).toEqual([
    { column: 1, message: expect.stringMatching(/^Diesen Termin gibt es schon\. .*: \d+\.$/) },
  ]);
  await undo(change_set);
});

test('errors are reported per cell in the reader’s language', async () => {
  const text = [
    'Number\tPlay\tBegins\tStage\tTickets left',
    `${event.timeOpen}\t\t\t\t`,
    'viele\tNora\t24.11.2026, 19.30\tBühne\t',
    '999999\tNora\t24.11.2026, 19.30\tBühne\t',
    '\tNoah\t31.11.2026, 19.30\tMond\tviele',
    `\tNora\t24.11.2026\tBühne\t3`,
  ].join('\n');
  const { rows, unknown } = await check('events', text, {}, 'en');
  const messages = rows.map(({ problems }) =>
    Object.fromEntries(problems.map(({ column, message }) => [column, message])),
  );
  expect(messages[1]).toEqual({ 0: expect.stringContaining('number of a record') });
  expect(messages[2]).toEqual({ 0: expect.stringContaining('no record of this number') });
  expect(messages[3]).toMatchObject({
    1: expect.stringContaining('No record is called this'),
    2: 'There is no such day.',
    4: expect.stringContaining('whole number from 0'),
  });
  expect(messages[4]).toMatchObject({ 2: expect.any(String) });
  expect(rows.map(({ result, before }) => ({ result, before }))).toEqual(
    rows.map(() => ({ result: 'wrong', before: {} })),
  );
  expect(unknown).toMatchObject([
    { field: 'production', to: 'productions', text: 'Noah', count: 1, candidates: [] },
  ]);
  const chosen = await check('events', text, { chosen: { production: { Noah: production.nora } } }, 'en');
  expect(chosen.rows[3]?.problems.map(({ column }) => column)).not.toContain(1);
});

test('columns are assigned manually if no header names them', async () => {
  const text = 'Sonderfall\t7\nAusnahme\t8';
  const unnamed = await check('tags', text);
  expect(unnamed).toMatchObject({ has_head: false, lines: [] });
  expect(results(unnamed)).toEqual(['wrong', 'wrong']);
  const named = await check('tags', text, { columns: ['name.de', 'order'] });
  expect(named.lines.map(({ data }) => data)).toEqual([
    { name: { de: 'Sonderfall' }, order: 7 },
    { name: { de: 'Ausnahme' }, order: 8 },
  ]);
});

test('a repeated id is rejected the second time', async () => {
  const { rows } = await check('persons', `id\tlast_name\n${person.mira}\tA\n${person.mira}\tB`);
  expect(rows[1]?.problems).toEqual([{ column: 0, message: expect.stringContaining('Zeile 2') }]);
});

test('two thousand rows are checked and written, and one more is rejected', async () => {
  const rows = (count: number) =>
    ['Name (Deutsch)\tReihenfolge', ...Array.from({ length: count }, (_, at) => `Thema ${at}\t${at}`)].join(
      '\n',
    );
  const table = await check('tags', rows(maxTableRows));
  expect(table.lines).toHaveLength(maxTableRows);
  await undo(await write(table));
  const refused = await ask('tags', rows(maxTableRows + 1));
  expect(refused.status).toBe(422);
}, 60_000);

test('checking requires permission to write', async () => {
  const { loginAs } = await import('../../setup/login.ts');
  const evening = await loginAs(records.api.database, 'evening-service');
  const response = await records.edit(evening, 'POST', base('events', 'table/'), { text: 'a' });
  expect(response.status).toBe(403);
});

test('a table creates activities and venues with the given ids', async () => {
  const kinds = await check('activities', 'Nummer\tName\n9\tUraufführung\n77\tKonzert\n\tLesung');
  expect(results(kinds)).toEqual(['changed', 'new', 'new']);
  expect(kinds.lines[1]).toMatchObject({ action: 'create', data: { id: 77, name: { de: 'Konzert' } } });
  await undo(await write(kinds));
  const venues = await check('venues', 'Nummer\tName\n12\tNachtasyl\n99\tZelt\n\tOhne Nummer');
  expect(results(venues)).toEqual(['new', 'wrong', 'wrong']);
  expect(venues.rows.map(({ problems }) => problems.map(({ column }) => column))).toEqual([[], [0], [0]]);
});
