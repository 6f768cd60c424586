/** The uploads in progress: total and progress of each file, and why files were rejected. */
import { IconButton } from '#editing/ui/kit/IconButton.tsx';
import type { MediaTexts } from '#i18n/back-office/media-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useStore } from '#state/store.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './media.module.css';
import { missingDetail, type Upload, type UploadQueue } from './upload-queue.ts';

interface Props {
  queue: UploadQueue;
  texts: MediaTexts;
  isSeveral: boolean;
}

export function UploadList({ queue, texts, isSeveral }: Props) {
  const uploads = useStore(queue.store, 'uploads');
  const there = uploads.filter(({ state }) => state === 'there').length;
  const refused = uploads.filter(({ state }) => state === 'refused').length;
  const isBusy = there + refused < uploads.length;
  const all = uploads.length - refused;
  const progress = fillPlaceholders(formatCount(texts.progress, uploads.length), { done: there, all });
  const summary = all > 0 ? formatCount(texts.all_there, all) : formatCount(texts.none_there, uploads.length);
  // For a single picture, the field itself shows it.
  const isShown = isBusy || refused > 0 || (isSeveral && all > 1);
  return (
    <div className={styles.uploads} hidden={!isShown}>
      <p role="status" className={styles.said}>
        {isShown && (
          <>
            <strong>{isBusy ? progress : summary}</strong>{' '}
            {isBusy && <span className={styles.quiet}>{texts.go_on}</span>}
          </>
        )}
        {!isBusy && isShown && (
          <IconButton icon="close" name={texts.close_list} onClick={() => queue.clear()} />
        )}
      </p>
      {(isBusy || refused > 0) && (
        <ul>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadLine upload={upload} queue={queue} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadLine({ upload, queue, texts }: { upload: Upload; queue: UploadQueue; texts: MediaTexts }) {
  const { key, file, state, share, reason, mayRetry, item } = upload;
  const percent = texts.percent.replace('{share}', String(Math.round(share * 100)));
  if (state === 'refused') {
    return (
      <div className={styles.refused}>
        <p role="alert">
          <b>{file.name}</b> {reason}
        </p>
        {mayRetry && (
          <ScreenButton
            aria-label={texts.again_of.replace('{name}', file.name)}
            onClick={() => queue.retry(key)}
          >
            {texts.again}
          </ScreenButton>
        )}
        <ScreenButton aria-label={texts.drop_of.replace('{name}', file.name)} onClick={() => queue.drop(key)}>
          {texts.drop_one}
        </ScreenButton>
      </div>
    );
  }
  const lack = item ? missingDetail(item, texts) : '';
  const stateText = {
    waiting: texts.waiting,
    // Everything is sent, and the server is processing it.
    sending: share === 1 ? texts.checking : percent,
    there: lack ? `${texts.there}, ${lack}` : texts.there,
  }[state];
  return (
    <>
      <div className={styles.line}>
        <b>{file.name}</b>
        <span className={lack ? styles.lack : styles.quiet}>{stateText}</span>
        {state !== 'there' && (
          <IconButton
            icon="close"
            name={texts.drop_of.replace('{name}', file.name)}
            onClick={() => queue.drop(key)}
          />
        )}
      </div>
      <progress value={share} aria-label={file.name} />
    </>
  );
}
