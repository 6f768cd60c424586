/** The form of a record: groups of fields, a footer for saving, and its dialogs. */

import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { fetchAccount } from '#editing/sync/account/fetch-account.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { lazyComponent } from '#editing/ui/lazy-component.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { createStore, useStore } from '#state/store.ts';
import { FieldControl } from './controls/FieldControl.tsx';
import { FieldGroups } from './FieldGroups.tsx';
import { FormSession } from './FormSession.tsx';
import styles from './form.module.css';
import { FormContext, type RecordNames } from './form-context.ts';
import type { RecordFormData } from './form-data.ts';
import { openFormJournal } from './form-journal.ts';
import { formSession } from './form-session.ts';
import { loadForm } from './load-form.ts';
import { RemovedRecord, RemoveRecord } from './RemoveRecord.tsx';
import { createRecordForm, type RecordForm as Form } from './record-form.ts';
import type { RunParts } from './run-parts.ts';
import { SaveBar } from './SaveBar.tsx';
import type { Arrival } from './SaveState.tsx';
import { ScheduledChangeList } from './ScheduledChangeList.tsx';

const FormConflict = lazyComponent(async () => (await import('./FormConflict.tsx')).FormConflict);

interface Props {
  data: RecordFormData;
  /** Navigates within the back office, with what happened to the record that is shown next. */
  navigate: (to: string, arrival?: Arrival) => void;
  /** What happened to this record on the screen before. */
  arrival?: Arrival;
  /** The content of the right column. */
  aside: ReactNode;
  /** Called with the server's data after a save: visibility, addresses, last change. */
  onRead?: (data: RecordFormData) => void;
  /** By default the one of the document. */
  session?: EditingSession;
  /** Set in a dialog over a page, without the right column. Called with the form when it is created. */
  overPage?: (form: Form) => void;
  runParts?: RunParts;
}

export default function RecordForm({
  session = formSession(),
  arrival = null,
  overPage,
  runParts,
  ...props
}: Props) {
  use(loadEditingMessages(props.data.locale));
  return (
    <FormSession session={session}>
      <LoadedForm
        {...props}
        session={session}
        arrival={arrival}
        overPage={overPage}
        runParts={runParts}
        onRead={props.onRead}
      />
    </FormSession>
  );
}

type Optional = 'overPage' | 'runParts' | 'onRead';
type LoadedProps = Required<Omit<Props, Optional>> & { [Name in Optional]: Props[Name] };

function LoadedForm(props: LoadedProps) {
  const { data, navigate, arrival, aside, session, overPage, runParts, onRead } = props;
  const { resource, record, initial, texts, locale, today, names, parts, may_create } = data;
  const isLeft = useRef(false);
  const [form] = useState(() =>
    createRecordForm({
      session,
      resource,
      record,
      initial,
      fields: fieldsOf(resource),
      draft: data.draft,
      noMoment: texts.when_missing,
      onCreated({ id }) {
        if (!isLeft.current) navigate(backOfficePath('record', locale, { resource, id }), 'created');
      },
    }),
  );
  useReadAgain(form, data, onRead);
  useJournal(form, session, data);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => overPage?.(form), [overPage, form]);
  const errors = useStore(form.store, 'errors');
  const { values: stored } = useStore(form.store, 'base');
  const conflict = useStore(form.store, 'conflict');
  const [isRemoved, setRemoved] = useState(false);
  const [found] = useState(() => createStore<{ names: RecordNames }>({ names: {} }));
  const context = {
    locale,
    texts,
    today,
    errors,
    stored,
    names,
    found,
    parts,
    may_create,
    Control: FieldControl,
  };
  const goToRecord = (id?: number, arrival?: Arrival) =>
    navigate(backOfficePath('record', locale, { resource, id }), arrival);
  if (isRemoved && record) {
    return (
      <RemovedRecord
        data={data}
        id={record.id}
        message={texts.removed.replace('{name}', data.title)}
        onRestored={() => {
          setRemoved(false);
          goToRecord(record.id, 'restored');
        }}
      />
    );
  }
  return (
    <FormContext value={context}>
      <FieldGroups form={form} data={data} isListed={!overPage}>
        {data.run && runParts && <runParts.Dates run={data.run} data={data} />}
      </FieldGroups>
      {!overPage && (
        <div className={styles.side}>
          {data.may_write && <ScheduledChangeList form={form} data={data} />}
          {aside}
          {data.may_write && data.labels.create && record && (
            <RemoveRecord form={form} data={data} onRemoved={() => setRemoved(true)} />
          )}
        </div>
      )}
      {data.may_write && (
        <SaveBar
          form={form}
          data={data}
          arrival={arrival}
          runParts={runParts}
          onWritten={() => goToRecord(record?.id)}
        />
      )}
      {conflict && (
        <Suspense>
          <FormConflict form={form} data={data} />
        </Suspense>
      )}
    </FormContext>
  );
}

/** Called after each save; without a connection the previous data stays. */
function useReadAgain(form: Form, { resource, record, locale }: RecordFormData, onRead: Props['onRead']) {
  const base = useStore(form.store, 'base');
  const latest = useRef(onRead);
  latest.current = onRead;
  const id = record?.id;
  useEffect(() => {
    if (!latest.current || id === undefined || base.version === null || form.store.get().save !== 'saved')
      return;
    void loadForm(resource, id, locale).then((read) => !('status' in read) && latest.current?.(read));
  }, [form, base, resource, id, locale]);
}

/**
 * The key of the form in the journal. That of a new record has its initial values, so that a form begun for one play
 * is not restored for another.
 */
function journalKey({ resource, record, initial }: RecordFormData): string {
  if (record) return `${resource}/${record.id}`;
  const given = Object.entries(initial).filter(([name]) => fieldsOf(resource)[name]?.kind === 'reference');
  return [`${resource}/new`, ...given.map(([name, id]) => `${name}=${id}`)].join(' ');
}

/** Restores the form from the browser's journal, and writes to it until the form is closed. */
function useJournal(form: Form, session: EditingSession, data: RecordFormData) {
  const { locale } = data;
  const place = journalKey(data);
  useEffect(() => {
    let isOver = false;
    const attach = async () => {
      const isLogged = session.account.get().logged || (await fetchAccount(session, locale));
      if (!isLogged) throw new Error('Without an account there is no journal.');
      const journal = await openFormJournal(session.account.get().email, place);
      // On a slow line, the form may be closed before it is persisted.
      if (!isOver || !form.isKept()) await form.attach(journal);
    };
    attach().catch(() => form.store.set({ canPersist: false }));
    const flush = () => void form.flush();
    const ends = [session.ports.page.onHide(flush), session.ports.page.onVisibility(flush)];
    const warn = (event: BeforeUnloadEvent) => {
      if (!form.isKept()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      isOver = true;
      flush();
      for (const end of ends) end();
      removeEventListener('beforeunload', warn);
    };
  }, [form, session, place, locale]);
}
