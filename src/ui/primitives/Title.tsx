/** A title that may carry soft hyphens: long words move to a line of their own before they are divided. */
import type { ReactNode } from 'react';

/** Letters from which a word is kept together as long as it fits. */
const longWord = 9;

export function Title({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  // Short words in a row are one text: each piece of its own costs a mark in the page.
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
      <span key={`${pieces.length}${plain}`}>
        <span className="word">{word.trimEnd()}</span>
        {word.endsWith(' ') && ' '}
      </span>,
    );
  }
  if (short) pieces.push(short);
  return pieces;
}
