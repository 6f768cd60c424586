/** The list of online forms. */
import type { FormEntry } from '#domain/forms/form.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { FormTexts } from '#i18n/forms/form-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import { langOf } from '#ui/lang.ts';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import printed from '#ui/primitives/PrintedRow.module.css';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import styles from './FormList.module.css';

export function FormList({ forms, texts }: { forms: readonly FormEntry[]; texts: FormTexts }) {
  const locale = useLocale();
  const { phone, email } = site.box_office;
  return (
    <>
      <div className={styles.list}>
        <BarTitle title={texts.list_title} size="page" isNegative />
        {forms.length === 0 ? (
          <EmptyState title={texts.none} hint={texts.none_hint}>
            <p>
              <a href={`tel:${phone.dial}`}>{phone.label}</a> <a href={`mailto:${email}`}>{email}</a>
            </p>
          </EmptyState>
        ) : (
          <p className={styles.intro}>{texts.list_intro}</p>
        )}
        {forms.map((form) => (
          <article key={form.id} className={`${printed.row} ${styles.row}`}>
            <h2 lang={langOf(form, 'title')}>
              <a href={pathFor('forms-slug', locale, { slug: form.slug })}>{form.title}</a>
            </h2>
            <p lang={langOf(form, 'intro')}>{form.intro}</p>
            <span className={styles.go} aria-hidden="true">
              {texts.open} →
            </span>
          </article>
        ))}
      </div>
      <Breadcrumbs trail={[{ title: texts.list_title }]} />
    </>
  );
}
