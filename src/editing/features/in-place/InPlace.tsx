/** On a page that somebody edits: the texts of its record as fields, and for every other word where it comes from. */
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { recordOfSlot } from '#domain/resources/in-place.ts';
import { originTexts } from '#i18n/editing/origin-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { recordEntryId } from '../../core/entries.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Keys } from '../../ui/Keys.tsx';
import { useContainers } from '../../ui/session-hooks.ts';
import { useToolPlace } from '../../ui/tool-place.ts';
import { answerClicks } from './answer-clicks.ts';
import './in-place.css';
import { OriginList } from './OriginList.tsx';
import { type ClickedWord, OriginNote } from './OriginNote.tsx';
import { WordsInPlace } from './WordsInPlace.tsx';

export function InPlace() {
  const session = useEditingSession();
  const texts = originTexts(useLocale());
  const [clicked, setClicked] = useState<ClickedWord | null>(null);
  const [isListed, setListed] = useState(false);
  const tools = useToolPlace();
  const record = useRecordOfPage();
  const close = useCallback(() => setClicked(null), []);
  useEffect(() => {
    document.documentElement.dataset.editing = '';
    const stop = answerClicks(session, setClicked);
    return () => {
      stop();
      delete document.documentElement.dataset.editing;
    };
  }, [session]);
  return (
    <>
      {record !== null && <WordsInPlace key={record} id={record} />}
      {clicked && <OriginNote key={`${clicked.x} ${clicked.y}`} clicked={clicked} onClose={close} />}
      {tools &&
        createPortal(
          <>
            <button type="button" aria-haspopup="dialog" onClick={() => setListed(true)}>
              {texts.list}
            </button>
            <Keys />
          </>,
          tools,
        )}
      {isListed && <OriginList onClose={() => setListed(false)} />}
    </>
  );
}

/** The entry of the record whose slot of modules is on the screen; null on other pages. */
function useRecordOfPage(): number | null {
  const containers = useContainers();
  const open = [...containers.values()].filter(({ shown }) => shown > 0);
  const record = open.map(({ slug }) => recordOfSlot(slug)).find((each) => each !== null);
  return record ? recordEntryId(record) : null;
}
