/** Behaviour of a form with scripts: validates before sending, stores a draft, uploads files. */
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/dates/dates.ts';
import { type Form, type FormPostResult, honeypot, initialValues } from '#domain/forms/form.ts';
import { checkEntry } from '#domain/forms/form-rules.ts';
import { type FormMessages, type FormTexts, messageOf } from '#i18n/forms/form-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { wait } from '#state/script-loading.ts';
import { discardDraft, isTouched, readDraft, readFields, saveDraft, writeFields } from './form-draft.ts';
import { type EntryOutcome, fetchToken, minTokenAge, sendEntry } from './send-entry.ts';
import { useUploads } from './use-uploads.ts';

export interface FormFieldsProps {
  form: Form;
  texts: FormTexts;
  messages: FormMessages;
  token: string;
  day: Day;
  answer: (FormPostResult & { isSent: false }) | null;
  onSent(confirmation: string): void;
}

type Errors = { slug: string; message: string }[];

export function useForm({ form, texts, messages, token: given, day, answer, onSent }: FormFieldsProps) {
  const locale = useLocale();
  const { slug, fields } = form;
  const element = useRef<HTMLFormElement>(null);
  const [token, setToken] = useState(answer?.token ?? given);
  /** When the token was received: for its expiry and for the minimum time before a submit. */
  const since = useRef(0);
  const bornAt = useRef(0);
  const [errors, setErrors] = useState<Errors>(answer?.errors ?? []);
  const [notice, setNotice] = useState(answer?.notice ?? '');
  const [attempt, setAttempt] = useState(answer ? 1 : 0);
  const [isSending, setSending] = useState(false);
  const [wasRestored, setRestored] = useState(false);
  const files = useUploads({ token, texts, files: answer?.files ?? {}, onError: showFileError });
  const { uploads, setUploads } = files;

  function showFileError(field: string, message: string | null) {
    setErrors((before) => {
      const others = before.filter((error) => error.slug !== field);
      return message === null ? others : [...others, { slug: field, message }];
    });
  }

  const keep = useCallback(() => {
    if (!element.current) return;
    const values = readFields(element.current, fields, uploads);
    const done = Object.entries(uploads).filter(([, upload]) => upload.state === 'done');
    if (!isTouched(fields, values)) return;
    saveDraft(slug, { token, since: since.current, values, files: Object.fromEntries(done) as never });
  }, [slug, fields, uploads, token]);
  // Saves the draft again when an upload finishes.
  useEffect(keep, [keep]);

  // Once after mounting: replaces the browser's validation by ours and restores the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the values of the first render.
  useEffect(() => {
    bornAt.current = performance.now();
    since.current = Date.now();
    const target = element.current;
    if (!target) return;
    target.noValidate = true;
    if (answer) return;
    const draft = readDraft(slug);
    if (!draft || isTouched(fields, readFields(target, fields, {}))) return;
    writeFields(target, fields, draft.values);
    setUploads(draft.files);
    if (draft.token) {
      setToken(draft.token);
      since.current = draft.since;
      bornAt.current = Number.NEGATIVE_INFINITY;
    }
    setRestored(true);
  }, []);

  const check = (values: Record<string, unknown>): Errors => {
    const labels = new Map(fields.map((field) => [field.slug, field.label]));
    return checkEntry(fields, values, day).errors.map((error) => ({
      slug: error.slug,
      message: messageOf(messages, error, labels.get(error.slug) ?? error.slug),
    }));
  };

  /** Validates fields with an error again on each change. New errors are reported at the next submit only. */
  function recheck({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!element.current || !errors.some((error) => error.slug === name)) return;
    const found = check(readFields(element.current, fields, uploads)).find((error) => error.slug === name);
    setErrors((before) =>
      before.flatMap((error) => (error.slug === name ? (found ? [found] : []) : [error])),
    );
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = element.current;
    if (!target || isSending) return;
    setNotice('');
    setRestored(false);
    const values = readFields(target, fields, uploads);
    const found = check(values);
    setErrors(found);
    if (found.length > 0) return setAttempt((before) => before + 1);
    if (Object.values(uploads).some(({ state }) => state === 'uploading')) return setNotice(texts.file_wait);
    setSending(true);
    const trapped = new FormData(target).get(honeypot.slug);
    const outcome = await send({ ...values, ...(trapped ? { [honeypot.slug]: String(trapped) } : {}) });
    setSending(false);
    show(outcome);
  }

  async function send(values: Record<string, string | string[] | null>): Promise<EntryOutcome> {
    await wait(Math.max(0, bornAt.current + minTokenAge - performance.now()));
    const entry = { locale, form: form.id, values };
    const outcome = await sendEntry({ ...entry, token });
    if (outcome.kind !== 'stale') return outcome;
    const fresh = await fetchToken(locale);
    if (fresh === null) return { kind: 'stale' };
    setToken(fresh);
    since.current = Date.now();
    await wait(minTokenAge);
    return sendEntry({ ...entry, token: fresh });
  }

  function show(outcome: EntryOutcome) {
    switch (outcome.kind) {
      case 'sent':
        discardDraft(slug);
        return onSent(outcome.confirmation);
      case 'invalid': {
        const own = outcome.errors.filter(({ slug }) => fields.some((field) => field.slug === slug));
        // The form itself is rejected, as when it was closed meanwhile.
        if (own.length === 0) return setNotice(outcome.errors.map(({ message }) => message).join(' '));
        setErrors(own);
        return setAttempt((before) => before + 1);
      }
      case 'later':
        return setNotice(texts.later.replace('{minutes}', String(outcome.minutes)));
      default:
        return setNotice(texts[outcome.kind]);
    }
  }

  function discard() {
    discardDraft(slug);
    setUploads({});
    setRestored(false);
    if (element.current) writeFields(element.current, fields, initialValues(fields));
    element.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  }

  return {
    element,
    token,
    errors,
    notice,
    attempt,
    isSending,
    wasRestored,
    uploads,
    addFile: files.add,
    removeFile: files.remove,
    keep,
    recheck,
    submit,
    discard,
  };
}
