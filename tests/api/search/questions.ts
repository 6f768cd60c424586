// Questions to the search with the results that are wanted first, in `questions/<language>/<kind of result>.tsv`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#domain/languages/locales.ts';

const folder = path.join(import.meta.dirname, 'questions');

/** A question, and the results of which one is wanted first: kind and title, or `nothing`. */
export interface Question {
  readonly locale: Locale;
  readonly text: string;
  readonly wanted: readonly string[];
}

/** All queries. They are sent to the demo season on Thursday, 12 March 2026. */
export const questions: readonly Question[] = globSync('*/*.tsv', { cwd: folder })
  .sort()
  .flatMap((file) => {
    const locale = path.dirname(file) as Locale;
    const lines = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
    return lines.map((line) => {
      const [text = '', wanted = ''] = line.split('\t');
      return { locale, text, wanted: wanted.split(' / ') };
    });
  });
