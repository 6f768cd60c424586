/** The summary of a form's errors: their number, with links to the fields. Receives focus when validation fails. */
import { useEffect, useRef } from 'react';
import type { Form } from '#domain/forms/form.ts';
import { formatCount } from '#i18n/format-count.ts';
import type { FormTexts } from '#i18n/forms/form-texts.ts';
import { langOf } from '#ui/lang.ts';
import styles from './FormBody.module.css';

interface Props {
  form: Pick<Form, 'fields' | 'in_german'>;
  errors: readonly { slug: string }[];
  texts: FormTexts;
  /** Number of submits so far. A new value moves the focus here. */
  attempt: number;
}

export function ErrorSummary({ form, errors, texts, attempt }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempt > 0) heading.current?.focus();
  }, [attempt]);
  const isWrong = (slug: string) => errors.some((error) => error.slug === slug);
  return (
    <section className={styles.errors} aria-labelledby="form-errors">
      <h2 id="form-errors" ref={heading} tabIndex={-1}>
        {formatCount(texts.errors, errors.length)}
      </h2>
      <p>{texts.errors_hint}</p>
      <ul>
        {form.fields
          .filter(({ slug }) => isWrong(slug))
          .map(({ slug, label }) => (
            <li key={slug}>
              <a
                lang={langOf(form, `fields.${slug}.label`)}
                href={`#field-${slug}`}
                onClick={(event) => {
                  const field = document.getElementById(`field-${slug}`);
                  if (!field) return;
                  event.preventDefault();
                  field.focus();
                }}
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
