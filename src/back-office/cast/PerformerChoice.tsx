/**
 * The choice of an actor for a part at an event: the regular actor, covers with their commitments that day, or anybody
 * else.
 */
import { useEffect, useId, useState } from 'react';
import { formatDate } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { textOf } from '#domain/languages/localized.ts';
import {
  type CastDate,
  type Cover,
  type CoverState,
  coverState,
  type Performer,
  performerOf,
} from '#domain/productions/cast-board.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { searchRecordOptions } from '../requests/record-requests.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './cast.module.css';
import type { CastProps } from './cast-props.ts';
import panelStyles from './panel.module.css';

interface Props extends CastProps {
  date: CastDate;
  part: number;
  session: EditingSession;
  value: Performer | null;
  onChange: (player: Performer | null) => void;
}

export function PerformerChoice({ board, date, part, locale, texts, session, value, onChange }: Props) {
  const regular = board.cast[part];
  const playing = performerOf(board.cast, date, part);
  const covers = board.covers.filter(({ role }) => role.de === regular?.role.de);
  const isKnown = (name: string) => name === regular?.name || covers.some((cover) => cover.name === name);
  const [isOther, setOther] = useState(covers.length === 0 || (playing.is_recast && !isKnown(playing.name)));
  if (!regular) return null;
  return (
    <>
      <fieldset className={panelStyles.players}>
        <legend>{fillPlaceholders(texts.instead, { name: regular.name })}</legend>
        {playing.is_recast && (
          <label>
            <input
              type="radio"
              name="player"
              checked={value?.name === regular.name}
              onChange={() => {
                setOther(false);
                onChange({ name: regular.name, person: regular.person });
              }}
            />
            <span>
              <b>{fillPlaceholders(texts.back_to_regular, { name: regular.name })}</b>
            </span>
          </label>
        )}
        {covers.map((cover, at) => {
          const state = coverState(board, date, part, cover.name);
          return (
            <label key={cover.name}>
              <input
                type="radio"
                name="player"
                checked={!isOther && value?.name === cover.name}
                onChange={() => {
                  setOther(false);
                  onChange({ name: cover.name, person: cover.person });
                }}
              />
              <Portrait cover={cover} />
              <span>
                <b>{cover.name}</b>
                <small data-busy={state.is !== 'free' || undefined}>
                  {`${fillPlaceholders(texts.cover, { number: at + 1 })} ${stateText(state, board.cast[part], locale, texts)}`}
                </small>
              </span>
            </label>
          );
        })}
      </fieldset>
      {isOther ? (
        <OtherPlayer
          session={session}
          texts={texts}
          value={value && !isKnown(value.name) ? value : null}
          onChange={onChange}
        />
      ) : (
        <ScreenButton onClick={() => setOther(true)}>{texts.somebody_else}</ScreenButton>
      )}
    </>
  );
}

const Portrait = ({ cover: { thumbnail } }: { cover: Cover }) =>
  thumbnail ? <img src={thumbnail} alt="" /> : <i aria-hidden="true" />;

function stateText(
  state: CoverState,
  part: { role: { de: string; en?: string | undefined } } | undefined,
  locale: CastProps['locale'],
  texts: CastProps['texts'],
): string {
  switch (state.is) {
    case 'free': {
      const day = state.last && formatDate(berlinDay(state.last));
      return day
        ? fillPlaceholders(texts.free_last, { part: textOf(part?.role ?? null, locale), day })
        : texts.free;
    }
    case 'in-play':
      return fillPlaceholders(texts.in_play, { part: textOf(state.role, locale) });
    case 'elsewhere':
      return fillPlaceholders(texts.elsewhere, { play: textOf(state.play, locale) });
  }
}

/** A person found by name, or a guest. */
function OtherPlayer(props: Pick<Props, 'session' | 'texts' | 'value' | 'onChange'>) {
  const { session, texts, value, onChange } = props;
  const [typed, setTyped] = useState(value?.name ?? '');
  const [found, setFound] = useState<readonly { id: number; name: string }[]>([]);
  const list = useId();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = typed.trim() ? await searchRecordOptions(session, 'persons', typed.trim()) : null;
      if (isCurrent) setFound(outcome?.outcome === 'done' ? outcome.data.results.slice(0, 8) : []);
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, session]);
  function type(text: string) {
    setTyped(text);
    const name = text.trim();
    onChange(name ? { name, person: null } : null);
  }
  return (
    <div className={panelStyles.other}>
      <label>
        {texts.plays}
        <input
          value={typed}
          maxLength={200}
          aria-describedby={list}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <ul id={list} aria-live="polite">
        {found
          .filter(({ id, name }) => name !== value?.name || id !== value?.person)
          .map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  setTyped(name);
                  onChange({ name, person: id });
                }}
              >
                {name}
              </button>
            </li>
          ))}
      </ul>
      {value && value.person === null && <p className={styles.hint}>{texts.guest}</p>}
    </div>
  );
}
