/**
 * Lines of a title on bars that bleed off the left edge: the stroke at full height. The title is as large as its
 * longest line lets it be.
 */
import type { CSSProperties, ReactNode } from 'react';
import { heroTitle, tileTitle } from '#domain/pages/hero-title.ts';
import styles from './BarTitle.module.css';

interface Props {
  /** Soft hyphens divide only what is wider than the sheet. */
  title: string;
  lang?: string | undefined;
  preline?: ReactNode;
  subline?: ReactNode;
  level?: 1 | 2 | 3;
  /** `hero` fills the sheet, `page` heads a list, `tile` lies on a picture of the mosaic. */
  size?: 'hero' | 'page' | 'tile';
  /** The pair the other way round: for a bar on paper. */
  isNegative?: boolean;
}

export function BarTitle({
  title,
  lang,
  preline,
  subline,
  level = 1,
  size = 'hero',
  isNegative = false,
}: Props) {
  const { wide, narrow } = size === 'tile' ? tileTitle(title) : heroTitle(title);
  const isSame = wide.lines.join('\n') === narrow.lines.join('\n');
  const Heading = `h${level}` as const;
  const widths = { '--em-wide': wide.em, '--em-narrow': narrow.em } as CSSProperties;
  return (
    <div className={`${styles.bars} ${styles[size]}`} data-negative={isNegative || undefined} style={widths}>
      {preline && (
        <p className={styles.small}>
          <span>{preline}</span>
        </p>
      )}
      <Heading className={styles.title} lang={lang}>
        {isSame ? (
          <Lines lines={wide.lines} />
        ) : (
          <>
            <Lines lines={narrow.lines} className={styles.narrow} />
            <Lines lines={wide.lines} className={styles.wide} />
          </>
        )}
      </Heading>
      {subline && (
        <p className={styles.small}>
          <span>{subline}</span>
        </p>
      )}
    </div>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className?: string | undefined }) {
  return (
    <span className={className}>
      {lines.map((line, index) => (
        <span key={line} className={styles.line}>
          <span>
            {line}
            {index < lines.length - 1 && !line.endsWith('-') && ' '}
          </span>
        </span>
      ))}
    </span>
  );
}
