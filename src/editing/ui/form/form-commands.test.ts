import { describe, expect, it } from 'vitest';
import { createDocument } from '../../core/edited-document.ts';
import {
  type FormModule,
  type ModuleForm,
  withFields,
  withItem,
  withMovedItem,
  withoutItem,
} from './form.ts';
import { formCommands } from './form-commands.ts';

const module = (id: number, name: FormModule['name'], data: Record<string, unknown>): FormModule => ({
  key: String(id),
  id,
  name,
  data,
  content: {},
  chosen: {},
});
const form: ModuleForm = {
  own: module(1, 'teaser-list', { extra_class: 'standard', anchor: '' }),
  items: [
    module(2, 'teaser', { headline: { de: 'Zwei' }, image: 5 }),
    module(3, 'teaser', { headline: { de: 'Drei' }, image: 6 }),
  ],
};
const stepsTo = (after: ModuleForm) =>
  formCommands(
    form,
    after,
    { id: 1, container: 9 },
    createDocument(() => 'de'),
  );
const slot = { container: 9, parent: 1, column: 0 };

describe('the commands of a saved form', () => {
  it('are none without changes', () => {
    expect(stepsTo(form)).toEqual([]);
    expect(stepsTo(withFields(form, '1', { changes: { extra_class: 'standard' } }))).toEqual([]);
  });

  it('contain only changed fields, with the chosen picture', () => {
    const picture = { id: 7 };
    const after = withFields(form, '3', { changes: { image: 7 }, chosen: { image: picture } });
    expect(stepsTo(after)).toEqual([
      { kind: 'fields', id: 3, changes: { image: 7 }, shown: { image: picture } },
    ]);
  });

  it('remove items and leave the others unchanged', () => {
    expect(stepsTo(withoutItem(form, '2'))).toEqual([{ kind: 'remove', id: 2 }]);
  });

  it('move items to their new order', () => {
    expect(stepsTo(withMovedItem(form, '3', -1))).toEqual([
      { kind: 'move', id: 3, place: slot, order: 0 },
      { kind: 'move', id: 2, place: slot, order: 1 },
    ]);
  });

  it('do not move an item beyond the ends', () => {
    expect(withMovedItem(form, '2', -1)).toEqual(form);
  });

  it('add an item with the content that the page needs to show it', () => {
    const added = withItem(form, 'teaser', 1);
    const after = withFields(added, 'new-1', { changes: { headline: { de: 'Neu' } } });
    const last = stepsTo(after).at(-1);
    expect(last).toMatchObject({ kind: 'add', place: slot, order: 2 });
    expect(last?.kind === 'add' && last.parts[0]?.content.headline).toBe('Neu');
  });
});
