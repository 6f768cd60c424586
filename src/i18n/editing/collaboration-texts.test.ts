import { describe, expect, it } from 'vitest';
import { collaborationTexts } from './collaboration-texts.ts';

describe('another window of the same person in a sentence', () => {
  it.each([
    ['de', 'changed_by', 'geändert von Ihrem anderen Fenster'],
    ['de', 'theirs', 'Fassung von Ihrem anderen Fenster'],
    ['de', 'from_theirs', 'von Ihrem anderen Fenster'],
    ['en', 'changed_by', 'changed by your other window'],
    ['en', 'theirs', 'Version by your other window'],
    ['en', 'from_theirs', 'from your other window'],
  ] as const)('%s, %s', (locale, sentence, expected) => {
    const words = collaborationTexts(locale);
    expect(words[sentence](words.own_tab)).toBe(expected);
    expect(words[sentence]('Mira Kern')).toContain(' Mira Kern');
  });
});
