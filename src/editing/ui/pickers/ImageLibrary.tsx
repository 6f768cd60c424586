/** The pictures of the library, with search, paging and upload. */
import { useEffect, useState } from 'react';
import { textOf } from '#domain/languages/localized.ts';
import type { MediaItem } from '#domain/media/media-item.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import parts from '../kit/kit.module.css';
import { Note } from '../kit/Note.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { requestProblemText } from '../kit/use-request.ts';
import styles from './ImagePicker.module.css';
import { findPictures } from './picker-requests.ts';
import { pictureAddress } from './picture-address.ts';
import { Upload } from './Upload.tsx';

interface Props {
  onChoose: (item: MediaItem) => void;
  onUploaded: (item: MediaItem) => void;
  /** Uploaded at once. */
  files?: readonly File[] | undefined;
}

export function ImageLibrary({ onChoose, onUploaded, files }: Props) {
  const labels = useLabels();
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const { items, count, problem, load } = usePictures(query);

  return (
    <div className={parts.stack}>
      <Upload onUploaded={onUploaded} files={files} />
      <TextInput label={labels.search} type="search" value={query} onChange={setQuery} />
      {problem ? (
        <Note isAlarm>
          {requestProblemText(problem, labels)} <Button onClick={() => load(0)}>{labels.try_again}</Button>
        </Note>
      ) : null}
      <p className={parts.hint} role="status">
        {count === null
          ? problem === null && labels.searching
          : count === 0
            ? labels.pictures_none
            : labels.pictures_found(count)}
      </p>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className={styles.tile} onClick={() => onChoose(item)}>
              <img src={pictureAddress(item.picture, 320)} alt="" loading="lazy" />
              <span className={styles.name}>{textOf(item.alt, locale) || item.file_name}</span>
              {item.credit ? <span className={styles.credit}>{item.credit}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {count !== null && items.length < count && !problem ? (
        <Button onClick={() => load(1)}>{labels.pictures_more}</Button>
      ) : null}
    </div>
  );
}

/** `count` is null until the first response. */
function usePictures(query: string) {
  const session = useEditingSession();
  const [request, setRequest] = useState({ query, page: 1 });
  const [items, setItems] = useState<readonly MediaItem[]>([]);
  const [count, setCount] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(() => {
    const timer = setTimeout(
      () => setRequest((before) => (before.query === query ? before : { query, page: 1 })),
      200,
    );
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    let isOld = false;
    findPictures(session, request.query.trim(), request.page).then(
      ({ results, count }) => {
        if (isOld) return;
        setProblem(null);
        setCount(count);
        setItems((before) => (request.page === 1 ? results : [...before, ...results]));
      },
      (error) => !isOld && setProblem(error),
    );
    return () => {
      isOld = true;
    };
  }, [request, session]);

  return {
    items,
    count,
    problem,
    /** Fetches the next page, or the current page again. */
    load: (step: 0 | 1) => setRequest(({ query, page }) => ({ query, page: page + step })),
  };
}
