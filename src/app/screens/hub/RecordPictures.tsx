/** Pictures and files of a record with their descriptions and credits; what is missing is marked. */
import type { BothTexts, RecordPicture } from '#domain/hub/record-fields.ts';
import { LanguageColumns, type RecordPartProps } from './LanguageColumns.tsx';
import styles from './records.module.css';

export function RecordPictures({
  pictures,
  ...shared
}: RecordPartProps & { pictures: readonly RecordPicture[] }) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand here twice, and none moves.
        <li key={at}>
          <Picture picture={picture} {...shared} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ picture, texts, locale }: RecordPartProps & { picture: RecordPicture }) {
  const { thumbnail, title, alt, caption, credit, file_name, is_decorative, notes } = picture;
  const isPicture = thumbnail !== null;
  const own = alt[locale] || alt.de;
  return (
    <figure className={styles.picture}>
      {thumbnail && (
        <img
          src={thumbnail.url}
          width={thumbnail.width}
          height={thumbnail.height}
          alt={is_decorative ? '' : own}
          lang={alt[locale] ? locale : 'de'}
          loading="lazy"
          decoding="async"
        />
      )}
      <figcaption>
        {title.de && <LabelledText label="" words={title} texts={texts} />}
        <p className={styles.notes}>{[file_name, ...notes].join(', ')}</p>
        {isPicture && is_decorative && <p className={styles.notes}>{texts.decorative}</p>}
        {isPicture &&
          !is_decorative &&
          (alt.de || alt.en ? (
            <LabelledText label={texts.alt} words={alt} texts={texts} />
          ) : (
            <p className={styles.missing}>{texts.alt_missing}</p>
          ))}
        {(caption.de || caption.en) && <LabelledText label={texts.caption} words={caption} texts={texts} />}
        {credit ? (
          <p>
            <span className={styles.notes}>{texts.credit}</span> {credit}
          </p>
        ) : (
          isPicture && <p className={styles.missing}>{texts.credit_missing}</p>
        )}
      </figcaption>
    </figure>
  );
}

function LabelledText({
  label,
  words,
  texts,
}: { label: string; words: BothTexts } & Pick<RecordPartProps, 'texts'>) {
  return (
    <div>
      {label && <p className={styles.notes}>{label}</p>}
      <LanguageColumns words={words} texts={texts} isNarrow />
    </div>
  );
}
