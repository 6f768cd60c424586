/** Places as lists and plans of the back office name them: as short as is clear. */
import type { Locale } from '#domain/languages/locales.ts';
import { isStage, placeLine, stageNames, venueName } from './venues.ts';

/** A stage's label alone where its venue has several, else the venue; any other place as it is written. */
function shortPlace(stage_name: string, locale: Locale): string {
  if (!isStage(stage_name)) return stage_name;
  const line = placeLine(stage_name, locale);
  return line.startsWith(`${venueName(stage_name, locale)}, `) ? (line.split(', ')[1] as string) : line;
}

/** {@link shortPlace}; with the venue where the label is part of another stage's: "Bühne" beside "Große Bühne". */
export function unambiguousPlace(stage_name: string, locale: Locale): string {
  const short = shortPlace(stage_name, locale);
  const others = stageNames.filter((name) => name !== stage_name).map((name) => shortPlace(name, locale));
  return others.some((other) => other.includes(short)) ? placeLine(stage_name, locale) : short;
}
