import { beforeEach, expect, test } from 'vitest';
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import { createFakeServer } from './fake-server-fixture.ts';
import { createOutdatedTranslations } from './outdated-translations.ts';
import type { EditingSession } from './session.ts';
import { createTestSession } from './session-fixture.ts';

let answers: Record<string, { id: number; english_for: TranslationSources }[]>;
let server: ReturnType<typeof createFakeServer>;
let session: EditingSession;
let written: number | null;
let leave: () => void;

beforeEach(() => {
  answers = {
    'container/7/translations': [{ id: 41, english_for: { content: 'Alt' } }],
    'container/8/translations': [{ id: 9, english_for: { title: 'Titel' } }],
  };
  server = createFakeServer(({ path }) =>
    answers[path] ? { status: 200, body: { results: answers[path] } } : new Error('There is no connection.'),
  );
  written = null;
  leave = () => {};
  session = createTestSession(
    { transport: server.transport },
    {
      englishModule: () => written,
      onFocusMoved(listener) {
        leave = listener;
        return () => {
          leave = () => {};
        };
      },
    },
  );
  for (const id of [7, 8]) session.containers.put({ id, shown: 1 });
  session.containers.put({ id: 6 });
  session.server.set(-1, { server_id: 41, module: 'text', version: 1 });
});

const watch = () => session.part(createOutdatedTranslations).watch();
const outdated = () => Object.fromEntries(session.part(createOutdatedTranslations).store.get().byModule);
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function save(at: number): Promise<void> {
  session.saveStatus.set({ state: 'saving' });
  session.saveStatus.set({ state: 'saved', saved_at: at });
  await settled();
}

test('fetches the translations of all containers on the page under their local ids', async () => {
  watch();
  await settled();
  expect(outdated()).toEqual({ '-1': { content: 'Alt' }, '9': { title: 'Titel' } });
  expect(server.requestLines()).toEqual(['GET container/7/translations', 'GET container/8/translations']);
});

test('fetches again after every save and only then', async () => {
  watch();
  await settled();
  await save(1);
  expect(server.requests).toHaveLength(4);
  await save(1);
  session.saveStatus.set({ state: 'failed', saved_at: 2 });
  await settled();
  expect(server.requests).toHaveLength(4);
  answers['container/7/translations'] = [];
  await save(3);
  expect(outdated()).toEqual({ '9': { title: 'Titel' } });
});

test('keeps the mark of the module being translated until its text is left', async () => {
  watch();
  await settled();
  written = -1;
  answers['container/7/translations'] = [];
  await save(1);
  expect(outdated()).toMatchObject({ '-1': { content: 'Alt' } });
  written = null;
  leave();
  await settled();
  expect(outdated()).toEqual({ '9': { title: 'Titel' } });
  const before = server.requests.length;
  leave();
  await settled();
  expect(server.requests).toHaveLength(before);
});

test('needs no wait for a module without a mark', async () => {
  watch();
  await settled();
  written = 5;
  await save(1);
  expect(outdated()).not.toHaveProperty('5');
  const before = server.requests.length;
  leave();
  await settled();
  expect(server.requests).toHaveLength(before);
});

test('repeats a failed fetch with the next save', async () => {
  const known = answers;
  answers = {};
  watch();
  await settled();
  expect(outdated()).toEqual({});
  answers = known;
  await save(1);
  expect(Object.keys(outdated())).toHaveLength(2);
});

test('updates at once when a translation is confirmed', () => {
  const english = session.part(createOutdatedTranslations);
  english.set(3, { content: 'a' });
  english.set(4, {});
  expect(outdated()).toEqual({ '3': { content: 'a' }, '4': {} });
});

test('fetches once for several watchers and stops after the last', async () => {
  const ends = [watch(), watch()];
  await settled();
  expect(server.requests).toHaveLength(2);
  ends[0]?.();
  await save(1);
  expect(server.requests).toHaveLength(4);
  ends[1]?.();
  await save(2);
  leave();
  await settled();
  expect(server.requests).toHaveLength(4);
  watch();
  await settled();
  expect(server.requests).toHaveLength(6);
});
