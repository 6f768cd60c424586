/** Reads the form of a module from the document when the dialog opens. */
import { itemNameOf } from '#domain/modules/modules.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../../sync/session.ts';
import type { FormModule, ModuleForm } from './form.ts';

/** Null for a removed module. */
export function readForm(session: EditingSession, id: number): ModuleForm | null {
  const own = formModule(session, id);
  if (!own) return null;
  const container = session.document.entry(id)?.module.container ?? 0;
  const isList = itemNameOf(own.name) !== null;
  const ids = isList ? session.document.children(slotKey({ container, parent: id, column: 0 })) : [];
  return { own, items: ids.flatMap((item) => formModule(session, item) ?? []) };
}

function formModule(session: EditingSession, id: number): FormModule | null {
  const entry = session.document.entry(id);
  if (!entry) return null;
  const { module, data } = entry.module;
  if (module === 'record') return null;
  return { key: String(id), id, name: module, data, content: entry.shown.content, chosen: {} };
}
