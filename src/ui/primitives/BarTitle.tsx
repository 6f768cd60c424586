/** A title in lines on bars that start at the left edge, as large as its longest line allows. */
import type { CSSProperties, ReactNode } from 'react';
import { heroTitle, pageTitle, tileTitle } from '#domain/pages/hero-title.ts';
import { coversMotif } from '#domain/pages/title-on-picture.ts';
import styles from './BarTitle.module.css';

interface Props {
  /** Soft hyphens apply to words that are wider than the page only. */
  title: string;
  lang?: string | undefined;
  preline?: ReactNode;
  subline?: ReactNode;
  level?: 1 | 2 | 3;
  /** `hero` fills the width, `page` heads a list, `tile` is on a picture of the mosaic. */
  size?: 'hero' | 'page' | 'tile';
  /** Swaps the colour pair, for bars on a white background. */
  isNegative?: boolean;
  /** Horizontal position of the picture's motif, as a share of its width; the bars leave it visible. */
  motif?: number | undefined;
  /** Replaces the lines of the title by an editor's field with the same metrics. */
  children?: ReactNode;
}

const fits = { hero: heroTitle, page: pageTitle, tile: tileTitle } as const;

export function BarTitle({
  title,
  lang,
  preline,
  subline,
  level = 1,
  size = 'hero',
  isNegative = false,
  motif,
  children,
}: Props) {
  const { wide, narrow } = fits[size](title);
  const isSame = wide.lines.join() === narrow.lines.join();
  const Heading = `h${level}` as const;
  const isUnder = motif && coversMotif(wide.em, motif);
  const widths = {
    '--em-wide': wide.em,
    '--em-narrow': narrow.em,
    '--beside': motif && !isUnder && `${105 - motif * 100}cqi`,
  } as CSSProperties;
  return (
    <div
      className={`${styles.bars} ${styles[size]}`}
      data-negative={isNegative || undefined}
      data-long={wide.lines.length > 1 || undefined}
      data-under={isUnder}
      style={widths}
    >
      {preline && (
        <p className={styles.small}>
          <span>{preline}</span>
        </p>
      )}
      <Heading className={styles.title} lang={lang}>
        {children ||
          (isSame ? (
            <Lines lines={wide.lines} />
          ) : (
            <>
              <Lines lines={narrow.lines} className={styles.narrow} />
              <Lines lines={wide.lines} className={styles.wide} />
            </>
          ))}
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
