/** Forms that visitors fill in: what a form is made of, and with what its fields begin. Serves screen, calls and entries. */

/** What a field takes, by its number. */
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

/** The honeypot: a hidden field that robots fill in, the last of every form. */
export const trap = { slug: 'email2', field_type: 'emailconfirm' } as const;

export interface FormChoice {
  value: string;
  label: string;
}

export interface FormField {
  slug: string;
  label: string;
  /** 1 to 15, or the trap. */
  field_type: number | typeof trap.field_type;
  required: boolean;
  visible: boolean;
  choices: FormChoice[];
  /** Empty where there is none; of a list the values, with commas. */
  default: string;
  placeholder_text: string;
  help_text: string;
}

/** A form in one language, with the trap at its end. */
export interface Form {
  id: number;
  slug: string;
  title: string;
  intro: string;
  fields: FormField[];
  /** Names of the texts that had to stay German: `title`, `fields.name.label`. */
  in_german: string[];
}

/** A form as lists name it. */
export type FormEntry = Pick<Form, 'id' | 'slug' | 'title' | 'intro' | 'in_german'>;

/** A list for what takes several, null for a file that is not there, else a text; a checkbox says `true` or nothing. */
export type FormValue = string | string[] | null;

export type FormValues = Record<string, FormValue>;

/** A file that waits for its form to be sent. */
export interface UploadedFile {
  id: string;
  file_name: string;
}

/** What a page says to a form that the browser sent by itself. */
export type FormAnswer =
  | { isSent: true; confirmation: string }
  | {
      isSent: false;
      values: FormValues;
      files: Record<string, UploadedFile>;
      /** Sentences by field, in their order. */
      errors: { slug: string; message: string }[];
      /** What is wrong with all of it; empty where single fields are. */
      notice: string;
      /** With what it is sent again. */
      token: string;
    };

/** The field that is appended to every form. */
export const trapField: FormField = {
  ...trap,
  label: '',
  required: false,
  visible: false,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
};

const lists: readonly FormField['field_type'][] = [fieldType.checkboxes, fieldType.multiSelect];

/** Whether several of its choices can be taken. */
export const isList = ({ field_type }: Pick<FormField, 'field_type'>): boolean => lists.includes(field_type);

/** Whether people are shown it. A field of the kind "hidden" never is. */
export const isShown = ({ field_type, visible }: Pick<FormField, 'field_type' | 'visible'>): boolean =>
  visible && field_type !== fieldType.hidden && field_type !== trap.field_type;

/** With what a field begins: a file with nothing, what takes several with a list, everything else with its default. */
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

/** With what a form begins. */
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

/** What browsers and aids may fill in by themselves, in the words of HTML's `autocomplete`. */
export function purposeOf({ slug, field_type }: Pick<FormField, 'slug' | 'field_type'>): string | undefined {
  if (field_type === fieldType.email) return 'email';
  if (field_type === fieldType.birthDate) return 'bday';
  return field_type === fieldType.text ? purposes[slug] : undefined;
}
