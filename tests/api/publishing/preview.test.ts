// The preview of a page at a time: with planned changes until then, for editors only, without storing anything.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreviewState } from '#domain/publishing/preview.ts';
import { previewTime } from '#server/http/previewed-page.ts';
import { runAsOf } from '#server/services/publishing/preview-as-of.ts';
import { readRecord } from '#server/services/records/read-records.ts';
import { done } from '../endpoint/test-api.ts';
import { production } from '../fixture/ids.ts';
import { type DraftRequests, openDrafts } from '../records/draft-requests.ts';
import { operation } from '../records/record-requests.ts';

let records: DraftRequests;
beforeAll(async () => {
  records = await openDrafts('preview');
}, 60_000);
afterAll(() => records.api.close());

const { nora, faust } = production;
const call = <T>(method: string, path: string, body?: unknown) =>
  done<T>(records.edit(records.editor, method, path, body));
const state = (at: string, locale = 'de') =>
  call<PreviewState>('GET', `/${locale}/pageeditor-api/preview/?at=${encodeURIComponent(at)}`);

/** Plans a field of a play. */
async function plan(id: number, data: object, due_at: string): Promise<number> {
  const record = await records.publicly('productions', id);
  const path = `/de/api/cms-hub/productions/${id}/`;
  const body = { operation_id: operation(), version: record.version, data, due_at };
  return (await call<{ plan: number }>('POST', path, body)).plan;
}

const everything = async () => {
  const { rows } = await records.api.database.pool.query(
    `select (select json_agg(p order by id) from productions p) as plays, (select json_agg(c order by id) from containers c)
      as places, (select version from content_version) as content, (select count(*) from planned_changes where done_at is null)`,
  );
  return rows;
};

test('planned changes are shown at their time to editors only, and later ones are not', async () => {
  await plan(nora, { duration: 71 }, '2027-01-01T20:00');
  await plan(faust, { duration: 72 }, '2027-01-03T20:00');
  const before = await everything();
  const durationAt = (moment: string) =>
    runAsOf(records.api.database, new Date(moment), async ({ db }, plans) => {
      expect(await everything()).toEqual(before);
      return [(await readRecord(db, 'productions', nora))?.values.duration, plans.length];
    });
  expect(await durationAt('2027-01-01T18:59:00Z')).not.toContain(71);
  expect(await durationAt('2027-01-01T19:00:00Z')).toEqual([71, 1]);
  expect(await durationAt('2027-02-01T19:00:00Z')).toEqual([71, 2]);
  expect(await everything()).toEqual(before);
  expect((await state('2027-01-02T00:00')).sentence).toBe(
    'Vorschau: So liest man diese Seite am 02.01.2027, 00.00. Eine geplante Änderung ist darin.',
  );
});

test('a planned publication or taking offline is shown', async () => {
  const page = await call<{ id: number; container: number }>('POST', '/de/pageeditor-api/pages', {
    parent: null,
    title: { de: `Seite ${randomUUID().slice(0, 8)}` },
  });
  const place = { container: page.container, parent: null, column: 0, order: 1000 };
  await call('POST', '/de/pageeditor-api/module/text', {
    operation_id: randomUUID(),
    ...place,
    data: { content: { de: '<p>Morgen</p>' } },
  });
  const at = (action: string, moment: string) =>
    call('POST', `/de/pageeditor-api/container/${page.container}/schedule`, {
      action,
      at: moment,
      languages: ['de', 'en'],
    });
  await at('publish', '2026-12-01T10:00');
  await at('offline', '2026-12-02T10:00');
  const shown = (moment: string) =>
    runAsOf(records.api.database, new Date(moment), async ({ db }) => {
      const { rows } = await db.execute(
        `select p.is_online, s.content::text as content from pages p join containers c on c.id = p.container_id
          left join snapshots s on s.id = c.published_snapshot_id where p.id = ${page.id}`,
      );
      return rows[0];
    });
  expect(await shown('2026-12-01T08:59:00Z')).toMatchObject({ is_online: false, content: null });
  expect(await shown('2026-12-01T09:00:00Z')).toMatchObject({
    is_online: true,
    content: expect.stringContaining('Morgen'),
  });
  expect(await shown('2026-12-02T09:00:00Z')).toMatchObject({ is_online: false });
});

test('a plan that will fail is reported with its reason', async () => {
  await plan(faust, { age_recommendation: 12 }, '2028-01-01T20:00');
  const record = await records.publicly('productions', faust);
  await done(records.update('productions', record, { age_recommendation: 5 }));
  const { failures } = await state('2028-01-02T00:00');
  expect(failures).toContainEqual(
    expect.stringMatching(
      /^Nicht darin, weil es am 01\.01\.2028, 20\.00 so nicht geschieht: „.+“\. Ein Feld wurde/,
    ),
  );
  expect((await state('2028-01-02T00:00', 'en')).failures).toContainEqual(
    expect.stringMatching(/^Not in it, .+”\. A field has been changed in public/),
  );
});

test('an invalid or past time is rejected with a message', async () => {
  for (const at of ['2001-01-01T10:00', 'gestern', '']) {
    const path = `/de/pageeditor-api/preview/?at=${at}`;
    const response = await records.edit(records.editor, 'GET', path);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toMatchObject([
      { field: 'at', message: expect.stringMatching(/\.$/) },
    ]);
  }
});

test.each([
  ['/de?as-of=2027-01-01T20:00', 'editor', '2027-01-01T19:00:00.000Z'],
  ['/de?as-of=2027-01-01T20:00:00%2B01:00', 'administrator', '2027-01-01T19:00:00.000Z'],
  ['/de?as-of=2027-01-01T20:00', 'evening-service', undefined],
  ['/de?as-of=2027-01-01T20:00', null, undefined],
  ['/de?as-of=2027-01-01T20:00&edit', 'editor', undefined],
  ['/de?as-of=2001-01-01T20:00', 'editor', undefined],
  ['/de?as-of=bald', 'editor', undefined],
  ['/de', 'editor', undefined],
])('%s for %s is a preview at: %s', (address, role, expected) => {
  const session = role ? ({ user: { role } } as never) : null;
  const url = new URL(address, 'https://theatre.example');
  expect(previewTime(session, url, new Date('2026-03-10T09:00:00Z'))?.toISOString()).toBe(expected);
});
