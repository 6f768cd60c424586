import { beforeEach, describe, expect, test } from 'vitest';
import { copyOf } from './document-parts.ts';
import { createDocument, type EditedDocument } from './edited-document.ts';
import {
  addModule,
  changeFields,
  duplicateModule,
  insertCopy,
  isAllowedAt,
  moveModule,
  removeModule,
} from './module-edits.ts';
import { createUndoHistory, type UndoHistory } from './undo-history.ts';

const container = 7;
const top = { container, parent: null, column: 0 };
const german = (de: string) => ({ content: { de } });

let document: EditedDocument;
let undo: UndoHistory;

beforeEach(() => {
  document = createDocument(() => 'de');
  const ports = { now: () => 0, executeRemote: async () => null, persist: async () => {} };
  undo = createUndoHistory(document, ports);
});

const editor = () => ({ document, undo });
const add = (text: string) => addModule(editor(), top, 99, 'headline', german(text));
const textOf = (id: number) => (document.part(id)?.module.data.content as { de: string } | null)?.de;
const texts = (key: string) => document.children(key).map(textOf);

describe('edits', () => {
  test('modules of removed columns move to the end of the last one, undone in one step', () => {
    const layout = addModule(editor(), top, 0, 'container', { layout: '33-33-33' });
    const columns = ['A', 'B', 'C'].map((text, column) =>
      addModule(editor(), { container, parent: layout, column }, 0, 'headline', german(text)),
    );
    changeFields(editor(), layout, { layout: '50-50' });
    expect(texts(`m${layout}/1`)).toEqual(['B', 'C']);
    changeFields(editor(), layout, { layout: '100' });
    expect(texts(`m${layout}/0`)).toEqual(['A', 'B', 'C']);
    undo.undo(container);
    undo.undo(container);
    const inColumns = () => [0, 1, 2].map((column) => document.children(`m${layout}/${column}`));
    expect(inColumns()).toEqual(columns.map((id) => [id]));
    changeFields(editor(), layout, { anchor: 'saal' });
    expect(inColumns()).toEqual(columns.map((id) => [id]));
  });

  test('a copy follows its module with all descendants, new ids and no anchor', () => {
    const list = addModule(editor(), top, 0, 'faq');
    addModule(editor(), { container, parent: list, column: 0 }, 0, 'faq-item');
    const last = addModule(editor(), top, 5, 'headline', { ...german('Ende'), anchor: 'ende' });
    expect(document.orderOf(last)).toBe(1);
    const copy = duplicateModule(editor(), list) as number;
    expect(document.children(`c${container}`)).toEqual([list, copy, last]);
    expect(document.children(`m${copy}/0`)).toHaveLength(1);
    expect(document.children(`m${copy}/0`)).not.toEqual(document.children(`m${list}/0`));
    const second = duplicateModule(editor(), last) as number;
    expect(document.part(last)?.module.data.anchor).toBe('ende');
    expect(document.part(second)?.module.data.anchor).toBe('');
    expect(textOf(second)).toBe('Ende');
    expect(document.part(second)?.content).toEqual({ ...document.part(last)?.content, anchor: '' });
    const copied = copyOf(last, document);
    removeModule(editor(), last);
    const third = insertCopy(editor(), top, 9, copied) as number;
    expect(document.part(third)?.module.data.anchor).toBe('ende');
    const plain = addModule(editor(), top, 9, 'headline', german('Schluss'));
    expect(document.part(duplicateModule(editor(), plain) as number)?.content).toEqual(
      document.part(plain)?.content,
    );
    expect(duplicateModule(editor(), 999)).toBe(null);
  });

  test('slots reject modules that they do not allow', () => {
    const list = addModule(editor(), top, 0, 'faq');
    const text = add('A');
    const inside = { container, parent: list, column: 0 };
    expect(isAllowedAt(document, 'faq-item', inside)).toBe(true);
    expect(isAllowedAt(document, 'faq-item', top)).toBe(false);
    expect(isAllowedAt(document, 'text', { ...inside, parent: 999 })).toBe(false);
    expect(moveModule(editor(), text, inside, 0)).toBe(false);
    expect(moveModule(editor(), 999, top, 0)).toBe(false);
    expect(moveModule(editor(), text, top, 0)).toBe(true);
    expect(document.children(`c${container}`)).toEqual([text, list]);
    expect(insertCopy(editor(), inside, 0, copyOf(text, document))).toBe(null);
    expect(insertCopy(editor(), top, 0, [])).toBe(null);
    removeModule(editor(), 999);
    changeFields(editor(), 999, german('Weg'));
    expect(undo.entriesOf(container)).toHaveLength(3);
  });
});
