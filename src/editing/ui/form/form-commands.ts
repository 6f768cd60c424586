/** Computes the commands that apply a module's form to the document, as one undo step. */
import type { DraftModule, ModuleData } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { type DocumentPart, withNewIds } from '../../core/document-parts.ts';
import type { EditedDocument } from '../../core/edited-document.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { contentAfter } from '../../core/shown-content.ts';
import type { FormModule, ModuleForm } from './form.ts';

/**
 * Changes only fields that differ from the opened form, so that concurrent edits on the page stay. `module` is the
 * form's own.
 */
export function formCommands(
  before: ModuleForm,
  after: ModuleForm,
  module: Pick<DraftModule, 'id' | 'container'>,
  document: Pick<EditedDocument, 'locale' | 'newId'>,
): Command[] {
  const slot = { container: module.container, parent: module.id, column: 0 };
  const old = new Map([before.own, ...before.items].map((each) => [each.id, each]));
  const keptIds = new Set(after.items.map(({ id }) => id));
  const removedItems = before.items.filter(({ id }) => !keptIds.has(id));
  const isOrdered = isDeepEqual(
    after.items.map(({ id }) => id),
    before.items.filter(({ id }) => keptIds.has(id)).map(({ id }) => id),
  );
  return [
    ...[after.own, ...after.items].flatMap((each) => fieldsStep(old.get(each.id), each)),
    ...removedItems.map(({ id }): Command => ({ kind: 'remove', id: id as number })),
    ...(isOrdered ? [] : after.items).map((item, order): Command => {
      if (item.id !== null) return { kind: 'move', id: item.id, place: slot, order };
      return { kind: 'add', place: slot, order, parts: [newPart(item, document)] };
    }),
  ];
}

function fieldsStep(before: FormModule | undefined, { id, data, chosen }: FormModule): Command[] {
  if (!before || id === null) return [];
  const names = Object.keys(data).filter((name) => !isDeepEqual(data[name], before.data[name]));
  if (names.length === 0) return [];
  const changes: ModuleData = Object.fromEntries(names.map((name) => [name, data[name]]));
  return [{ kind: 'fields', id, changes, shown: chosen }];
}

/** A new module without contents. */
export function newPart(
  { name, data, chosen }: Pick<FormModule, 'name' | 'data' | 'chosen'>,
  document: Pick<EditedDocument, 'locale' | 'newId'>,
): DocumentPart {
  const detached = { key: 1, parent: null, column: 0, module: name, data, content: {} };
  const [part] = withNewIds([detached], document);
  if (!part) throw new Error('An item was not made.');
  return { ...part, ...contentAfter(part, data, chosen, document.locale()) };
}
