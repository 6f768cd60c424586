/** A list as a grid of pictures, with their missing details. */
import type { ShownRow } from '#domain/back-office/list-page.ts';
import type { Localized } from '#domain/languages/localized.ts';
import styles from './list.module.css';
import type { ListPartTexts, ListProps } from './list-props.ts';
import { Text } from './RecordCell.tsx';

interface Props extends ListProps {
  /** Opens the details of a picture; null without the permission to change it. */
  onOpen: ((id: number) => void) | null;
}

export function RecordGrid({ list, texts, onOpen }: Props) {
  return (
    <ul className={styles.grid} aria-label={list.title}>
      {list.rows.map((row) => {
        const { thumbnail, alt, file_name, credit } = row.values;
        const lack = missingInfoOf(row, texts);
        const picture = thumbnail ? (
          <img src={String(thumbnail)} alt="" loading="lazy" />
        ) : (
          <span className={styles.noPicture}>{String(file_name).split('.').at(-1)}</span>
        );
        const name = (alt as Localized | null)?.de ? (
          <Text value={alt as Localized} locale={list.locale} />
        ) : (
          String(file_name)
        );
        const content = (
          <>
            {picture}
            <span className={styles.caption}>{name}</span>
            <span className={lack ? styles.lack : styles.quiet}>{lack || String(credit ?? '')}</span>
          </>
        );
        const isOpened = onOpen && row.values.media_kind === 'image';
        return (
          <li key={row.id}>
            {isOpened ? (
              <button type="button" onClick={() => onOpen(row.id)}>
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ul>
  );
}

function missingInfoOf({ values }: ShownRow, texts: ListPartTexts): string {
  if (values.media_kind !== 'image') return '';
  const alt = values.alt as Localized | null;
  if (!values.credit) return texts.credit_missing;
  if (values.is_decorative) return '';
  if (!alt?.de) return texts.alt_missing;
  return alt.en ? '' : texts.english_alt_missing;
}
