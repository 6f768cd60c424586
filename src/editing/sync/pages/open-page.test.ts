import { beforeAll, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { changeFields } from '../../core/module-edits.ts';
import { loadContainer } from '../load-container.ts';
import { createMemoryServer } from '../memory-server-fixture.ts';
import { createTestSession } from '../session-fixture.ts';
import { openPage } from './open-page.ts';

beforeAll(() => loadEditingMessages('de'));

test('unsaved changes are saved before another page is opened', async () => {
  const server = createMemoryServer();
  const id = server.add('headline', { content: { de: 'Alt' } });
  const left: { address: string; texts: unknown[] }[] = [];
  const session = createTestSession({ transport: server.transportOf('Anna') });
  session.ports.page.leave = (address) => void left.push({ address: address ?? '', texts: server.texts() });
  await loadContainer(session, 'page-1', 'page');
  changeFields(session, id, { content: { de: 'Neu' } });
  await openPage(session, { de: 'besuch/anfahrt', en: 'visit/getting-here' }, 'de');
  expect(left).toEqual([{ address: '/de/besuch/anfahrt?edit', texts: ['Neu'] }]);
});
