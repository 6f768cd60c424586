/** One entry of a form, whole. */

import { useNavigate } from 'react-router';
import { EntryCard } from '#back-office/entries/EntryCard.tsx';
import styles from '#back-office/entries/entries.module.css';
import { MarkAnswered } from '#back-office/entries/MarkAnswered.tsx';
import { RemovalButton } from '#back-office/entries/RemovalButton.tsx';
import controls from '#back-office/shell/controls.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { textOf } from '#domain/languages/localized.ts';
import { entryTexts } from '#i18n/back-office/entry-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { notFound } from '#server/not-found.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { getEntry } from '#server/services/forms/entries/get-entry.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/FormEntryScreen';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, user, csrf_token, locale } = backOfficeRequest({ url, context }, 'read-form-entries');
  const numberOf = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : 0);
  const [id, entry] = [numberOf(params.id), numberOf(params.entry)];
  const found = await getEntry(database, id, entry, locale);
  if (!found) throw notFound();
  return {
    locale,
    id,
    entry,
    card: found.card,
    title: textOf(found.form.title, locale),
    csrf_token,
    may_answer: mayDo(user.role, 'answer-form-entries'),
    may_delete: mayDo(user.role, 'delete-form-entries'),
    texts: entryTexts(locale),
  };
}

export const meta = backOfficeMeta<typeof loader>(({ entry, texts, title }) =>
  [texts.entry.replace('{id}', String(entry)), title].filter(Boolean).join(': '),
);

export default function FormEntryScreen({ loaderData }: Route.ComponentProps) {
  const { locale, id, card, title, texts, may_delete } = loaderData;
  const goTo = useNavigate();
  const list = backOfficePath('entries', locale, { id });
  return (
    <>
      <ScreenBar title={texts.entry.replace('{id}', String(card.id))}>
        <a href={list}>{`${texts.title}: ${title}`}</a>
        <span className={styles.files}>
          {card.reply && (
            <a href={card.reply} className={controls.primary}>
              {texts.reply}
            </a>
          )}
          {may_delete && (
            <RemovalButton
              locale={locale}
              texts={texts}
              form={id}
              ids={[card.id]}
              onRemoved={() => void goTo(list, { replace: true })}
            />
          )}
        </span>
      </ScreenBar>
      <div className={styles.screen}>
        {loaderData.may_answer && <MarkAnswered id={id} entry={card} context={loaderData} texts={texts} />}
        <EntryCard texts={texts} card={card} />
      </div>
    </>
  );
}
