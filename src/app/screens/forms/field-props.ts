import type { Day } from '#domain/dates/dates.ts';
import type { FormField as Field, Form, FormValue } from '#domain/forms/form.ts';
import type { FormTexts } from '#i18n/forms/form-texts.ts';
import type { Upload } from './uploads.ts';

export interface FieldProps {
  field: Field;
  form: Form;
  texts: FormTexts;
  value: FormValue;
  error: string | undefined;
  upload: Upload | undefined;
  onFile(slug: string, file: File): void;
  onRemoveFile(slug: string): void;
  day: Day;
}

/** Attributes that every control receives. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}
