/** What the form of a run has besides its fields; the form over a page goes without, and loads none of it. */
import type { ComponentType } from 'react';
import type { RunWithDates } from '#domain/plan/run-changes.ts';
import type { RecordFormData } from './form-data.ts';
import type { RecordForm } from './record-form.ts';

interface RunProps {
  run: RunWithDates;
  data: RecordFormData;
}

export interface RunParts {
  /** Whether saving could change dates of the run. */
  concernsDates(form: RecordForm, run: RunWithDates): boolean;
  /** Below the fields. */
  Dates: ComponentType<RunProps>;
  /** Before saving what concerns dates. */
  Change: ComponentType<RunProps & { form: RecordForm; onWritten: () => void; onClose: () => void }>;
}
