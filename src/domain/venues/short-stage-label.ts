/** Places as lists and plans of the back office name them: as short as is clear. */
import type { Locale } from '#domain/languages/locales.ts';
import { isStage, stageLabel, stageNames, venueName } from './venues.ts';

/** The stage's label alone if its venue has several stages, else the venue; other places are unchanged. */
function shortStageLabel(stage_name: string, locale: Locale): string {
  if (!isStage(stage_name)) return stage_name;
  const place = stageLabel(stage_name, locale);
  return place.startsWith(`${venueName(stage_name, locale)}, `) ? (place.split(', ')[1] as string) : place;
}

/** {@link shortStageLabel}, with the venue if the label is contained in another stage's: "Bühne" beside "Große Bühne". */
export function unambiguousStageLabel(stage_name: string, locale: Locale): string {
  const short = shortStageLabel(stage_name, locale);
  const others = stageNames
    .filter((name) => name !== stage_name)
    .map((name) => shortStageLabel(name, locale));
  return others.some((other) => other.includes(short)) ? stageLabel(stage_name, locale) : short;
}
