// Processes a form that was sent without a script, and returns the outcome for its page.
import { berlinDay } from '#domain/dates/dates.ts';
import {
  type FormField,
  type FormPostResult,
  type FormValues,
  fieldType,
  honeypot,
  isList,
  isShown,
  type UploadedFile,
} from '#domain/forms/form.ts';
import { entryForAddress } from '#domain/forms/newsletter.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { formMessages, formTexts, messageOf } from '#i18n/forms/form-texts.ts';
import type { AppContext } from '#server/app-context.ts';
import { databaseFailure } from '#server/database-failure.ts';
import { MediaRejected } from '#server/media/rejection.ts';
import { consumeLimit, limitKey } from '#server/services/accounts/rate-limit.ts';
import {
  anonymousFormToken,
  type FormToken,
  issueFormToken,
  verifyFormToken,
} from '#server/services/forms/form-token.ts';
import { getForm } from '#server/services/forms/get-form.ts';
import { type SubmitOutcome, submitEntry } from '#server/services/forms/submit-entry.ts';
import { createTempFile, uploadLimit } from '#server/services/forms/temp-files.ts';
import { storeFailureKind } from '#server/store-failure.ts';
import { newsletter_form } from '#site';

interface Posted {
  slug: string;
  data: FormData;
  locale: Locale;
  network: string;
}

interface ReadFields {
  values: FormValues;
  files: Record<string, UploadedFile>;
  errors: { slug: string; message: string }[];
}

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Reads the values of the fields and uploads files. */
async function readFields(
  appContext: AppContext,
  fields: readonly FormField[],
  formToken: FormToken | null,
  { data, locale, network }: Posted,
): Promise<ReadFields> {
  const read: ReadFields = { values: {}, files: {}, errors: [] };
  for (const field of fields.filter(isShown)) {
    const { slug } = field;
    if (field.field_type !== fieldType.file) {
      const texts = data.getAll(slug).filter((value) => typeof value === 'string');
      read.values[slug] = isList(field) ? texts : (texts[0] ?? '');
      continue;
    }
    const given = data.get(slug);
    const uploaded = { id: textIn(data, `${slug}:id`), file_name: textIn(data, `${slug}:name`) };
    if (uploaded.id !== '') read.files[slug] = uploaded;
    if (given instanceof File && given.size > 0 && formToken && !formToken.isOver) {
      const message = await storeUploadedFile(
        appContext,
        given,
        formToken,
        { slug, locale, network },
        read.files,
      );
      if (message !== null) read.errors.push({ slug, message });
    }
    read.values[slug] = read.files[slug]?.id ?? null;
  }
  return read;
}

async function storeUploadedFile(
  appContext: AppContext,
  file: File,
  formToken: FormToken,
  { slug, locale, network }: { slug: string; locale: Locale; network: string },
  files: ReadFields['files'],
): Promise<string | null> {
  const { db } = appContext.database;
  try {
    const seconds = await consumeLimit(
      db,
      await limitKey(appContext.database, 'upload', network),
      uploadLimit,
    );
    if (seconds > 0) return waitText(locale, seconds);
    const { id, file_name } = await createTempFile(appContext, file, formToken);
    files[slug] = { id, file_name };
    return null;
  } catch (error) {
    if (error instanceof MediaRejected) return error.reason[locale];
    if (databaseFailure(error) || storeFailureKind(error)) return formTexts(locale).file_failed;
    throw error;
  }
}

const waitText = (locale: Locale, seconds: number) =>
  formTexts(locale).later.replace('{minutes}', String(Math.ceil(seconds / 60)));

/** Submits a form. Returns the confirmation, or the entered values with their errors; null if there is no such form. */
export async function submitFormPost(
  appContext: AppContext,
  posted: Posted,
): Promise<{ status: 200 | 422 | 429 | 503; answer: FormPostResult } | null> {
  const { database } = appContext;
  const { slug, data, locale, network } = posted;
  const now = appContext.now();
  const found = await getForm(database, slug, { locale });
  if (!found) return null;
  const token = textIn(data, 'token');
  // The newsletter field of the home page, which is shared and therefore has no token.
  const isAddress = slug === newsletter_form && !data.has('token');
  const formToken = isAddress
    ? await anonymousFormToken(database, network, berlinDay(now))
    : await verifyFormToken(database, token, now);
  const trapped = textIn(data, honeypot.slug);
  const read = isAddress
    ? { values: entryForAddress(found.form.fields, textIn(data, 'email'), locale), files: {}, errors: [] }
    : await readFields(appContext, found.form.fields, trapped === '' ? formToken : null, posted);
  const sent = { ...read.values, [honeypot.slug]: trapped };
  const submit = { form: slug, sent, formToken, locale, network, now };
  const outcome: Outcome =
    read.errors.length > 0
      ? { kind: 'invalid', errors: [], form: found }
      : await submitEntry(database, { ...submit, publicUrl: appContext.config.PUBLIC_URL }).catch(unsaved);
  if (outcome.kind === 'no-form') return null;
  if (outcome.kind === 'accepted') {
    return { status: 200, answer: { isSent: true, confirmation: outcome.confirmation } };
  }
  const isUsable = formToken !== null && !formToken.isOver && !isAddress;
  const answer: FormPostResult = {
    isSent: false,
    values: read.values,
    files: read.files,
    errors: [...read.errors, ...errorsOf(outcome, found.form.fields, locale)],
    notice: noticeOf(outcome, locale),
    token: isUsable ? token : await issueFormToken(database, now),
  };
  return { status: statuses[outcome.kind], answer };
}

const statuses = { later: 429, early: 422, unsaved: 503, invalid: 422, 'no-token': 422 } as const;

type Outcome = SubmitOutcome | { kind: 'unsaved' };

/** While the database is away or locked, the page shows the form with its values. */
function unsaved(error: unknown): Outcome {
  if (databaseFailure(error)) return { kind: 'unsaved' };
  throw error;
}

function errorsOf(outcome: Outcome, fields: readonly FormField[], locale: Locale) {
  if (outcome.kind !== 'invalid') return [];
  const labels = new Map(fields.map(({ slug, label }) => [slug, label]));
  return outcome.errors.map((error) => ({
    slug: error.slug,
    message: messageOf(formMessages(locale), error, labels.get(error.slug) ?? error.slug),
  }));
}

function noticeOf(outcome: Outcome, locale: Locale): string {
  if (outcome.kind === 'unsaved') return formTexts(locale).failed;
  if (outcome.kind === 'early') return formTexts(locale).early;
  if (outcome.kind === 'no-token') return formTexts(locale).stale;
  return outcome.kind === 'later' ? waitText(locale, outcome.seconds) : '';
}
