/** Formats durations of events, for display and for screen readers. */
import type { Locale } from '#domain/languages/locales.ts';

const hoursAndMinutes = (minutes: number): [number, number] => {
  const whole = Math.max(0, Math.round(minutes));
  return [Math.floor(whole / 60), whole % 60];
};

/** Minutes, short: "1 Std. 40", "2 Std.", "45 Min."; "1 hr 40", "2 hrs", "45 min". */
export function formatDuration(minutes: number, locale: Locale): string {
  const [hours, rest] = hoursAndMinutes(minutes);
  if (hours === 0) return locale === 'de' ? `${rest} Min.` : `${rest} min`;
  const unit = locale === 'de' ? 'Std.' : hours === 1 ? 'hr' : 'hrs';
  return rest === 0 ? `${hours} ${unit}` : `${hours} ${unit} ${rest}`;
}

/** Minutes as spoken: "1 Stunde 40 Minuten", "1 hour 40 minutes". */
export function durationInWords(minutes: number, locale: Locale): string {
  const [hours, rest] = hoursAndMinutes(minutes);
  const words: string[] = [];
  if (hours > 0) {
    words.push(
      locale === 'de' ? `${hours} Stunde${hours === 1 ? '' : 'n'}` : `${hours} hour${hours === 1 ? '' : 's'}`,
    );
  }
  if (rest > 0 || hours === 0) {
    words.push(
      locale === 'de' ? `${rest} Minute${rest === 1 ? '' : 'n'}` : `${rest} minute${rest === 1 ? '' : 's'}`,
    );
  }
  return words.join(' ');
}

const numerals = {
  de: ['', 'eine', 'zwei', 'drei', 'vier'],
  en: ['', 'one', 'two', 'three', 'four'],
} as const satisfies Record<Locale, readonly string[]>;

/** "eine Pause", "zwei Pausen"; "one interval", "two intervals"; empty for none. */
export function formatIntervals(count: number, locale: Locale): string {
  if (count <= 0) return '';
  const numeral = numerals[locale][count] ?? String(count);
  if (locale === 'de') return `${numeral} ${count === 1 ? 'Pause' : 'Pausen'}`;
  return `${numeral} ${count === 1 ? 'interval' : 'intervals'}`;
}
