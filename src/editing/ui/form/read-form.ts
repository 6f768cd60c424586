/** The form of a module as the draft has it when the dialog opens. */
import { itemOf } from '#domain/modules/modules.ts';
import { getDraft } from '../../core/document-entry.ts';
import { draftStore } from '../../core/edited-document.ts';
import { placeKey } from '../../core/slots.ts';
import type { FormModule, ModuleForm } from './form.ts';

/** Null for a module that is gone. */
export function readForm(id: number): ModuleForm | null {
  const own = formModule(id);
  if (!own) return null;
  const container = getDraft(id)?.module.container ?? 0;
  const isList = itemOf(own.name) !== null;
  const ids = isList ? draftStore.children(placeKey({ container, parent: id, column: 0 })) : [];
  return { own, items: ids.flatMap((item) => formModule(item) ?? []) };
}

function formModule(id: number): FormModule | null {
  const entry = getDraft(id);
  if (!entry) return null;
  const { module, data } = entry.module;
  return { key: String(id), id, name: module, data, content: entry.shown.content, chosen: {} };
}
