/** All texts of a page by origin, with the same links as clicks on them, for keyboard users. */
import { useEffect, useState } from 'react';
import { originTexts } from '#i18n/editing/origin-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { fetchOrigins, type TextOrigin } from './fetch-origins.ts';
import styles from './in-place.module.css';
import { OriginLink, originText } from './OriginLink.tsx';
import { textsOfPage } from './visible-texts.ts';

interface Group {
  origin: TextOrigin;
  texts: readonly string[];
}

export function OriginList({ onClose }: { onClose: () => void }) {
  const session = useEditingSession();
  const texts = originTexts(useLocale());
  const [groups, setGroups] = useState<readonly Group[] | 'unreachable' | null>(null);
  useEffect(() => {
    let isOver = false;
    const places = textsOfPage();
    fetchOrigins(session, places).then(
      (origins) =>
        !isOver &&
        setGroups(
          grouped(
            places.map(({ text }) => text),
            origins,
          ),
        ),
      () => !isOver && setGroups('unreachable'),
    );
    return () => {
      isOver = true;
    };
  }, [session]);
  return (
    <Dialog title={texts.list} onClose={onClose}>
      {groups === null || groups === 'unreachable' ? (
        <p role="status">{groups === null ? texts.looking : texts.unreachable}</p>
      ) : (
        <ul className={styles.origins}>
          {groups.map(({ origin, texts: own }) => (
            <li key={JSON.stringify(origin)} data-origin={origin.kind}>
              <div>
                <p>{originText(origin, texts)}</p>
                <ul>
                  {own.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
              <OriginLink origin={origin} onGo={onClose} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Origins with a link first, each once. */
function grouped(texts: readonly string[], origins: readonly TextOrigin[]): Group[] {
  const groups = Map.groupBy(texts.keys(), (at) => JSON.stringify(origins[at]));
  const rank = ({ kind }: TextOrigin) =>
    ['unknown', 'record', 'module', 'page', 'linked', 'computed', 'config', 'interface'].indexOf(kind);
  return [...groups.values()]
    .map((places) => ({
      origin: origins[places[0] ?? 0] as TextOrigin,
      texts: [...new Set(places.map((at) => texts[at] ?? ''))],
    }))
    .toSorted((a, b) => rank(a.origin) - rank(b.origin));
}
