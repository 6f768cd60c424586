/** The footer of a form: number of changes and where they are stored, undo, redo, save. */
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { resources } from '#domain/resources/resources.ts';
import { retryPause } from '#domain/site/page-requests.ts';
import { IconButton } from '#editing/ui/kit/IconButton.tsx';
import { lazyOnDemand } from '#editing/ui/lazy-component.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useStore } from '#state/store.ts';
import pressed from '../shell/controls.module.css';
import { DraftLine } from './DraftLine.tsx';
import styles from './form.module.css';
import type { RecordFormData } from './form-data.ts';
import { formValuesOf } from './form-values.ts';
import { PublicationTimeChoice, usePublicationTime } from './PublicationTimeChoice.tsx';
import strokes from './publication-time.module.css';
import { changesOf, type RecordForm } from './record-form.ts';
import type { RunParts } from './run-parts.ts';
import { type Arrival, SaveState } from './SaveState.tsx';
import { saveEffectsOf } from './save-effects.ts';
import { saveLabel } from './save-label.ts';

const ConfirmSaving = lazyOnDemand(async () => (await import('./ConfirmSaving.tsx')).ConfirmSaving);

interface Props {
  form: RecordForm;
  data: RecordFormData;
  arrival: Arrival;
  /** Reads the record's screen again. */
  onWritten: () => void;
  runParts: RunParts | undefined;
}

export function SaveBar({ form, data, arrival, onWritten, runParts }: Props) {
  const { texts, record } = data;
  const history = useStore(form.store, 'history');
  const base = useStore(form.store, 'base');
  const save = useStore(form.store, 'save');
  const draft = useStore(form.store, 'draft');
  const when = useStore(form.store, 'when');
  const errors = useStore(form.store, 'errors');
  const [asks, setAsks] = useState<'record' | 'run' | null>(null);
  /** Whether the last save was asked for by the button alone. */
  const [isPlain, setPlain] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  useSaveAgain(form, isPlain);
  const chosen = usePublicationTime(form);
  const count = changesOf(form.fields, form.store.get()).length;
  const isNew = base.version === null;
  const is_online = history.values.is_online as boolean | undefined;
  const { isInternal = false } = resources[data.resource];
  const isPublishing = draft !== null && when !== 'draft';
  const isIdle = count === 0 && !isNew && !isPublishing;
  const hasWhen = !isInternal && (!isNew || is_online !== undefined);
  const more = count > 0 ? `${formatCount(texts.changes, count)}, ${texts.more}` : texts.more;

  // An incomplete moment is reported at its own field.
  useEffect(() => {
    if (save === 'saved') setOpen(false);
    if (save === 'invalid' && errors.due_at) setOpen(true);
  }, [save, errors.due_at]);

  function press() {
    setPlain(false);
    if (data.run && runParts?.concernsDates(form, data.run)) {
      setAsks('run');
      return;
    }
    const shown = draft && record ? formValuesOf(form.fields, record.values) : base.values;
    const effects = record && saveEffectsOf(data, shown, history.values);
    if (effects && when === 'now') setAsks('record');
    else {
      setPlain(true);
      void form.save();
    }
  }

  return (
    <div className={`${styles.foot} ${styles.surface} ${pressed.unprinted}`} data-open={isOpen || undefined}>
      <SaveState form={form} texts={texts} count={count} arrival={arrival} isSentAgain={isPlain} />
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
        {hasWhen && <PublicationTimeChoice form={form} data={data} />}
      </div>
      <button
        type="button"
        className={`${pressed.button} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={menu}
        aria-label={more}
        onClick={() => setOpen(!isOpen)}
      >
        {hasWhen && <span className={strokes.stroke} data-when={chosen.when} aria-hidden="true" />}
        {/* The number of changes in short, for narrow screens. */}
        <span data-said={count > 0 ? formatCount(texts.changes, count) : texts.more} />
      </button>
      <button
        ref={button}
        type="button"
        className={pressed.primary}
        aria-keyshortcuts="Control+S Meta+S"
        aria-disabled={save === 'saving' || isIdle}
        onClick={() => save !== 'saving' && press()}
      >
        {saveLabel(texts, { count, when, isNew, is_online, isInternal })}
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

/**
 * Ctrl+S saves the topmost form, in place of the browser's own dialog.
 * @param button the save button, which is clicked
 */
function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const onTop = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
      if (!isPlain || event.key.toLowerCase() !== 's' || button.current?.closest('dialog') !== onTop) return;
      event.preventDefault();
      button.current?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [button]);
}

/** Twelve times the first pause: each attempt is read out. */
const maxPause = 12 * retryPause;

/**
 * Sends a form again that the server has not answered: when the connection is back, and after growing pauses. Until it
 * is answered, or something is changed: what nobody has asked to save is not published.
 * @param isOn false for a save that belongs to a dialog, which asks for it once more
 */
function useSaveAgain(form: RecordForm, isOn: boolean): void {
  const save = useStore(form.store, 'save');
  const pause = useRef(retryPause);
  useEffect(() => {
    if (save !== 'unreachable' && save !== 'saving') pause.current = retryPause;
    if (save !== 'unreachable' || !isOn) return;
    const again = () => void form.save();
    const timer = setTimeout(again, pause.current);
    pause.current = Math.min(2 * pause.current, maxPause);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [form, save, isOn]);
}
