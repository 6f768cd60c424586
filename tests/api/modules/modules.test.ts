// Changes of the working copy: create, update, move, delete and restore, each executed once on the current version.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editing_sessions, module_operations, modules } from '#server/db/schema/pages.ts';
import { type Answer, type ModuleRequests, openModules, text } from './module-requests.ts';

let requests: ModuleRequests;
let container: number;
beforeAll(async () => {
  requests = await openModules('modules');
});
afterAll(() => requests.api.close());
beforeEach(async () => {
  container = await requests.clear();
});

const standing = (parent: number | null = null, column = 0, where = container) =>
  requests.standing(where, parent, column);
const operations = () => requests.operations();

describe('creating', () => {
  it('normalises the data and returns it with the shown module', async () => {
    const { draft, shown, container_version } = await requests.create(container, 'headline', {
      headline_level: 3,
      ...text('  Über\n uns ', 'About us'),
    });
    expect(draft).toMatchObject({ container, parent: null, column: 0, order: 0, version: 1 });
    expect(draft.data).toEqual({
      headline_level: 3,
      preline: null,
      content: { de: 'Über uns', en: 'About us' },
      subline: null,
      anchor: '',
      add_additional_space: false,
    });
    expect(shown).toMatchObject({ module: 'headline', content: { content: 'Über uns', headline_level: 3 } });
    expect(container_version).toBe(2);
    const [row] = await requests.api.database.db.select().from(modules).where(eq(modules.id, draft.id));
    expect(Object.keys(row?.written_at ?? {})).toEqual(['de', 'en']);
  });

  it('inserts between siblings', async () => {
    const a = await requests.create(container, 'text', text('<p>a</p>'));
    const b = await requests.create(container, 'text', text('<p>b</p>'));
    const between = await requests.create(container, 'text', text('<p>c</p>'), { order: 1 });
    expect(between.draft.order).toBe(1);
    expect(await standing()).toEqual([a.draft.id, between.draft.id, b.draft.id]);
  });

  it.each<[string, string, object, object, RegExp]>([
    ['nothing in it', 'headline', {}, {}, /„Überschrift“ ist leer/],
    ['English alone', 'headline', { content: { de: '', en: 'x' } }, {}, /fehlt auf Deutsch/],
    ['a field that it has not', 'text', { ...text('<p>a</p>'), version: 9 }, {}, /version/],
    ['a picture that is not there', 'image', { image: 2147483000 }, {}, /gibt es nicht mehr/],
    [
      'a page that is not there',
      'link',
      { ...text('x'), link: { kind: 'page', id: 99 } },
      {},
      /gibt es nicht/,
    ],
    ['a link that runs', 'link', { ...text('x'), link_url: 'java\nscript:alert(1)' }, {}, /keine Adresse/],
    [
      'a host that is not possible',
      'video',
      { video_url: 'https://youtube.com.evil.example/x' },
      {},
      /youtube/,
    ],
    ['an anchor with a blank', 'text', { ...text('<p>a</p>'), anchor: 'a b' }, {}, /Sprungmarke/],
    ['an item outside of its list', 'teaser', { image: 1, headline: { de: 'x' } }, {}, /nicht stehen/],
    ['a column that is none', 'text', text('<p>a</p>'), { column: 1 }, /Spalte/],
  ])('rejects %s with a message', async (_name, module, data, place, sentence) => {
    const body = { operation_id: randomUUID(), container, parent: null, column: 0, order: 0, data, ...place };
    const response = await requests.call('POST', `module/${module}`, body);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
    expect(errors.map(({ message }) => message).join(' ')).toMatch(sentence);
    expect(await standing()).toEqual([]);
    expect(await operations()).toBe(0);
  });

  it('rejects additional fields and changes nothing', async () => {
    const body = {
      operation_id: randomUUID(),
      container,
      parent: null,
      column: 0,
      order: 0,
      data: text('<p>a</p>'),
    };
    for (const extra of ['id', 'version', 'deleted_at', 'user_id', '__proto__', 'constructor']) {
      const sent = JSON.stringify(body).replace(/\}$/, `,"${extra}":7}`);
      const path = '/de/pageeditor-api/module/text';
      const response = await requests.api.ask(path, {
        method: 'POST',
        headers: requests.editor.headers,
        body: sent,
      });
      expect([extra, response.status]).toEqual([extra, 422]);
      const inside = JSON.stringify({ ...body, data: {} }).replace(
        '{}',
        `{"content":{"de":"a"},"${extra}":{"x":1}}`,
      );
      const rejected = await requests.api.ask(path, {
        method: 'POST',
        headers: requests.editor.headers,
        body: inside,
      });
      expect([extra, rejected.status]).toEqual([extra, 422]);
    }
    expect(await standing()).toEqual([]);
  });

  it('rejects unknown module names', async () => {
    expect((await requests.call('POST', 'module/carousel', {})).status).not.toBe(500);
    const body = { operation_id: randomUUID(), container, parent: null, column: 0, order: 0, data: {} };
    expect((await requests.call('POST', 'module/carousel', body)).status).toBe(404);
    expect((await requests.call('GET', 'module/carousel/1')).status).toBe(404);
  });
});

describe('changing', () => {
  it('increments the version and logs old and new values', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>alt</p>'));
    const response = await requests.save(draft, text('<p>neu</p>'));
    expect(response.status).toBe(200);
    expect(((await response.json()) as Answer).draft).toMatchObject({
      version: 2,
      data: { content: { de: '<p>neu</p>' } },
    });
    const rows = await requests.api.database.db
      .select()
      .from(module_operations)
      .where(eq(module_operations.kind, 'update'));
    expect(rows).toMatchObject([
      {
        user_id: requests.editor.user_id,
        before: { module: { data: { content: { de: '<p>alt</p>' } } } },
        after: { module: { data: { content: { de: '<p>neu</p>' } } } },
      },
    ]);
  });

  it('lets one of two requests win and returns the current state to the other', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>alt</p>'));
    const answers = await Promise.all([
      requests.save(draft, text('<p>eins</p>'), requests.editor),
      requests.save(draft, text('<p>zwei</p>'), requests.other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'eins' : 'zwei';
    const loser = answers.find(({ status }) => status === 409);
    expect(await loser?.json()).toMatchObject({
      draft: { version: 2, data: { content: { de: `<p>${winner}</p>` } } },
      shown: { content: { content: `<p>${winner}</p>` } },
      changed_by: winner === 'eins' ? 'Test editor' : 'Test administrator',
    });
  });

  it('lets exactly one of many requests win each time', async () => {
    let { draft } = await requests.create(container, 'text', text('<p>0</p>'));
    for (let round = 1; round <= 8; round++) {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((person) => requests.save(draft, text(`<p>${round}.${person}</p>`))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const winner = answers.find(({ status }) => status === 200) as Response;
      ({ draft } = (await winner.json()) as Answer);
      expect(draft.version).toBe(round + 1);
    }
  });

  it('would lose text without the version comparison', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>alt</p>'));
    const blindly = (de: string) =>
      requests.api.database.db
        .update(modules)
        .set({ data: text(de) })
        .where(eq(modules.id, draft.id));
    await Promise.all([blindly('<p>eins</p>'), blindly('<p>zwei</p>')]);
    const [row] = await requests.api.database.db.select().from(modules).where(eq(modules.id, draft.id));
    // One of the two texts is lost without a message, and both have the same version.
    expect(['<p>eins</p>', '<p>zwei</p>']).toContain(
      (row?.data as ReturnType<typeof text> | undefined)?.content.de,
    );
    expect(row).toMatchObject({ version: draft.version });
  });

  it('executes the same operation once, however often it is sent', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>alt</p>'));
    const operation_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        requests.save(draft, text('<p>neu</p>'), requests.editor, operation_id),
      ),
    );
    const bodies = await Promise.all(answers.map((response) => response.json() as Promise<Answer>));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies.map((body) => body.draft.version))).toEqual(new Set([2]));
    expect(await operations()).toBe(2);
    // After a later change the repeated request returns its original result.
    await requests.save({ ...draft, version: 2 }, text('<p>weiter</p>'));
    const again = (await (
      await requests.save(draft, text('<p>neu</p>'), requests.editor, operation_id)
    ).json()) as Answer;
    expect(again.draft).toMatchObject({ version: 2, data: { content: { de: '<p>neu</p>' } } });
  });

  it('requires a new operation id for another operation', async () => {
    const operation_id = randomUUID();
    const { draft } = await requests.create(container, 'text', text('<p>alt</p>'), { operation_id });
    expect((await requests.save(draft, text('<p>neu</p>'), requests.editor, operation_id)).status).toBe(422);
  });

  it('does nothing without changes', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>alt</p>'));
    const response = await requests.save(draft, { anchor: '', ...text(' <p>alt</p>\n') });
    expect(((await response.json()) as Answer).draft.version).toBe(1);
    expect(await operations()).toBe(1);
  });

  it('stores when each language was changed', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>a</p>', '<p>b</p>'));
    const written = async () =>
      (await requests.api.database.db.select().from(modules).where(eq(modules.id, draft.id)))[0]?.written_at;
    const before = await written();
    await requests.save(draft, text('<p>neu</p>', '<p>b</p>'));
    const after = await written();
    expect(after?.en).toBe(before?.en);
    expect(after?.de).not.toBe(before?.de);
  });

  it('groups the changes of one person until a pause of a quarter of an hour', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>a</p>'));
    await requests.save(draft, text('<p>b</p>'));
    const sessions = () => requests.api.database.db.select().from(editing_sessions);
    expect(await sessions()).toHaveLength(1);
    await requests.save({ ...draft, version: 2 }, text('<p>c</p>'), requests.other);
    expect(await sessions()).toHaveLength(2);
    await requests.api.database.db
      .update(editing_sessions)
      .set({ ended_at: sql`now() - interval '16 minutes'` });
    await requests.save({ ...draft, version: 3 }, text('<p>d</p>'));
    expect(await sessions()).toHaveLength(3);
  });
});
