/** The screen of a removed record, which can be restored at any time and by anybody with permission. */
import { use } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#domain/languages/locales.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { FormSession } from './FormSession.tsx';
import type { RecordFormData } from './form-data.ts';
import { formSession } from './form-session.ts';
import { RemovedRecord } from './RemoveRecord.tsx';
import type { Arrival } from './SaveState.tsx';

export interface RemovedRecordData
  extends Pick<RecordFormData, 'resource' | 'list_url' | 'texts' | 'may_write'> {
  locale: Locale;
  id: number;
  title: string;
  /** "Ada Lund ist entfernt: Vera, 24.11.2026, 19.30" */
  message: string;
}

export default function RemovedRecordScreen({ data }: { data: RemovedRecordData }) {
  use(loadEditingMessages(data.locale));
  const navigate = useNavigate();
  return (
    <FormSession session={formSession()}>
      <RemovedRecord
        data={data}
        id={data.id}
        message={data.message}
        mayRestore={data.may_write}
        onRestored={() =>
          void navigate('.', { replace: true, state: 'restored' satisfies Arrival, preventScrollReset: true })
        }
      />
    </FormSession>
  );
}
