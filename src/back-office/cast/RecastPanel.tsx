/** The form of a recast: a cover, another person or a guest, with the generated text in both languages. */

import { useEffect, useRef, useState } from 'react';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { bothLanguages } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import { type CastDate, type Performer, performerOf, recastFields } from '#domain/productions/cast-board.ts';
import type { BothLanguages } from '#domain/tonight/tonight.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { UndoButton } from '../requests/UndoButton.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { Sentence } from '../tonight/Sentence.tsx';
import styles from './cast.module.css';
import { type CastProps, dateName } from './cast-props.ts';
import { PerformerChoice } from './PerformerChoice.tsx';
import panelStyles from './panel.module.css';
import { useCastChanges } from './use-cast-changes.ts';
import { WritingResult } from './WritingResult.tsx';

/** The input of a recast. */
export interface RecastInput {
  player: Performer | null;
  written: Partial<BothLanguages>;
  when: 'now' | 'not_yet';
}

interface RecastProps extends CastProps {
  date: CastDate;
  /** The index in the cast. */
  part: number;
  /** The state of the panel when it was open before. */
  unsavedInput: RecastInput | null;
  onInputChange: (recast: RecastInput) => void;
  onWritten: () => void;
  onStale: () => void;
  onClose: () => void;
  session: EditingSession;
}

function RecastPanel({ board, date, part, locale, texts, session, ...props }: RecastProps) {
  const { unsavedInput: keptInput, onInputChange: onKeep, onWritten, onStale, onClose } = props;
  const { cast } = board;
  const regular = cast[part] as Performer;
  const playing = performerOf(cast, date, part);
  const initial = { player: playing.is_recast ? playing : null, written: {}, when: 'now' } as const;
  const [recast, setRecast] = useState<RecastInput>(keptInput ?? initial);
  const { player, written, when } = recast;
  const change = (next: Partial<RecastInput>) => {
    setRecast({ ...recast, ...next });
    onKeep({ ...recast, ...next });
  };
  const writing = useCastChanges({ session, texts, onWritten, onStale });
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const role = textOf(cast[part]?.role ?? null, locale);
  const named = { part: role, date: dateName(date, locale), name: player?.name ?? '' };
  const isSame = player === null || player.name === playing.name;
  const fields = player ? recastFields(cast, date, part, player, written) : null;
  const { state } = writing;

  const isWaiting = state.is === 'writing' || (isSame && Object.keys(written).length === 0);

  function submit() {
    if (!fields) return;
    const line = { resource: 'events' as const, id: date.id, version: date.version, data: { ...fields } };
    if (when === 'now') void writing.write(line, fillPlaceholders(texts.done, named));
    else void writing.keepAsDraft(line, fillPlaceholders(texts.drafted, named));
  }
  return (
    <section
      className={styles.pane}
      aria-labelledby="recast-title"
      onKeyDown={(event) => pressedKey(event.nativeEvent) === 'Escape' && onClose()}
    >
      <h2 id="recast-title" ref={head} tabIndex={-1}>
        {role}, {dateName(date, locale)}
      </h2>
      {date.draft ? (
        <p>
          {texts.has_draft}{' '}
          <a href={backOfficePath('record', locale, { resource: 'events', id: date.id })}>
            {texts.open_form}
          </a>
        </p>
      ) : (
        <>
          <PerformerChoice
            board={board}
            date={date}
            part={part}
            locale={locale}
            texts={texts}
            session={session}
            value={player}
            onChange={(next) => {
              change({ player: next, written: {} });
              writing.restart();
            }}
          />
          {fields?.substitution_info && (
            <div className={panelStyles.sentences}>
              {bothLanguages.map((language) => (
                <Sentence
                  key={`${language} ${player?.name}`}
                  language={language}
                  texts={texts}
                  text={fields.substitution_info?.[language] ?? ''}
                  onWrite={(text) => change({ written: { ...written, [language]: text } })}
                />
              ))}
            </div>
          )}
          <p className={styles.hint}>{texts.follow}</p>
          <fieldset className={panelStyles.when}>
            <legend className="visually-hidden">{texts.when}</legend>
            {(['now', 'not_yet'] as const).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="when"
                  checked={when === value}
                  onChange={() => change({ when: value })}
                />
                {texts[value]}
              </label>
            ))}
          </fieldset>
        </>
      )}
      <WritingResult writing={writing} texts={texts} />
      <div className={panelStyles.foot}>
        <UndoButton state={state} name={texts.undo} onUndo={(change_set) => void writing.undo(change_set)} />
        {!date.draft && state.is !== 'done' && (
          <ScreenButton isPrimary aria-disabled={isWaiting} onClick={submit}>
            {when === 'not_yet'
              ? texts.save_draft
              : player?.name === regular.name
                ? fillPlaceholders(texts.remove, { name: regular.name })
                : texts.recast}
          </ScreenButton>
        )}
        <ScreenButton onClick={onClose}>{texts.close}</ScreenButton>
      </div>
    </section>
  );
}

export default withFormSession(RecastPanel);
