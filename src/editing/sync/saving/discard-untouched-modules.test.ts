import { beforeAll, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule } from '../../core/module-edits.ts';
import { loadContainer } from '../load-container.ts';
import { container, createMemoryServer } from '../memory-server-fixture.ts';
import { createTestSession } from '../session-fixture.ts';
import { discardUntouchedModules } from './discard-untouched-modules.ts';

beforeAll(() => loadEditingMessages('de'));

test('discards untouched new modules when leaving the page, on this page only', async () => {
  const server = createMemoryServer();
  const saved = server.add('headline', { content: { de: 'Gespeichert' } });
  const session = createTestSession({ transport: server.transportOf('Anna') });
  await loadContainer(session, 'page-1', 'page');
  const top = { container, parent: null, column: 0 };
  const written = addModule(session, top, 1, 'headline', { content: { de: 'Geschrieben' } });
  const lists: unknown[] = [];
  session.document.subscribe(`list:c${container}`, () => lists.push(null));
  discardUntouchedModules(session, container);
  expect(lists).toEqual([]);
  const empty = addModule(session, top, 1, 'quote');
  const elsewhere = addModule(session, { ...top, container: 8 }, 0, 'quote');
  discardUntouchedModules(session, container);
  expect(session.document.children(`c${container}`)).toEqual([saved, written]);
  expect(session.document.part(empty)).toBe(undefined);
  expect(session.document.part(elsewhere)).toBeDefined();
});
