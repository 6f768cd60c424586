/**
 * A struck passage of a play. Screen readers read the remaining sentence, and like everybody can expand the
 * whole passage.
 */
import type { StruckPassage } from '#domain/productions/production.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import styles from './StruckText.module.css';

export function StruckText({ passage, isOnInk = false }: { passage: StruckPassage; isOnInk?: boolean }) {
  const messages = useMessages();
  const { pieces, lang, source } = passage;
  const keptTexts = pieces.filter((piece) => piece.kept).map(({ text }) => text);
  const whole = pieces.map(({ text }) => text).join(' ');
  return (
    <div className={styles.struck} data-on-ink={isOnInk || undefined}>
      <p className={styles.passage} aria-hidden="true" lang={lang}>
        {pieces.map(({ text, kept: isKept }, index) => {
          const Piece = isKept ? 'mark' : 's';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a passage never change their order.
            <span key={index}>
              {index > 0 && ' '}
              <Piece>{text}</Piece>
            </span>
          );
        })}
      </p>
      <p className="visually-hidden" lang={lang}>
        {keptTexts.join(' ')}
      </p>
      <details className={styles.whole}>
        <summary>
          {source && <span>{source}</span>} <span className={styles.open}>{messages.struck_text_full}</span>
        </summary>
        <p lang={lang}>{whole}</p>
      </details>
    </div>
  );
}
