/** All errors of a form in one place that receives focus; each links to its field. */
import { useEffect, useRef } from 'react';
import type { FormTexts } from '#i18n/forms/form-texts.ts';
import styles from './FormBody.module.css';

interface Props {
  errors: readonly { slug: string; message: string }[];
  texts: FormTexts;
  /** Number of submits so far. A new value moves the focus here. */
  round: number;
}

export function ErrorSummary({ errors, texts, round }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [round]);
  return (
    <section className={styles.errors} aria-labelledby="form-errors">
      <h2 id="form-errors" ref={heading} tabIndex={-1}>
        {errors.length === 1 ? texts.errors_one : texts.errors.replace('{count}', String(errors.length))}
      </h2>
      <p>{texts.errors_hint}</p>
      <ul>
        {errors.map(({ slug, message }) => (
          <li key={slug}>
            <a
              href={`#field-${slug}`}
              onClick={(event) => {
                const field = document.getElementById(`field-${slug}`);
                if (!field) return;
                event.preventDefault();
                field.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
