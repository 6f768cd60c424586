// Error messages for parameters, with the remedy.
import type { Locale } from '#domain/languages/locales.ts';

/** Rules for parameters. */
export type ParameterRule =
  | { rule: 'once' }
  | { rule: 'encoding' }
  | { rule: 'day' }
  | { rule: 'moment' }
  | { rule: 'number'; min: number; max: number }
  | { rule: 'id' }
  | { rule: 'flag' }
  | { rule: 'characters' }
  | { rule: 'length'; max: number }
  | { rule: 'many'; max: number }
  | { rule: 'choice'; choices: readonly string[] };

/** The message in the request's language. */
export function parameterMessage(field: string, problem: ParameterRule, locale: Locale): string {
  return (locale === 'de' ? german : english)(field, problem);
}

function german(field: string, problem: ParameterRule): string {
  switch (problem.rule) {
    case 'once':
      return `${field} steht mehrmals in der Adresse. Geben Sie den Parameter nur einmal an.`;
    case 'encoding':
      return `${field} ist nicht richtig kodiert. Kodieren Sie den Wert als UTF-8 mit Prozentzeichen.`;
    case 'day':
      return `${field} ist kein Tag, den es zwischen 1900 und 2999 gibt. Schreiben Sie Jahr-Monat-Tag, zum Beispiel 2026-03-12.`;
    case 'moment':
      return `${field} ist kein Zeitpunkt. Schreiben Sie ihn wie 2026-03-12T13:05:00Z.`;
    case 'number':
      return `${field} muss eine ganze Zahl von ${problem.min} bis ${problem.max} sein.`;
    case 'id':
      return `${field} muss eine Nummer sein, nur aus Ziffern, zum Beispiel 12.`;
    case 'flag':
      return `${field} kennt nur den Wert true. Schreiben Sie true oder lassen Sie den Parameter weg.`;
    case 'characters':
      return `${field} enthält Zeichen, die kein Text sind. Entfernen Sie Steuerzeichen.`;
    case 'length':
      return `${field} ist zu lang. Kürzen Sie den Wert auf höchstens ${problem.max} Zeichen.`;
    case 'many':
      return `${field} nennt zu viele Werte. Geben Sie höchstens ${problem.max} an.`;
    case 'choice':
      return `${field} kennt diesen Wert nicht. Möglich sind ${problem.choices.join(', ')}.`;
  }
}

function english(field: string, problem: ParameterRule): string {
  switch (problem.rule) {
    case 'once':
      return `${field} is in the address more than once. Give the parameter a single time.`;
    case 'encoding':
      return `${field} is not encoded properly. Percent-encode the value as UTF-8.`;
    case 'day':
      return `${field} is not a day that exists between 1900 and 2999. Write year-month-day, such as 2026-03-12.`;
    case 'moment':
      return `${field} is not a moment. Write it like 2026-03-12T13:05:00Z.`;
    case 'number':
      return `${field} must be a whole number from ${problem.min} to ${problem.max}.`;
    case 'id':
      return `${field} must be a number made of digits only, such as 12.`;
    case 'flag':
      return `${field} knows no value but true. Write true, or leave the parameter out.`;
    case 'characters':
      return `${field} contains characters that are not text. Remove control characters.`;
    case 'length':
      return `${field} is too long. Shorten the value to ${problem.max} characters at most.`;
    case 'many':
      return `${field} names too many values. Give ${problem.max} at most.`;
    case 'choice':
      return `${field} does not know this value. Possible are ${problem.choices.join(', ')}.`;
  }
}
