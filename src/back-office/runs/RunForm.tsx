/** The form of a run: that of a record, with its dates. */
import type { ComponentProps } from 'react';
import RecordForm from '../form/RecordForm.tsx';
import type { RunParts } from '../form/run-parts.ts';
import { ChangeRun } from './ChangeRun.tsx';
import { changesInForm } from './changes-in-form.ts';
import { RunDates } from './RunDates.tsx';

const runParts: RunParts = {
  concernsDates: (form, run) => changesInForm(form, run).length > 0,
  Dates: RunDates,
  Change: ChangeRun,
};

export default function RunForm(props: ComponentProps<typeof RecordForm>) {
  return <RecordForm {...props} runParts={runParts} />;
}
