/** The React context of a form's controls: texts, and the data of the record and of the records it refers to. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import type { FieldTexts } from '#i18n/back-office/field-texts.ts';
import type { FieldLabel } from '#i18n/back-office/resource-labels.ts';
import type { Store } from '#state/store.ts';
import type { RecordValues } from '../requests/record-requests.ts';

/** A record that a field refers to, with its name. */
export interface NamedRecord {
  name: string;
  /** Distinguishes records of the same name; empty if the name is unique. */
  detail: string;
  /** The address of its thumbnail; empty without one. */
  thumbnail: string;
}

/** Names by resource and number. */
export type RecordNames = Partial<Record<ResourceName, Readonly<Record<number, NamedRecord>>>>;

/** Another record that is a part of this one. */
export interface RecordPart {
  id: number;
  name: string;
  url: string;
}

/** By field. */
export type RecordParts = Readonly<
  Record<string, { results: readonly RecordPart[]; create: string; create_url: string }>
>;

export interface FormContextValue {
  locale: Locale;
  texts: FieldTexts;
  /** In the theatre's time zone. */
  today: Day;
  /** Error messages, by the path of a field. */
  errors: Readonly<Record<string, string>>;
  /** The stored values, for detecting outdated translations. */
  stored: RecordValues;
  names: RecordNames;
  /** Names that controls of this form have looked up. */
  found: Store<{ names: RecordNames }>;
  /** The control of any field, for those that have fields inside. */
  Control: ComponentType<ControlProps>;
  /** By field. */
  parts: RecordParts;
  /** Resources whose records the user may create from reference fields. */
  may_create: readonly ResourceName[];
}

export const FormContext = createContext<FormContextValue | null>(null);

/** @throws Error outside of a form */
export function useRecordForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form here.');
  return form;
}

/** The props of a control. */
export interface ControlProps<Kind extends ResourceField['kind'] = ResourceField['kind']> {
  field: ResourceField & { kind: Kind };
  label: FieldLabel;
  /** The path of the value within the record: "prices.0.amount". */
  path: string;
  value: unknown;
  /**
   * @param path the changed part of the value, if not all of it
   * @param record the chosen record
   */
  onChange: (value: unknown, path?: string, record?: NamedRecord) => void;
  /** Whether its label is visually hidden, since the head of a table shows it. */
  isCell?: boolean;
}

/** Whether the user has to fill it in: fields derived from others may be empty. */
export const isRequired = (field: ResourceField): boolean =>
  'required' in field && field.required === true && !('from' in field && field.from);
