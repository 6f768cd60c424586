/** The loader data of a record's form. */
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RunWithDates } from '#domain/plan/run-changes.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import type { ManuallyEditedField } from '#domain/resources/manually-edited-field.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { FieldTexts } from '#i18n/back-office/field-texts.ts';
import type { RecordFormTexts } from '#i18n/back-office/form-texts.ts';
import type { ResourceLabels } from '#i18n/back-office/resource-labels.ts';
import type {
  RecordDraft,
  RecordValues,
  ScheduledChange,
  StoredRecord,
} from '../requests/record-requests.ts';
import type { RecordNames, RecordPart, RecordParts } from './form-context.ts';

/** Records of one resource that refer to the record by one of their fields. */
export interface UsageGroup {
  resource: ResourceName;
  /** "Termine: Stück" */
  label: string;
  count: number;
  /** The reference is required, so the record cannot be removed. */
  is_required: boolean;
  /** The first of them. */
  records: readonly RecordPart[];
}

interface RecordLogEntry {
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
  texts: RecordFormTexts & FieldTexts;
  /** The name of the record, or the future name of a new one. */
  title: string;
  /** Null for a new record. */
  record: StoredRecord | null;
  /** The unpublished changes. */
  draft: RecordDraft | null;
  plans: readonly ScheduledChange[];
  /** The initial values of a new record. */
  initial: RecordValues;
  may_write: boolean;
  /** Resources of which this person may make records. */
  may_create: readonly ResourceName[];
  /** Manual edits since the last import, which the next import keeps. */
  held: readonly ManuallyEditedField[];
  names: RecordNames;
  parts: RecordParts;
  uses: readonly UsageGroup[];
  log: readonly RecordLogEntry[];
  /** Public addresses, its own page first. */
  addresses: readonly { url: string; name: string }[];
  /** Usual next steps, such as an event of a play. */
  next: readonly { url: string; name: string }[];
  /** For a form: the number of its entries; null without any, or without the permission to read them. */
  entries: { url: string; count: number } | null;
  /** For a run: the run with its dates. For a date of a run: the run with that date. */
  run: RunWithDates | null;
  list_url: string;
  /** The record's log; empty without permission to read it. */
  log_url: string;
}
