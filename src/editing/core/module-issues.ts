/** Whether a module is complete enough to be saved. */

import { checkData } from '#domain/modules/module-check.ts';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';

const checked = new WeakMap<object, readonly FieldIssue[]>();

/** What keeps it in the browser for now. The same data is checked once. */
export function issuesOf({ module, data }: Pick<DraftModule, 'module' | 'data'>): readonly FieldIssue[] {
  const issues = checked.get(data) ?? checkData(schemaOf(module), data);
  checked.set(data, issues);
  return issues;
}
