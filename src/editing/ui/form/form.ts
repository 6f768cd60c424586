/** A module's form while it is open: nothing of it is in the draft before it is saved. */
import { emptyData } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';

export interface FormModule {
  /** Its own within the form. */
  key: string;
  /** Null for an item that was added here. */
  id: number | null;
  name: ModuleName;
  data: ModuleData;
  /** What is known of its pictures, links and events, those chosen here included. */
  content: Readonly<Record<string, unknown>>;
  /** Pictures, links and events that were chosen in this form. */
  chosen: Readonly<Record<string, unknown>>;
}

export interface ModuleForm {
  own: FormModule;
  /** The items of a list module, in order. */
  items: readonly FormModule[];
}

export interface FieldChange {
  changes: ModuleData;
  /** The picture, link or event behind a number, by the field's name. */
  chosen?: Record<string, unknown>;
}

/** The form with changed fields of the module itself or of an item. */
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

/** One more item at the end. `number` has never been given in this form. */
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

/** An item one place up (-1) or down (1); at the ends it stays. */
export function withMovedItem(form: ModuleForm, key: string, by: -1 | 1): ModuleForm {
  const from = form.items.findIndex((item) => item.key === key);
  const to = from + by;
  const item = form.items[from];
  if (!item || to < 0 || to >= form.items.length) return form;
  return { ...form, items: form.items.toSpliced(from, 1).toSpliced(to, 0, item) };
}
