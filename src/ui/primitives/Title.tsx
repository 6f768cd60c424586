/** A title with optional soft hyphens: long words wrap as a whole before they are hyphenated. */
import { Fragment, type ReactNode } from 'react';

/** Minimum letters of a word that is kept together. */
const longWord = 9;

export function Title({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  // Consecutive short words share one text node, to keep the HTML small.
  let short = '';
  for (const word of text.split(/(?<= )/)) {
    const plain = word.replaceAll('\u00ad', '').trimEnd();
    if (plain.length < longWord) {
      short += word.replaceAll('\u00ad', '');
      continue;
    }
    if (short) pieces.push(short);
    short = '';
    pieces.push(
      <Fragment key={`${pieces.length}${plain}`}>
        <span className="word">{word.trimEnd()}</span>
        {word.endsWith(' ') && ' '}
      </Fragment>,
    );
  }
  if (short) pieces.push(short);
  return pieces;
}
