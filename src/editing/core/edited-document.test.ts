import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName, ModuleSlot } from '#domain/modules/modules.ts';
import { createDocument, type EditedDocument } from './edited-document.ts';
import { addModule, changeFields, removeModule } from './module-edits.ts';
import { slotKey } from './slots.ts';
import { createUndoHistory, type UndoHistory } from './undo-history.ts';

const top: ModuleSlot = { container: 1, parent: null, column: 0 };
const within = (parent: number, column = 0): ModuleSlot => ({ container: 1, parent, column });
const german = (de: string) => ({ content: { de } });

let document: EditedDocument;
let undo: UndoHistory;

function start(locale: Locale): void {
  document = createDocument(() => locale);
  const ports = { now: () => 0, executeRemote: async () => null, persist: async () => {} };
  undo = createUndoHistory(document, ports);
}

beforeEach(() => start('de'));

const add = (name: ModuleName, slot = top, data = {}, order = 99) =>
  addModule({ document, undo }, slot, order, name, data);

describe('the document', () => {
  test('notifies only the subscribers of changed modules', () => {
    const [first, second] = [add('headline', top, german('A')), add('headline', top, german('B'))];
    const [hear, hearOther, hearList] = [vi.fn(), vi.fn(), vi.fn()];
    const end = document.subscribe(`module:${first}`, hear);
    document.subscribe(`module:${second}`, hearOther);
    document.subscribe(`list:${slotKey(top)}`, hearList);
    changeFields({ document, undo }, first, german('C'));
    expect(hear).toHaveBeenCalled();
    expect(hearOther).not.toHaveBeenCalled();
    expect(hearList).not.toHaveBeenCalled();
    expect(document.entry(first)?.shown.content.content).toBe('C');
    add('text');
    expect(hearList).toHaveBeenCalledOnce();
    hear.mockClear();
    end();
    changeFields({ document, undo }, first, german('D'));
    expect(hear).not.toHaveBeenCalled();
    document.subscribe(`module:${first}`, hear);
    document.mark(first, { state: 'saving' });
    expect(hear).toHaveBeenCalledOnce();
    document.mark(first, { state: 'saving' });
    expect(hear).toHaveBeenCalledOnce();
  });

  test('shows the state of a module, the latest mark first', () => {
    const id = add('headline', top, german('A'));
    expect(document.entry(id)).toMatchObject({ isNew: false, state: 'saved', problem: '' });
    document.mark(id, { isNew: true });
    document.mark(id, { state: 'failed', problem: 'Zu lang.' });
    expect(document.entry(id)).toMatchObject({
      isNew: true,
      state: 'failed',
      problem: 'Zu lang.',
      issues: [],
    });
  });

  test('shows a list with its items and updates it when one of them changes', () => {
    const faq = add('faq');
    const item = add('faq-item', within(faq), german('Eins'));
    const questions = () => document.entry(faq)?.shown.children.map(({ content }) => content.content);
    expect(questions()).toEqual(['Eins']);
    const hear = vi.fn();
    document.subscribe(`module:${faq}`, hear);
    changeFields({ document, undo }, item, german('Zwei'));
    expect(hear).toHaveBeenCalled();
    expect(questions()).toEqual(['Zwei']);
    removeModule({ document, undo }, item);
    expect(questions()).toEqual([]);
  });

  test('marks a text as German if the page’s language is missing', () => {
    start('en');
    const id = add('headline', top, german('Anfahrt'));
    expect(document.part(id)?.in_german).toEqual(['content']);
    changeFields({ document, undo }, id, { content: { de: 'Anfahrt', en: 'Getting here' } });
    expect(document.part(id)?.in_german).toEqual([]);
    expect(document.part(id)?.content.content).toBe('Getting here');
  });

  test('reports which modules an edit has changed', () => {
    const executed = vi.fn();
    const end = document.onExecuted((_commands, { ids }) => executed(ids));
    const id = add('headline', top, german('A'));
    changeFields({ document, undo }, id, german('B'));
    expect(executed.mock.calls).toEqual([[[id]], [[id]]]);
    changeFields({ document, undo }, id, german('B'));
    end();
    changeFields({ document, undo }, id, german('C'));
    expect(executed).toHaveBeenCalledTimes(2);
  });
});
