/** Types of labels for a resource and its fields: complete for every field, sub-field and choice without a shared label. */
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Descriptions } from '#domain/resources/resources.ts';
import type { SharedField } from './shared-field-labels.ts';

type LabelOf<Field> = Field extends { values: readonly (infer Value extends string)[] }
  ? { label: string; values: Record<Value, string> }
  : Field extends { fields: infer Fields }
    ? { label: string; fields: LabelsOfFields<Fields> }
    : Field extends { kind: 'integer' }
      ? string | { label: string; values: Readonly<Record<number, string>> }
      : string | { label: string; hint: string };

type LabelsOfFields<Fields> = { [Name in keyof Fields]: LabelOf<Fields[Name]> };

/** The reference to the record that one of these is a part of. */
type LabelOfParent<Description> = Description extends { parent: { field: infer Field extends string } }
  ? Record<Field, string>
  : unknown;

type IsShared<Name, Label> = Name extends SharedField ? (string extends Label ? true : false) : false;

/** A field with a shared label may be left out. */
type OwnLabels<Labels> = {
  [Name in keyof Labels as IsShared<Name, Labels[Name]> extends true ? never : Name]: Labels[Name];
} & {
  [Name in keyof Labels as IsShared<Name, Labels[Name]> extends true ? Name : never]?: Labels[Name];
};

interface Names {
  one: string;
  many: string;
}

/** `create` is on the button that opens an empty form. */
type NamesOf<Description> = Description extends { writes: string } ? Names : Names & { create: string };

export type LabelsOf<Name extends ResourceName> = {
  [N in Name]: NamesOf<Descriptions[N]> & {
    fields: OwnLabels<LabelsOfFields<Descriptions[N]['fields']> & LabelOfParent<Descriptions[N]>>;
  };
};
