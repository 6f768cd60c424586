/** A form with its introduction, its fields and the confirmation after sending. */
import { useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/dates/dates.ts';
import type { Form, FormPostResult } from '#domain/forms/form.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { FormMessages, FormTexts } from '#i18n/forms/form-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import styles from './FormBody.module.css';
import { FormFields } from './FormFields.tsx';

interface Props {
  form: Form;
  texts: FormTexts;
  messages: FormMessages;
  token: string;
  day: Day;
  /** Result of a submit without scripts. */
  answer: FormPostResult | null;
}

export function FormBody({ form, texts, messages, token, day, answer }: Props) {
  const locale = useLocale();
  const [confirmation, setConfirmation] = useState(answer?.isSent ? answer.confirmation : null);
  const title = langOf(form, 'title');
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: texts.list_title, url: pathFor('forms-slug', locale) },
          { title: form.title, lang: title },
        ]}
      />
      <BarTitle
        title={confirmation === null ? form.title : texts.sent}
        lang={confirmation === null ? title : undefined}
        size="page"
        isNegative
      />
      {confirmation === null ? (
        <div className={styles.form}>
          {form.intro && (
            <p className={styles.intro} lang={langOf(form, 'intro')}>
              {form.intro}
            </p>
          )}
          <FormFields
            form={form}
            texts={texts}
            messages={messages}
            token={token}
            day={day}
            answer={answer?.isSent === false ? answer : null}
            onSent={setConfirmation}
          />
        </div>
      ) : (
        <SentConfirmation form={form} texts={texts} text={confirmation} wasSentHere={!answer?.isSent} />
      )}
    </>
  );
}

interface SentProps {
  form: Form;
  texts: FormTexts;
  text: string;
  /** True if sent without a page load: then the confirmation is announced to screen readers. */
  wasSentHere: boolean;
}

function SentConfirmation({ form, texts, text, wasSentHere }: SentProps) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wasSentHere) return;
    scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [wasSentHere]);
  return (
    <div className={styles.sent} ref={place} tabIndex={-1} role="status">
      <p className={styles.intro}>{text || texts.sent_text}</p>
      <p className={styles.onward}>
        <a className="button" href={pathFor('events', locale)}>
          {texts.calendar}
        </a>
        {/* A document load, since the linked form is a different one with its own state. */}
        <a href={pathFor('forms-slug', locale, { slug: form.slug })} target="_self">
          {texts.again}
        </a>
      </p>
    </div>
  );
}
