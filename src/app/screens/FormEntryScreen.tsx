/** One entry of a form, whole. */
import { useNavigate } from 'react-router';
import { EntryCard } from '#back-office/entries/EntryCard.tsx';
import styles from '#back-office/entries/entries.module.css';
import { LoadedRemoval } from '#back-office/entries/LoadedRemoval.tsx';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { textOf } from '#domain/languages/localized.ts';
import { entryTexts } from '#i18n/back-office/entry-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { getEntry } from '#server/services/forms/entries/get-entry.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/FormEntryScreen';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, config } = context.get(appContextKey);
  const { user } = requireAction(context, 'read-form-entries');
  const locale = backOfficeLocale(url.searchParams);
  const [id, entry] = [params.id, params.entry].map((text) => (/^\d{1,10}$/.test(text) ? Number(text) : 0));
  const found = await getEntry(database, id as number, entry as number, locale);
  if (!found) throw notFound();
  return {
    locale,
    id: id as number,
    card: found.card,
    title: textOf(found.form.title, locale),
    may_delete: mayDo(user.role, 'delete-form-entries'),
    texts: entryTexts(locale),
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location, params }: Route.MetaArgs) {
  const { texts, title, publicUrl = '' } = loaderData ?? {};
  const named = [texts?.entry.replace('{id}', params.entry), title].filter(Boolean).join(': ');
  return pageMeta({ title: named, pathname: location.pathname, publicUrl, isHidden: true });
}

export default function FormEntryScreen({ loaderData }: Route.ComponentProps) {
  const { locale, id, card, title, texts, may_delete } = loaderData;
  const goTo = useNavigate();
  const list = backOfficePath('entries', locale, { id });
  return (
    <>
      <ScreenBar title={texts.entry.replace('{id}', String(card.id))}>
        <a href={list}>{`${texts.title}: ${title}`}</a>
        {may_delete && (
          <span className={styles.files}>
            <LoadedRemoval
              locale={locale}
              texts={texts}
              form={id}
              ids={[card.id]}
              onRemoved={() => void goTo(list, { replace: true })}
            />
          </span>
        )}
      </ScreenBar>
      <div className={styles.screen}>
        <EntryCard texts={texts} card={card} />
      </div>
    </>
  );
}
