/** The form of a record in a dialog over a page of the site. The page reloads its data after saving. */

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { closeRequests } from '#editing/ui/kit/close-requests.ts';
import { FooterConfirmation } from '#editing/ui/kit/FooterConfirmation.tsx';
import { IconButton } from '#editing/ui/kit/IconButton.tsx';
import { rememberFocus } from '#editing/ui/kit/remember-focus.ts';
import { createUiState } from '#editing/ui/ui-state.ts';
import { recordDialogTexts } from '#i18n/back-office/record-dialog-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import pressed from '../shell/controls.module.css';
import tokens from '../shell/tokens.module.css';
import { focusField } from './focus-field.ts';
import type { RecordFormData } from './form-data.ts';
import { loadForm } from './load-form.ts';
import styles from './RecordDialog.module.css';
import RecordForm from './RecordForm.tsx';
import { changesOf, type RecordForm as Form } from './record-form.ts';

interface Props {
  request: { resource: FormResource; id: number; field?: string | undefined; href?: string };
  onClose: () => void;
}

export function RecordDialog({ request: { resource, id, field, href }, onClose }: Props) {
  const session = useEditingSession();
  const locale = useLocale();
  const texts = recordDialogTexts(locale);
  const [data, setData] = useState<RecordFormData | null>(null);
  const [failure, setFailure] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [form, setForm] = useState<Form | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request.
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      let loaded = await loadForm(resource, id, locale);
      if ('status' in loaded && loaded.status === 401 && (await session.login.request()))
        loaded = await loadForm(resource, id, locale);
      if (isOver) return;
      if ('status' in loaded) setFailure(loaded.status);
      else setData(loaded);
    };
    setFailure(null);
    void load();
    return () => {
      isOver = true;
    };
  }, [resource, id, locale, attempt, session]);

  useEffect(() => {
    const element = dialog.current;
    const restoreFocus = rememberFocus();
    if (!element?.open) element?.showModal();
    return () => {
      element?.close();
      restoreFocus();
    };
  }, []);

  const name = data?.title ?? '';
  const close = useCallback(() => {
    // An earlier save may have changed the page.
    if (form) session.part(createUiState).get().refresh();
    onClose();
  }, [form, onClose, session]);

  useEffect(() => {
    if (!form) return;
    focusField(dialog.current, field);
    return form.store.subscribe(() => {
      if (form.store.get().save !== 'saved' || changesOf(form.fields, form.store.get()).length > 0) return;
      session.alerts.show({ kind: 'save', text: texts.saved.replace('{title}', name) });
      close();
    });
  }, [form, field, name, texts, close, session]);

  const leave = () => {
    if (form && changesOf(form.fields, form.store.get()).length > 0) setLeaving(true);
    else close();
  };

  return (
    <dialog
      ref={dialog}
      lang={locale}
      className={`${tokens.backOffice} ${styles.dialog}`}
      aria-labelledby={title}
      {...closeRequests(leave)}
    >
      <header className={styles.head}>
        <h2 id={title}>{name || texts.loading}</h2>
        {href && <a href={href}>{texts.follow}</a>}
        {data?.log_url && <a href={data.log_url}>{data.texts.log}</a>}
        <a href={backOfficePath('record', locale, { resource, id })}>{texts.whole}</a>
        <IconButton icon="close" name={texts.close} onClick={leave} />
      </header>
      {isLeaving && form && (
        <ConfirmLeaving
          texts={texts}
          onStay={() => setLeaving(false)}
          onClose={close}
          onDiscard={() => {
            form.discard();
            close();
          }}
        />
      )}
      <div className={styles.body} data-body>
        {data ? (
          <RecordForm
            data={data}
            aside={null}
            session={session}
            overPage={setForm}
            navigate={(to) => location.assign(to)}
          />
        ) : failure === null ? (
          <p role="status">{texts.loading}</p>
        ) : (
          <Failed text={failure in texts.failed ? texts.failed[failure as 401] : texts.failed.other}>
            <button type="button" className={pressed.button} onClick={() => setAttempt(attempt + 1)}>
              {texts.again}
            </button>
          </Failed>
        )}
      </div>
    </dialog>
  );
}

function Failed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.failed}>
      <p role="alert">{text}</p>
      {children}
    </div>
  );
}

interface LeavingProps {
  texts: ReturnType<typeof recordDialogTexts>;
  onStay: () => void;
  onClose: () => void;
  onDiscard: () => void;
}

/** The confirmation before unsaved changes are discarded. */
function ConfirmLeaving({ texts, onStay, onClose, onDiscard }: LeavingProps) {
  return (
    <div className={styles.leaving}>
      <FooterConfirmation text={texts.unsaved}>
        <button type="button" className={pressed.button} onClick={onStay}>
          {texts.write_on}
        </button>
        <button type="button" className={pressed.button} onClick={onDiscard}>
          {texts.discard}
        </button>
        <button type="button" className={pressed.button} onClick={onClose}>
          {texts.close_kept}
        </button>
      </FooterConfirmation>
    </div>
  );
}
