/** What is written in an open form, for the journal: it is not in the draft before it is applied. */

import { getDraft } from '../../core/document-entry.ts';
import { textsOf } from '../../core/merge/merge-fields.ts';
import type { FormModule, ModuleForm } from '../../ui/form/form.ts';
import { journal } from './current-draft-writer.ts';

/** The numbers under which the open form is kept: its module, and items that are new. */
let kept: number[] = [];

/** Keeps what differs from `before`, the form as it was opened; what was kept of an earlier form and is not in it goes. */
export function keepForm(before: ModuleForm, form: ModuleForm): void {
  const { id } = form.own;
  const container = id === null ? undefined : getDraft(id)?.module.container;
  if (container === undefined) return;
  const old = new Map([before.own, ...before.items].map((module) => [module.key, module]));
  const numbers = new Set<number>();
  [form.own, ...form.items].forEach((module, at) => {
    const number = module.id ?? newItems - at;
    const texts = textsOf(module.name, module.data, old.get(module.key)?.data);
    numbers.add(number);
    journal.keeper?.form(container, number, texts.length > 0 ? formOf(module, number, texts) : null);
  });
  for (const number of kept) if (!numbers.has(number)) journal.keeper?.form(container, number, null);
  kept = [...numbers];
}

/** Far from all numbers that the browser gives to modules. */
const newItems = -1_000_000_000;

const formOf = ({ name }: FormModule, id: number, texts: ReturnType<typeof textsOf>) => ({
  id,
  module: name,
  texts,
});

/** It was applied or put away. */
export function forgetForm(id: number): void {
  const container = getDraft(id)?.module.container;
  if (container !== undefined) for (const number of kept) journal.keeper?.form(container, number, null);
  kept = [];
}
