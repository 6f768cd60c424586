/** The value of a record's field, formatted for people. */
import type { RecordValue, StruckPiece } from '#domain/hub/record-fields.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import { LanguageColumns, type RecordPartProps } from './LanguageColumns.tsx';
import { RecordListField } from './RecordListField.tsx';
import { RecordPictures } from './RecordPictures.tsx';
import styles from './records.module.css';

export function RecordFieldValue({ value, ...shared }: RecordPartProps & { value: RecordValue }) {
  switch (value.kind) {
    case 'plain':
      return value.url ? <a href={value.url}>{value.text}</a> : value.text;
    case 'both':
      return (
        <LanguageColumns
          {...shared}
          words={value}
          shown={(text, lang) =>
            value.as === 'rich' ? (
              <RichText html={text} lang={lang} className={styles.rich} />
            ) : (
              <p lang={lang}>{text}</p>
            )
          }
        />
      );
    case 'addresses':
      return (
        <LanguageColumns
          {...shared}
          words={value}
          shown={(text) => (value.is_online ? <a href={text}>{text}</a> : <p>{text}</p>)}
        />
      );
    case 'struck':
      return <Struck {...shared} value={value} />;
    case 'list':
      return <RecordListField {...shared} lines={value.lines} />;
    case 'pictures':
      return <RecordPictures {...shared} pictures={value.pictures} />;
  }
}

/** The struck passage of a play. Each language has its own cuts. */
function Struck({ value, ...shared }: RecordPartProps & { value: Extract<RecordValue, { kind: 'struck' }> }) {
  const { de, en, source } = value;
  const whole = (pieces: readonly StruckPiece[]) => pieces.map(({ text }) => text).join(' ');
  return (
    <>
      <LanguageColumns
        {...shared}
        words={{ de: whole(de), en: whole(en) }}
        shown={(_, lang) => <p lang={lang}>{value[lang].map(renderPiece)}</p>}
      />
      {source.de && (
        <LanguageColumns {...shared} words={source} shown={(text, lang) => <p lang={lang}>{text}</p>} />
      )}
    </>
  );
}

const renderPiece = ({ text, kept }: StruckPiece, at: number) => {
  const Piece = kept ? 'strong' : 's';
  return (
    <span key={at}>
      <Piece>{text}</Piece>{' '}
    </span>
  );
};
