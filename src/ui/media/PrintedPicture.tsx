/**
 * A picture printed as its record specifies: a line screen or duotone in the visitor's colours, or unchanged. Wide on
 * wide screens and upright on narrow ones, or in a fixed format.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Picture, PictureCrop } from '#domain/media/picture.ts';
import { viewportMargin } from './lazy-pictures.ts';
import styles from './PrintedPicture.module.css';

interface Props {
  picture: Picture;
  /** `adaptive` depends on the width of the page. */
  format?: 'adaptive' | 'horizontal' | 'vertical';
  className?: string | undefined;
  /** CSS `sizes`, for pictures that are shown unchanged. */
  sizes?: string;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
}

export function PrintedPicture({
  picture,
  format = 'adaptive',
  className = '',
  sizes = '100vw',
  isFirst = false,
}: Props) {
  const { alt, alt_lang } = picture;
  const masks = lineScreenMasks(picture, format);
  if (masks) {
    const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt, lang: alt_lang };
    return (
      <span className={`${styles.picture} ${className}`} {...name}>
        {isFirst && <PreloadedMasks {...masks} />}
        <Strokes masks={masks.style} isFirst={isFirst} />
      </span>
    );
  }
  return (
    <Photograph
      picture={picture}
      crop={format === 'vertical' ? 'vertical' : 'horizontal'}
      className={className}
      sizes={sizes}
      isFirst={isFirst}
    />
  );
}

export interface Masks {
  wide: string;
  narrow: string;
  /** `--wide`, `--narrow` and `--focal`. */
  style: CSSProperties;
}

/** The masks of a picture that is printed as a line screen; null for others. */
export function lineScreenMasks(
  { line_screen, focal_x, focal_y }: Picture,
  format: Props['format'] = 'adaptive',
): Masks | null {
  if (!line_screen) return null;
  const { horizontal, vertical } = line_screen;
  const wide = (format === 'vertical' ? vertical : null) ?? horizontal ?? vertical;
  const narrow = (format === 'horizontal' ? horizontal : vertical) ?? wide;
  if (!wide || !narrow) return null;
  const style = {
    '--wide': `url("${wide}")`,
    '--narrow': `url("${narrow}")`,
    '--focal': `${focal_x * 100}% ${focal_y * 100}%`,
  } as CSSProperties;
  return { wide, narrow, style };
}

/** For masks above the fold: the browser would find them only with the style sheets. */
export function PreloadedMasks({ wide, narrow }: Masks) {
  const preload = { rel: 'preload', as: 'image', crossOrigin: 'anonymous' } as const;
  if (wide === narrow) return <link {...preload} href={wide} />;
  return (
    <>
      <link {...preload} href={wide} media="(min-width: 48em)" />
      <link {...preload} href={narrow} media="(max-width: 47.99em)" />
    </>
  );
}

/** CSS masks have no lazy loading, so masks further down are set when they come near the viewport. */
function Strokes({ masks, isFirst }: { masks: CSSProperties; isFirst: boolean }) {
  const strokes = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (isNear || !strokes.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: viewportMargin },
    );
    observer.observe(strokes.current);
    return () => observer.disconnect();
  }, [isNear]);
  // `showNearPictures` removes the attribute in components that are not hydrated yet.
  return (
    <span
      ref={strokes}
      className={styles.strokes}
      style={masks}
      data-far={!isNear || undefined}
      suppressHydrationWarning
    />
  );
}

function Photograph({
  picture,
  crop,
  className,
  sizes,
  isFirst,
}: {
  picture: Picture;
  crop: PictureCrop;
  className: string;
  sizes: string;
  isFirst: boolean;
}) {
  const made = picture.sources[crop].length > 0 ? picture.sources[crop] : picture.sources.full;
  const fallback = made.filter(({ format }) => format === 'jpg').at(-1) ?? made.at(-1);
  if (!fallback) return <span className={`${styles.picture} ${className}`} />;
  return (
    <span className={`${styles.picture} ${className}`} data-print={picture.print}>
      <picture>
        {(['avif', 'webp'] as const).map((format) => {
          const files = made.filter((file) => file.format === format);
          if (files.length === 0) return null;
          const srcSet = files.map(({ url, width }) => `${url} ${width}w`).join(', ');
          return <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
        })}
        <img
          src={fallback.url}
          width={fallback.width}
          height={fallback.height}
          alt={picture.alt}
          lang={picture.alt_lang}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          style={{ objectPosition: `${picture.focal_x * 100}% ${picture.focal_y * 100}%` }}
        />
      </picture>
    </span>
  );
}
