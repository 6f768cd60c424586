/** The parts of a run's form besides its fields. The form over a page does not have or load them. */
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
  /** The confirmation before a change of its events. */
  Change: ComponentType<RunProps & { form: RecordForm; onWritten: () => void; onClose: () => void }>;
}
