/** The foot of a form: what is changed and where it lies, undo and redo, and what saves it. */
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { resources } from '#domain/resources/resources.ts';
import { IconButton } from '#editing/ui/kit/IconButton.tsx';
import { lazyComponent } from '#editing/ui/lazy-component.ts';
import { useStore } from '#state/store.ts';
import pressed from '../shell/controls.module.css';
import { consequencesOf } from './consequences.ts';
import { DraftLine } from './DraftLine.tsx';
import styles from './form.module.css';
import type { RecordFormData } from './form-data.ts';
import { formValuesOf } from './form-values.ts';
import { changesOf, type RecordForm } from './record-form.ts';
import type { RunParts } from './run-parts.ts';
import { useSaveKey } from './use-save-key.ts';
import { useWhen, WhenChoice } from './WhenChoice.tsx';
import strokes from './when.module.css';

const ConfirmSaving = lazyComponent(async () => (await import('./ConfirmSaving.tsx')).ConfirmSaving);

interface Props {
  form: RecordForm;
  data: RecordFormData;
  isCreated: boolean;
  /** Reads the record's screen again. */
  onWritten: () => void;
  runParts: RunParts | undefined;
}

export function SaveBar({ form, data, isCreated, onWritten, runParts }: Props) {
  const { texts, record } = data;
  const history = useStore(form.store, 'history');
  const base = useStore(form.store, 'base');
  const save = useStore(form.store, 'save');
  const detail = useStore(form.store, 'detail');
  const conflict = useStore(form.store, 'conflict');
  const kept_at = useStore(form.store, 'kept_at');
  const restored_at = useStore(form.store, 'restored_at');
  const draft = useStore(form.store, 'draft');
  const when = useStore(form.store, 'when');
  const saved_as = useStore(form.store, 'saved_as');
  const errors = useStore(form.store, 'errors');
  const [asks, setAsks] = useState<'record' | 'run' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  const count = changesOf(form.fields, form.store.get()).length;
  const isNew = base.version === null;
  const chosen = useWhen(form);
  const timeOf = (at: number) => formatTime(new Date(at));

  // What is missing of the moment is said where it is written.
  useEffect(() => {
    if (save === 'saved') setOpen(false);
    if (save === 'invalid' && errors.due_at) setOpen(true);
  }, [save, errors.due_at]);

  function press() {
    if (data.run && runParts?.concernsDates(form, data.run)) {
      setAsks('run');
      return;
    }
    const shown = draft && record ? formValuesOf(form.fields, record.values) : base.values;
    const consequences = record && consequencesOf(data, shown, history.values);
    if (consequences && when === 'now') setAsks('record');
    else void form.save();
  }

  const problem =
    save === 'idle' || save === 'saving' || save === 'saved' ? '' : detail || texts.failed[save];
  const place = kept_at === null ? texts.keeping : texts.kept.replace('{time}', timeOf(kept_at));
  const counted = count === 1 ? texts.changes_one : texts.changes.replace('{count}', String(count));
  /** Whether nothing is said but how much is changed. */
  const isQuiet =
    !problem && !conflict && restored_at === null && (count > 0 || (save === 'idle' && !isCreated));
  const isPublishing = draft !== null && when !== 'draft';
  const isIdle = count === 0 && !isNew && !isPublishing;
  const counted_save = count === 1 ? texts.save_one : texts.save.replace('{count}', String(count));
  const { is_online } = history.values;
  const { isInternal } = resources[data.resource];
  const isOffline = is_online === false || isInternal;
  const hasWhen = !isInternal && (!isNew || is_online !== undefined);
  const offline = count === 0 ? texts.save_none : counted_save;
  const saving = when === 'now' && isOffline ? offline : texts.save_when[when];
  const creating =
    is_online === undefined
      ? texts.create
      : texts.create_as[isOffline ? 'offline' : when === 'later' ? 'later' : 'online'];
  return (
    <div className={`${styles.foot} ${styles.surface} ${pressed.unprinted}`} data-open={isOpen || undefined}>
      <div className={styles.state} data-quiet={isQuiet || undefined}>
        {conflict ? (
          <p role="alert" className={styles.alarm}>
            {texts.conflict}
          </p>
        ) : (
          <p role={problem ? 'alert' : 'status'} className={problem ? styles.alarm : undefined}>
            {problem ||
              (save === 'saving' && texts.saving) ||
              (count > 0 ? (
                <>
                  <strong>{counted}</strong> <span className={styles.quiet}>{place}</span>
                </>
              ) : save === 'saved' ? (
                texts.saved_as[saved_as]
              ) : isCreated ? (
                texts.created
              ) : (
                <span className={styles.quiet}>{texts.no_changes}</span>
              ))}
          </p>
        )}
        {restored_at !== null && <p role="status">{texts.restored.replace('{time}', timeOf(restored_at))}</p>}
      </div>
      <div className={styles.more} id={menu}>
        <DraftLine form={form} data={data} />
        <IconButton icon="undo" name={texts.undo} disabled={history.past.length === 0} onClick={form.undo} />
        <IconButton
          icon="redo"
          name={texts.redo}
          disabled={history.future.length === 0}
          onClick={form.redo}
        />
        <span className={styles.space} />
        {count > 0 && save !== 'saving' && (
          <button type="button" className={pressed.button} onClick={form.discard}>
            {texts.discard}
          </button>
        )}
        {hasWhen && <WhenChoice form={form} data={data} />}
      </div>
      <button
        type="button"
        className={`${pressed.button} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={menu}
        aria-label={count > 0 ? `${counted}, ${texts.more}` : texts.more}
        onClick={() => setOpen(!isOpen)}
      >
        {hasWhen && <span className={strokes.stroke} data-when={chosen.when} aria-hidden="true" />}
        {/* How much is changed, where there is no room beside it. */}
        <span data-said={count > 0 ? counted : texts.more} />
      </button>
      <button
        ref={button}
        type="button"
        className={pressed.primary}
        aria-keyshortcuts="Control+S Meta+S"
        aria-disabled={save === 'saving' || isIdle}
        onClick={() => save !== 'saving' && press()}
      >
        {isNew ? creating : saving}
      </button>
      {asks === 'record' && (
        <Suspense>
          <ConfirmSaving form={form} data={data} onClose={() => setAsks(null)} />
        </Suspense>
      )}
      {asks === 'run' && data.run && runParts && (
        <runParts.Change
          form={form}
          data={data}
          onWritten={onWritten}
          run={data.run}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  );
}
