/** The parts of a run's form besides its fields. The form over a page has none of them and does not load them. */
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
