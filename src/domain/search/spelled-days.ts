/** Slips in the words by which people name days: "samstg", "tomorow". */
import { editDistance, soundOf } from './closest-word.ts';
import { months, weekdays } from './day-words.ts';
import { dayNames } from './named-days.ts';
import { splitWords } from './normalize-words.ts';

/** Letters; shorter words are too near to others. */
const minLength = 5;
const nearWords = 'heute morgen übermorgen wochenende today tonight tomorrow weekend'.split(' ');
const dayWords = [...nearWords, ...weekdays.flat(), ...months.flat(), ...dayNames].filter(
  (word) => word.length >= minLength && !word.includes(' '),
);

/** The text with these words as they are spelled; null if there are no slips in it. */
export function withDaysSpelled(text: string): string | null {
  const words = splitWords(text);
  const spelled = words.map((word) => {
    if (word.length < minLength || dayWords.includes(word)) return word;
    const isNear = (day: string) => editDistance(word, day) === 1 || soundOf(word) === soundOf(day);
    return dayWords.find(isNear) ?? word;
  });
  return spelled.some((word, at) => word !== words[at]) ? spelled.join(' ') : null;
}
