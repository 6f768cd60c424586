/** A passage that is struck out until a new sentence remains, as an editor writes it. Serves the struck quote. */
import type { StruckPassage } from './production.ts';

type Piece = StruckPassage['pieces'][number];

/**
 * What stands in double brackets is kept, everything else is struck: `Habe nun, [[ach!]] Philosophie`. A stroke
 * never ends within a word: a word of which a part is kept is kept. Brackets without their counterpart are text.
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
  // Every second part of a split is what its pattern caught.
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
