/** The loader data of a record's form. */
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RunWithDates } from '#domain/plan/run-changes.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import type { ManuallyEditedField } from '#domain/resources/manually-edited-field.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { FieldTexts } from '#i18n/back-office/field-texts.ts';
import type { FormTexts } from '#i18n/back-office/form-texts.ts';
import type { ResourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { PlannedChange, RecordDraft, RecordValues, StoredRecord } from '../requests/record-requests.ts';
import type { RecordNames, RecordPart, RecordParts } from './form-context.ts';

/** Records of one resource that refer to the record by one of their fields. */
export interface UseGroup {
  resource: ResourceName;
  /** "Termine: Stück" */
  label: string;
  count: number;
  /** The record cannot be removed while they are there. */
  is_required: boolean;
  /** The first of them. */
  records: readonly RecordPart[];
}

export interface LogLine {
  id: number;
  /** ISO 8601. */
  at: string;
  /** Null for an import. */
  who: string | null;
  action: 'create' | 'update' | 'remove' | 'publish' | 'import';
  /** Labels of the changed fields. */
  fields: readonly string[];
}

export interface RecordFormData {
  locale: Locale;
  today: Day;
  resource: FormResource;
  labels: ResourceLabels;
  texts: FormTexts & FieldTexts;
  /** What the record is called; of a new one, what it will be. */
  title: string;
  /** Null for a new record. */
  record: StoredRecord | null;
  /** What is written of it and not public. */
  draft: RecordDraft | null;
  plans: readonly PlannedChange[];
  /** The initial values of a new record. */
  initial: RecordValues;
  may_write: boolean;
  /** Resources of which this person may make records. */
  may_create: readonly ResourceName[];
  /** What was changed by hand since the last import, which the next one leaves as it is. */
  held: readonly ManuallyEditedField[];
  names: RecordNames;
  parts: RecordParts;
  uses: readonly UseGroup[];
  log: readonly LogLine[];
  /** Where visitors see it, its own page first. */
  addresses: readonly { url: string; name: string }[];
  /** What is usually done next, such as a date of a play. */
  next: readonly { url: string; name: string }[];
  /** For a form: the number of its entries; null without any, or without the permission to read them. */
  entries: { url: string; count: number } | null;
  /** For a run: the run with its dates. For a date of a run: the run with that date. */
  run: RunWithDates | null;
  list_url: string;
  /** All that was done with the record; empty for whoever may not read the log. */
  log_url: string;
}
