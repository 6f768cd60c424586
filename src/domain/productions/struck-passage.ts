/** Parses the notation in which editors write a struck passage, for the struck quote. */
import type { StruckPassage } from './production.ts';

type Piece = StruckPassage['pieces'][number];

/**
 * Text in double brackets is kept, the rest is struck: `Habe nun, [[ach!]] Philosophie`. Strikes end at word
 * boundaries: a word kept in part is kept as a whole. Unpaired brackets are text.
 */
export function parseStruck(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { text: word, kept } of wordsOf(text)) {
    const last = pieces.at(-1);
    if (last?.kept === kept) last.text += ` ${word}`;
    else pieces.push({ text: word, kept });
  }
  return pieces;
}

function wordsOf(text: string): Piece[] {
  const words: Piece[] = [];
  let isWithinWord = false;
  // `split` puts the captured groups at odd indices.
  for (const [index, part] of text.split(/\[\[((?:(?!\[\[|\]\])[\s\S])*)\]\]/).entries()) {
    const kept = index % 2 === 1;
    for (const word of part.split(/(\s+)/)) {
      if (word === '') continue;
      const last = words.at(-1);
      if (word.trim() === '') {
        isWithinWord = false;
      } else if (isWithinWord && last) {
        last.text += word;
        last.kept ||= kept;
      } else {
        words.push({ text: word, kept });
        isWithinWord = true;
      }
    }
  }
  return words;
}
