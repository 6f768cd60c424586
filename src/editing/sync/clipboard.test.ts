import { beforeEach, expect, test } from 'vitest';
import { addModule } from '../core/module-edits.ts';
import { copyModule, pasteModule } from './clipboard.ts';
import { createFakeServer } from './fake-server-fixture.ts';
import type { EditingSession } from './session.ts';
import { createTestSession } from './session-fixture.ts';

const top = { container: 7, parent: null, column: 0 };
let session: EditingSession;
let copied: string | null;
let texts: readonly string[];

beforeEach(() => {
  copied = null;
  const clipboard = {
    read: () => copied,
    write(value: string, words: readonly string[]) {
      [copied, texts] = [value, words];
    },
  };
  session = createTestSession({ transport: createFakeServer().transport, clipboard });
});

test('a copy is pasted with its descendants, on other pages too', () => {
  const columns = addModule(session, top, 0, 'container', { layout: '67-33' });
  addModule(session, { ...top, parent: columns, column: 1 }, 0, 'headline', { content: { de: 'Titel' } });
  copyModule(session, columns);
  const other = createTestSession({
    transport: createFakeServer().transport,
    clipboard: session.ports.clipboard,
  });
  const pasted = pasteModule(other, { ...top, container: 9 }, 0);
  expect(other.document.children('c9')).toEqual([pasted]);
  const [inside] = other.document.children(`m${pasted}/1`);
  expect(other.document.part(inside as number)?.module.data.content).toEqual({ de: 'Titel' });
});

test('other programs get the copied texts without names of layouts', () => {
  const columns = addModule(session, top, 0, 'container', { layout: '67-33' });
  addModule(session, { ...top, parent: columns }, 0, 'text', { content: { de: '<p>Ja</p>' } });
  addModule(session, { ...top, parent: columns }, 1, 'headline', { content: { de: 'Titel' } });
  copyModule(session, columns);
  expect(texts).toEqual(['<p>Ja</p>', 'Titel']);
});

test.each([null, 'plain words', '{"a":1}', '[]', '7'])('%s cannot be pasted', (text) => {
  copied = text;
  expect(pasteModule(session, top, 0)).toBe(null);
  expect(session.document.ids()).toEqual([]);
});

test('removed modules are not copied', () => {
  copied = 'before';
  copyModule(session, 5);
  expect(copied).toBe('before');
});
