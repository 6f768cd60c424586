/** A module's form while it is open. Its changes are not in the document until it is applied. */
import { emptyData } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';

export interface FormModule {
  /** Unique within the form. */
  key: string;
  /** Null for an item that was added in the form. */
  id: number | null;
  name: ModuleName;
  data: ModuleData;
  /** Resolved pictures, links and events, including newly chosen ones. */
  content: Readonly<Record<string, unknown>>;
  /** Pictures, links and events chosen in this form. */
  chosen: Readonly<Record<string, unknown>>;
}

export interface ModuleForm {
  own: FormModule;
  /** The items of a list module, in order. */
  items: readonly FormModule[];
}

export interface FieldChange {
  changes: ModuleData;
  /** The resolved picture, link or event, by the field's name. */
  chosen?: Record<string, unknown>;
}

/** Changes fields of the module itself or of an item. */
export function withFields(form: ModuleForm, key: string, change: FieldChange): ModuleForm {
  const changed = (module: FormModule): FormModule =>
    module.key === key
      ? {
          ...module,
          data: { ...module.data, ...change.changes },
          content: { ...module.content, ...change.chosen },
          chosen: { ...module.chosen, ...change.chosen },
        }
      : module;
  return { own: changed(form.own), items: form.items.map(changed) };
}

/** Adds an item at the end. `number` must be unused in this form. */
export function withItem(form: ModuleForm, name: ModuleName, number: number): ModuleForm {
  const item = {
    key: `new-${number}`,
    id: null,
    name,
    data: emptyData(schemaOf(name)),
    content: {},
    chosen: {},
  };
  return { ...form, items: [...form.items, item] };
}

export function withoutItem(form: ModuleForm, key: string): ModuleForm {
  return { ...form, items: form.items.filter((item) => item.key !== key) };
}

/** Moves an item up (-1) or down (1); at the ends it stays. */
export function withMovedItem(form: ModuleForm, key: string, by: -1 | 1): ModuleForm {
  const from = form.items.findIndex((item) => item.key === key);
  const to = from + by;
  const item = form.items[from];
  if (!item || to < 0 || to >= form.items.length) return form;
  return { ...form, items: form.items.toSpliced(from, 1).toSpliced(to, 0, item) };
}
