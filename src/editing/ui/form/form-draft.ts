/** Persists an open form, whose changes are not in the document until it is applied. */
import { schemaOf } from '#modules/schemas.ts';
import { changedTexts } from '../../core/merge/merge-fields.ts';
import type { EditingSession } from '../../sync/session.ts';
import type { FormModule, ModuleForm } from './form.ts';

/** Ids under which the open form is persisted: its module, and new items. */
const createNumbers = (): { persisted: readonly number[] } => ({ persisted: [] });

/** Persists the differences to `before`, the form as it was opened; replaces what was persisted before. */
export function persistForm(session: EditingSession, before: ModuleForm, form: ModuleForm): void {
  const { id } = form.own;
  const container = id === null ? undefined : session.document.entry(id)?.module.container;
  if (container === undefined) return;
  const old = new Map([before.own, ...before.items].map((module) => [module.key, module]));
  const numbers = new Set<number>();
  [form.own, ...form.items].forEach((module, at) => {
    const number = module.id ?? newItems - at;
    const texts = changedTexts(schemaOf(module.name).fields, module.data, old.get(module.key)?.data);
    numbers.add(number);
    session.draftWriter?.form(container, number, texts.length > 0 ? formOf(module, number, texts) : null);
  });
  for (const number of session.part(createNumbers).persisted)
    if (!numbers.has(number)) session.draftWriter?.form(container, number, null);
  session.part(createNumbers).persisted = [...numbers];
}

/** Outside the range of local module ids. */
const newItems = -1_000_000_000;

const formOf = ({ name }: FormModule, id: number, texts: ReturnType<typeof changedTexts>) => ({
  id,
  module: name,
  texts,
});

/** Call it when the form was applied or closed. */
export function discardForm(session: EditingSession, id: number): void {
  const container = session.document.entry(id)?.module.container;
  if (container !== undefined)
    for (const number of session.part(createNumbers).persisted)
      session.draftWriter?.form(container, number, null);
  session.part(createNumbers).persisted = [];
}
