/** Forms that visitors fill in, for their screen, the API and entries in the hub. */

/** The numbers of field types in the database. */
export const fieldType = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthDate: 15,
} as const;

/** The honeypot: a hidden field at the end of each form, which robots fill in. */
export const honeypot = { slug: 'email2', field_type: 'emailconfirm' } as const;

interface FormChoice {
  value: string;
  label: string;
}

export interface FormField {
  slug: string;
  label: string;
  /** 1 to 15, or the honeypot. */
  field_type: number | typeof honeypot.field_type;
  required: boolean;
  visible: boolean;
  choices: FormChoice[];
  /** Empty if there is none. Values of lists are separated by commas. */
  default: string;
  placeholder_text: string;
  help_text: string;
}

/** A form in one language, including the honeypot. */
export interface Form {
  id: number;
  slug: string;
  title: string;
  intro: string;
  fields: FormField[];
  /** Texts served in German because English is missing, by path: `title`, `fields.name.label`. */
  in_german: string[];
}

/** A form in a list. */
export type FormEntry = Pick<Form, 'id' | 'slug' | 'title' | 'intro' | 'in_german'>;

/**
 * An array for fields with several values, null for a missing file, else a text. A checkbox is `true` or
 * empty.
 */
export type FormValue = string | string[] | null;

export type FormValues = Record<string, FormValue>;

/** A file uploaded before its form is submitted. */
export interface UploadedFile {
  id: string;
  file_name: string;
}

/** Result of a submit without scripts. */
export type FormPostResult =
  | { isSent: true; confirmation: string }
  | {
      isSent: false;
      values: FormValues;
      files: Record<string, UploadedFile>;
      /** Messages in the order of the fields. */
      errors: { slug: string; message: string }[];
      /** A message about the whole form; empty if single fields have errors. */
      notice: string;
      /** For the next submit. */
      token: string;
    };

export const honeypotField: FormField = {
  ...honeypot,
  label: '',
  required: false,
  visible: false,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
};

const lists: readonly FormField['field_type'][] = [fieldType.checkboxes, fieldType.multiSelect];

/** Whether several options can be chosen. */
export const isList = ({ field_type }: Pick<FormField, 'field_type'>): boolean => lists.includes(field_type);

/** Fields of type "hidden" are never shown. */
export const isShown = ({ field_type, visible }: Pick<FormField, 'field_type' | 'visible'>): boolean =>
  visible && field_type !== fieldType.hidden && field_type !== honeypot.field_type;

/** Null for files, an array for fields with several values, else the default. */
export function initialValue(field: Pick<FormField, 'field_type' | 'default'>): FormValue {
  if (field.field_type === fieldType.file) return null;
  if (isList(field)) {
    return field.default
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
  }
  return field.default;
}

export function initialValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.slug, initialValue(field)]));
}

const purposes: Record<string, string> = {
  name: 'name',
  vorname: 'given-name',
  firstname: 'given-name',
  nachname: 'family-name',
  lastname: 'family-name',
  telefon: 'tel',
  phone: 'tel',
  strasse: 'street-address',
  street: 'street-address',
  plz: 'postal-code',
  postcode: 'postal-code',
  ort: 'address-level2',
  city: 'address-level2',
  organisation: 'organization',
  schule: 'organization',
};

/** The `autocomplete` token for browsers and assistive technology. */
export function purposeOf({ slug, field_type }: Pick<FormField, 'slug' | 'field_type'>): string | undefined {
  if (field_type === fieldType.email) return 'email';
  if (field_type === fieldType.birthDate) return 'bday';
  return field_type === fieldType.text ? purposes[slug] : undefined;
}
