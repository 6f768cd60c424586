/**
 * The page of an unknown address: the address with its wrong part struck, the nearest name inserted with a caret, and a
 * passage that is struck word by word until only links are left.
 */
import type { CSSProperties, ReactNode } from 'react';
import { textWidth } from '#domain/pages/title-width.ts';
import { parseNotFoundPath } from '#domain/site/not-found-path.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { notFoundTexts } from '#i18n/site/not-found-texts.ts';
import styles from './NotFoundBody.module.css';

interface Props {
  pathname: string;
  /** Title and address of the probable target. */
  nearTitle?: string | undefined;
  nearUrl?: string | undefined;
}

export function NotFoundBody({ pathname, nearTitle, nearUrl }: Props) {
  const messages = useMessages();
  const texts = notFoundTexts(useLocale());
  const { parent, wrong } = parseNotFoundPath(pathname);
  const before = parent ? `${parent.text}/` : '';
  // The parts are side by side on a wide page, stacked on a narrow one.
  const struck = Math.max(...wrong.map(textWidth)) + 1;
  const widths = {
    '--em-wide': textWidth(before) + struck,
    '--em-narrow': Math.max(textWidth(before), struck),
  } as CSSProperties;
  return (
    <div className={styles.missing} style={widths}>
      <h1 className="visually-hidden">{texts.heading(before + wrong.join(''))}</h1>
      <p className={styles.preline}>
        <span>{texts.preline}</span>
      </p>
      <div className={styles.address}>
        {parent && (
          <span className={styles.segment} style={widthOf(before)}>
            <a href={parent.url}>{parent.text}</a>
            <span aria-hidden="true">/</span>
          </span>
        )}
        <span>
          {wrong.map((line, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, which may repeat
              key={at}
              className={`${styles.segment} ${styles.wrong}`}
              style={widthOf(line)}
              aria-hidden="true"
            >
              {line}
            </span>
          ))}
          {nearTitle && nearUrl && (
            <span className={styles.inserted}>
              <a href={nearUrl} aria-label={texts.meant(nearTitle)}>
                {nearTitle}
              </a>
            </span>
          )}
        </span>
      </div>
      <p className={styles.said}>{messages.not_found_text}</p>
      {!/^\/(de|en)\b/.test(pathname) && (
        <p className={styles.passage} lang="en">
          This page could not be found.
        </p>
      )}
      <p className={styles.passage}>
        <StruckPassage />
      </p>
    </div>
  );
}

/** Gives the fallback font the width of the web font, to avoid layout shift. */
const widthOf = (text: string) => ({ '--em': textWidth(text) }) as CSSProperties;

/** Words are struck one by one; a link counts as a word. */
function StruckPassage() {
  const locale = useLocale();
  let at = 0;
  return notFoundTexts(locale).passage.map((part): ReactNode => {
    if (typeof part !== 'string') {
      at += 1;
      return (
        <a key={part.to} href={pathFor(part.to, locale)} aria-label={part.name}>
          {part.text}
        </a>
      );
    }
    return (
      <span key={part} aria-hidden="true">
        {part
          .split(/(?<= )/)
          .filter(Boolean)
          .map((word) => {
            at += 1;
            return (
              <s key={at} style={{ '--at': at } as CSSProperties}>
                {word}
              </s>
            );
          })}
      </span>
    );
  });
}
