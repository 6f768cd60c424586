/**
 * Downloads for the press by category and directory: single files with credits, and a directory as an
 * archive.
 */
import { formatBytes } from '#domain/languages/format-bytes.ts';
import { type DownloadDirectoryFiles, type DownloadFile, formatOf } from '#domain/press/download.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PressTexts } from '#i18n/press/press-texts.ts';
import { press } from '#site';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import styles from './PressDownloads.module.css';

interface Props {
  directories: readonly DownloadDirectoryFiles[];
  texts: PressTexts;
}

/** The archive contains all files of a directory. */
const maxShown = 24;

export function PressDownloads({ directories, texts }: Props) {
  const categories = [...new Set(directories.map(({ category }) => category?.id ?? null))];
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <h2 className="heading" id="downloads">
        {texts.downloads}
      </h2>
      {directories.length === 0 ? (
        <EmptyState title={texts.no_downloads} hint={texts.none_hint} />
      ) : (
        <p className={styles.intro}>{texts.downloads_text}</p>
      )}
      {categories.map((id) => {
        const own = directories.filter(({ category }) => (category?.id ?? null) === id);
        const [first] = own;
        return (
          <div key={id} className={styles.category}>
            {first?.category && <h3 lang={langOf(first, 'category.name')}>{first.category.name}</h3>}
            {own.map((directory) => (
              <Directory key={directory.id} directory={directory} texts={texts} />
            ))}
          </div>
        );
      })}
    </section>
  );
}

function Directory({ directory, texts }: { directory: DownloadDirectoryFiles; texts: PressTexts }) {
  const locale = useLocale();
  const { name, count, bytes, files, zip_url, is_restricted } = directory;
  const size = `${formatCount(texts.files, count)}, ${formatBytes(bytes, locale)}`;
  const isClosed = is_restricted && files.length === 0;
  return (
    <div className={styles.directory}>
      <details>
        <summary>
          <b lang={langOf(directory, 'name')}>{name}</b>{' '}
          <span>
            {size}
            {is_restricted && `, ${texts.restricted}`}
          </span>
        </summary>
        {isClosed ? (
          <p className={styles.closed}>
            {texts.restricted_text} <a href="?edit">{texts.log_in}</a>,{' '}
            <a href={`mailto:${press.email}`}>{press.email}</a>
          </p>
        ) : (
          <ul className={styles.files}>
            {files.slice(0, maxShown).map((file) => (
              <File key={file.id} file={file} texts={texts} />
            ))}
          </ul>
        )}
      </details>
      {/* Outside of the collapsible list, so that all files can be downloaded without opening it. */}
      {count > 0 && !isClosed && (
        <p className={styles.archive}>
          <a href={zip_url} download="">
            {texts.take_all} <span className={styles.kind}>ZIP, {formatBytes(bytes, locale)}</span>
            <span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function File({ file, texts }: { file: DownloadFile; texts: PressTexts }) {
  const locale = useLocale();
  const { title, caption, credit, picture, width, height, bytes, content_type, url, file_name } = file;
  const kind = (content_type.split('/')[1] ?? '').toUpperCase();
  const pixels = width && height ? `${width} × ${height}, ` : '';
  const format = formatOf(file);
  return (
    <li>
      {picture && (
        <PrintedPicture
          picture={picture}
          format={format}
          className={format === 'vertical' ? styles.upright : styles.picture}
          sizes="(min-width: 48em) 20rem, 100vw"
        />
      )}
      <p>
        <b lang={langOf(file, 'title')}>{title || file_name}</b>
        {caption && <span lang={langOf(file, 'caption')}>{caption}</span>}
        {credit && <span>{credit}</span>}
      </p>
      <a href={url} download={file_name}>
        {texts.take}
        <span className="visually-hidden">: {title || file_name}</span>{' '}
        <span className={styles.kind}>
          {kind}, {pixels}
          {formatBytes(bytes, locale)}
        </span>
      </a>
    </li>
  );
}
