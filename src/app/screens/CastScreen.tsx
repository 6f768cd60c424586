/** Casts by event: the plays with upcoming events, and the cast of one of them. */

import { useRevalidator } from 'react-router';
import { CastWorkspace } from '#back-office/cast/CastWorkspace.tsx';
import { partsAndDates } from '#back-office/cast/cast-props.ts';
import styles from '#back-office/cast/screen.module.css';
import { useCastSelection } from '#back-office/cast/use-cast-selection.ts';
import controls from '#back-office/shell/controls.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { textOf } from '#domain/languages/localized.ts';
import { castPages } from '#domain/productions/cast-board.ts';
import { castTexts } from '#i18n/back-office/cast-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { notFound } from '#server/not-found.ts';
import { getCastBoard, listCastChoices } from '#server/services/productions/cast-board.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/CastScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, locale, user } = backOfficeRequest({ url, context }, 'plan-casts');
  const shared = { locale, texts: castTexts(locale), user: user.id };
  const production = url.searchParams.get('production');
  if (production === null) {
    return { ...shared, board: null, from: '', choices: await listCastChoices(database, now()) };
  }
  const id = Number(production);
  const board = isRecordId(id) ? await getCastBoard(database, id, now()) : null;
  if (!board) throw notFound();
  return { ...shared, board, from: url.searchParams.get('from') ?? '', choices: [] };
}

export const meta = backOfficeMeta<typeof loader>(({ texts, board, locale }) =>
  [texts.title, board && textOf(board.production.name, locale)].filter(Boolean).join(': '),
);

export default function CastScreen({ loaderData }: Route.ComponentProps) {
  const { board } = loaderData;
  return board ? (
    <Board key={board.production.id} {...loaderData} board={board} />
  ) : (
    <Choices {...loaderData} />
  );
}

type Data = Route.ComponentProps['loaderData'];

function Board({ board, locale, texts, user, from }: Data & { board: NonNullable<Data['board']> }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useCastSelection(board);
  const { production, cast, dates } = board;
  const pages = castPages(dates);
  const at = Math.max(
    pages.findLastIndex(([first]) => first && berlinDay(first.date_start) <= from),
    0,
  );
  const addressOf = (page: number) => {
    const [first] = pages[page] ?? [];
    const day = page === 0 || !first ? null : berlinDay(first.date_start);
    return backOfficePath('cast', locale, {}, { production: production.id, from: day });
  };
  const record = (query = {}) =>
    backOfficePath('record', locale, { resource: 'productions', id: production.id }, query);
  return (
    <>
      <ScreenBar title={textOf(production.name, locale)}>
        <a href={backOfficePath('cast', locale)}>{texts.all_plays}</a>
        <span>{partsAndDates(cast.length, dates.length, texts)}</span>
        <button
          type="button"
          className={`${controls.button} ${styles.wideOnly}`}
          aria-expanded={chosen === 'paste'}
          onClick={() => setChosen(chosen === 'paste' ? null : 'paste')}
        >
          {texts.paste}
        </button>
        <a href={record({ field: 'covers' })} className={`${controls.button} ${styles.wideOnly}`}>
          {texts.order_covers}
        </a>
        <a href={record()} className={controls.button}>
          {texts.to_form}
        </a>
      </ScreenBar>
      <CastWorkspace
        board={board}
        locale={locale}
        texts={texts}
        user={user}
        chosen={chosen}
        dates={pages[at] ?? []}
        onChoose={setChosen}
        onWritten={() => void revalidate()}
        pages={
          pages.length > 1 && (
            <nav className={styles.pages} aria-label={texts.pages}>
              {at > 0 && (
                <a href={addressOf(at - 1)} className={controls.button} rel="prev">
                  {texts.earlier}
                </a>
              )}
              {at < pages.length - 1 && (
                <a href={addressOf(at + 1)} className={controls.button} rel="next">
                  {texts.later}
                </a>
              )}
            </nav>
          )
        }
      />
    </>
  );
}

function Choices({ choices, locale, texts }: Data) {
  return (
    <>
      <ScreenBar title={texts.title} />
      <div className={styles.plays}>
        <p>{choices.length > 0 ? texts.intro : texts.no_choice}</p>
        <ul>
          {choices.map(({ id, name, parts, dates, recasts }) => (
            <li key={id}>
              <a href={backOfficePath('cast', locale, {}, { production: id })}>
                <b>{textOf(name, locale)}</b>
                <span>
                  {partsAndDates(parts, dates, texts)}
                  {recasts > 0 && `, ${fillPlaceholders(texts.choice_recasts, { count: recasts })}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
