// Which tier a hit has. A new rule is a line of the table below.
import { type SQL, sql } from 'drizzle-orm';
import { resultTiers } from '#server/services/search/result-tiers.ts';

type TierRule = readonly [tier: keyof typeof resultTiers, condition: string];

/** The first rule that holds decides. The conditions are on columns of `matched` (`search-hits.ts`). */
const tierRules: readonly TierRule[] = [
  ['whole', 'is_titled and is_title_as_typed and not is_past_event'],
  ['text', "is_titled and kind = 'person' and is_other_form"],
  ['text', "is_titled and kind = 'production' and is_other_word"],
  ['titled', "is_titled and kind in ('production', 'person')"],
  [
    'also_whole',
    `is_named and kind in ('production', 'person', 'event', 'venue') and not (kind = 'person' and is_service)
      and is_other_name_as_typed`,
  ],
  [
    'named',
    `is_named and kind in ('production', 'person') and not (kind = 'person' and is_service)
      and not is_about_visitor`,
  ],
  ['named', "is_held and is_partly and kind = 'person'"],
  ['event_meant', "is_titled and kind = 'event' and is_service and is_entitled"],
  ['event_titled', "is_titled and kind = 'event'"],
  ['event_named', "is_named and kind = 'event' and not is_about_visitor"],
  ['play_entitled', "is_entitled and kind = 'production' and is_theme"],
  ['writing_titled', "is_titled and kind in ('press', 'booklet') and not is_service"],
  ['writing_named', "is_named and kind in ('press', 'booklet')"],
  ['page_titled', "is_titled and not is_service and kind not in ('press', 'booklet')"],
  ['page_meant', "is_entitled and kind in ('page', 'form', 'screen')"],
  ['event_meant', "is_entitled and kind = 'event' and not is_about_visitor"],
  ['offer_meant', "is_meant and kind in ('venue', 'subscription')"],
  ['play_partly', "is_partly and kind = 'production' and is_theme"],
  ['play_meant', "(is_meant or is_held) and kind in ('production', 'event') and not is_about_visitor"],
  ['held', "is_held and kind = 'person'"],
  ['page_named', 'is_named or is_partly and play is null and is_called_so'],
  ['page_partly', "is_partly and kind in ('page', 'form', 'subscription', 'venue', 'screen')"],
  // Articles are press releases: "press photos" does not mean them, although the two are synonyms.
  ['meant', "is_meant and (is_entitled or kind <> 'press') and not (play is not null and is_about_visitor)"],
];

/** For hits that have the words in their texts only. */
const textRules: readonly TierRule[] = [
  ['page_text', "is_service and kind in ('page', 'form', 'subscription')"],
  ['person_text', "kind = 'person'"],
  ['text', 'true'],
];

/** The tiers of {@link textRules} if a text has the words by synonyms only. */
const tiersBySynonyms = [
  ['page_text', 'page_text_meant'],
  ['text', 'text_meant'],
  ['person_text', 'text_meant'],
] as const;

const tierByRules = (rules: readonly TierRule[]): string =>
  `case ${rules.map(([tier, condition]) => `when ${condition} then ${resultTiers[tier]}`).join(' ')} end`;

/** Most hits of a frequent word have it in their texts only and need no other rule. */
export const tierOfHit: SQL = sql.raw(
  `coalesce(case when is_marked then ${tierByRules(tierRules)} end, ${tierByRules(textRules)})`,
);

/** @param hasWords whether the text has the words themselves */
export const tierOfText = (tier: SQL, hasWords: SQL): SQL => {
  const tiers = tiersBySynonyms.map(([from, to]) => `when ${resultTiers[from]} then ${resultTiers[to]}`);
  const isText = sql`${tier} in (${sql.raw(tiersBySynonyms.map(([from]) => resultTiers[from]).join(', '))})`;
  return sql`case when ${isText} and not ${hasWords} then case ${tier} ${sql.raw(tiers.join(' '))} end else ${tier} end`;
};
