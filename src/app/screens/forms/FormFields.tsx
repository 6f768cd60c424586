/** The form element: error summary, note about a restored draft, fields and submit button. */
import { honeypot, initialValue, isShown } from '#domain/forms/form.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './FormBody.module.css';
import { FormField } from './FormField.tsx';
import { type FormFieldsProps, useForm } from './use-form.ts';

export function FormFields(props: FormFieldsProps) {
  const { form, texts, answer } = props;
  const locale = useLocale();
  const sheet = useForm(props);
  const { errors, notice, isSending, wasRestored } = sheet;
  return (
    <form
      ref={sheet.element}
      method="post"
      encType="multipart/form-data"
      action={pathFor('forms-slug', locale, { slug: form.slug })}
      onSubmit={sheet.submit}
      onInput={sheet.keep}
      onChange={sheet.recheck}
    >
      {errors.length > 0 && (
        <ErrorSummary form={form} errors={errors} texts={texts} attempt={sheet.attempt} />
      )}
      {wasRestored && (
        <p className={styles.restored} role="status">
          {texts.restored}{' '}
          <button type="button" onClick={sheet.discard}>
            {texts.discard}
          </button>
        </p>
      )}
      <input type="hidden" name="token" value={sheet.token} />
      {form.fields.filter(isShown).map((field) => (
        <FormField
          key={field.slug}
          field={field}
          form={form}
          texts={texts}
          value={answer?.values[field.slug] ?? initialValue(field)}
          error={errors.find(({ slug }) => slug === field.slug)?.message}
          upload={sheet.uploads[field.slug]}
          onFile={sheet.addFile}
          onRemoveFile={sheet.removeFile}
          day={props.day}
        />
      ))}
      <div hidden>
        <label htmlFor={`field-${honeypot.slug}`}>{texts.trap}</label>
        <input
          id={`field-${honeypot.slug}`}
          name={honeypot.slug}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <div className={styles.end}>
        <p className={styles.notice} role="alert">
          {notice}
        </p>
        <button type="submit" className={styles.send} aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.send}
        </button>
        <p className={styles.privacy}>
          {texts.privacy} <a href={site.legal_pages.privacy[locale]}>{texts.privacy_link}</a>
        </p>
      </div>
    </form>
  );
}
