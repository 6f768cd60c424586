import { expect, test } from 'vitest';
import { durationInWords, formatDuration, formatIntervals } from './durations.ts';

test.each([
  [100, '1 Std. 40', '1 hr 40', '1 Stunde 40 Minuten', '1 hour 40 minutes'],
  [120, '2 Std.', '2 hrs', '2 Stunden', '2 hours'],
  [60, '1 Std.', '1 hr', '1 Stunde', '1 hour'],
  [160, '2 Std. 40', '2 hrs 40', '2 Stunden 40 Minuten', '2 hours 40 minutes'],
  [45, '45 Min.', '45 min', '45 Minuten', '45 minutes'],
  [61, '1 Std. 1', '1 hr 1', '1 Stunde 1 Minute', '1 hour 1 minute'],
  [0, '0 Min.', '0 min', '0 Minuten', '0 minutes'],
])('%i minutes', (minutes, german, english, spokenGerman, spokenEnglish) => {
  expect(formatDuration(minutes, 'de')).toBe(german);
  expect(formatDuration(minutes, 'en')).toBe(english);
  expect(durationInWords(minutes, 'de')).toBe(spokenGerman);
  expect(durationInWords(minutes, 'en')).toBe(spokenEnglish);
});

test.each([
  [0, '', ''],
  [1, 'eine Pause', 'one interval'],
  [2, 'zwei Pausen', 'two intervals'],
  [7, '7 Pausen', '7 intervals'],
])('%i intervals', (count, german, english) => {
  expect(formatIntervals(count, 'de')).toBe(german);
  expect(formatIntervals(count, 'en')).toBe(english);
});
