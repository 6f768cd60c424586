// Editing records of the home page in place, with their drafts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../endpoint/test-api.ts';
import { both } from '../fixture/ids.ts';
import { type DraftRequests, openDrafts } from './draft-requests.ts';
import type { TestRecord } from './record-requests.ts';

let records: DraftRequests;
beforeAll(async () => {
  records = await openDrafts('home_in_place');
}, 60_000);
afterAll(() => records.api.close());

test('publishing the home page includes drafts of its records, and returns their texts', async () => {
  const news = await done<TestRecord>(
    records.create('news_teasers', {
      date: '2026-03-01',
      headline: both('Neues', 'News'),
      text: both('Mehr', 'More'),
      is_online: true,
    }),
  );
  const place = await done<{ id: number; version: number }>(
    records.edit(records.editor, 'POST', '/de/pageeditor-api/container/', {
      slug: 'index',
      content_type: 'screen',
    }),
  );
  await done(records.save('news_teasers', news.id, 0, { headline: both('Anders', 'News') }));
  const written = async () => {
    const path = '/de/api/cms-hub/in-place/index/';
    const answer = await done<{ records: { resource: string; id: number; fields: object }[] }>(
      records.edit(records.editor, 'GET', path),
    );
    return answer.records.find(({ resource, id }) => resource === 'news_teasers' && id === news.id);
  };
  expect(await written()).toMatchObject({
    title: 'Neues',
    fields: { headline: { kind: 'line' } },
    labels: { headline: expect.any(String) },
    published: { headline: both('Neues', 'News') },
    draft: { data: { headline: both('Anders', 'News') } },
  });
  const path = `/de/pageeditor-api/container/${place.id}/publish/`;
  const published = await done<{ is_changed: boolean }>(
    records.edit(records.editor, 'POST', path, { version: place.version }),
  );
  expect(published.is_changed).toBe(false);
  expect((await records.publicly('news_teasers', news.id)).values.headline).toEqual(both('Anders', 'News'));
  expect(await written()).toMatchObject({ draft: null });
});

test('the hero and the tiles report their places and are published with the home page', async () => {
  const { id: production } = await done<TestRecord>(
    records.create('productions', { name: both('Das Stück', 'The Play'), stage_name: 'Bühne' }),
  );
  const hero = await done<TestRecord>(
    records.create('home_elements', { kind: 'hero', headline: both('Nora', 'Nora'), is_online: true }),
  );
  const tile = await done<TestRecord>(records.create('production_teasers', { production }));
  await done(records.save('production_teasers', tile.id, 0, { preline: both('Zuletzt', 'Last time') }));
  await done(records.save('home_elements', hero.id, 0, { subline: both('Von Ibsen', 'By Ibsen') }));
  const written = await done<{ records: { resource: string; id: number }[] }>(
    records.edit(records.editor, 'GET', '/de/api/cms-hub/in-place/index/'),
  );
  expect(written.records).toContainEqual(
    expect.objectContaining({
      resource: 'home_elements',
      id: hero.id,
      place: 'hero',
      fields: expect.objectContaining({ subline: { kind: 'plain' }, link_text: { kind: 'line' } }),
    }),
  );
  expect(written.records).toContainEqual(
    expect.objectContaining({ resource: 'production_teasers', id: tile.id, place: 'tile' }),
  );
  const place = await done<{ id: number; version: number }>(
    records.edit(records.editor, 'POST', '/de/pageeditor-api/container/', {
      slug: 'index',
      content_type: 'screen',
    }),
  );
  const path = `/de/pageeditor-api/container/${place.id}/publish/`;
  await done(records.edit(records.editor, 'POST', path, { version: place.version }));
  expect((await records.publicly('production_teasers', tile.id)).values.preline).toEqual(
    both('Zuletzt', 'Last time'),
  );
  expect((await records.publicly('home_elements', hero.id)).values.subline).toEqual(
    both('Von Ibsen', 'By Ibsen'),
  );
});
