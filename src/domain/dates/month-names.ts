/** The names of months in both languages, long and short, in lower case. */

export const months = [
  ['januar', 'january', 'jan', 'jänner'],
  ['februar', 'february', 'feb'],
  ['märz', 'maerz', 'march', 'mrz'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
];

/** From 1; 0 for a word that names no month. @param name folded */
export const monthNumber = (name = ''): number => months.findIndex((names) => names.includes(name)) + 1;
