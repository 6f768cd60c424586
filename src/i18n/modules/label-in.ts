/** The label of a module field in a table of one language. */
import type { ModuleLabels } from './module-labels-de.ts';

/** The field's name if it has no label. */
export function labelIn({ fields, ofModules }: ModuleLabels, field: string, module?: string): string {
  const own = module ? ofModules[module] : undefined;
  const table = own && Object.hasOwn(own, field) ? own : fields;
  return (Object.hasOwn(table, field) ? table[field] : undefined) ?? field;
}
