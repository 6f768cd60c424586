/** Removes what surrounds a question in whole sentences: greetings, thanks, "I wanted to ask whether", and how many tickets. */

const greetings = `(?:schönen )?guten (?:tag|morgen|abend)|hallo|moin(?: moin)?|servus|grü(?:ß|ss) gott|hi|hey|hello|good (?:morning|afternoon|evening|day)
  |sehr geehrte(?: damen und herren|[rs]? herr| frau)?|liebe[rs]? (?:(?:[\\p{L}-]+ )?team|theaterteam|leute)|dear (?:team|sirs?|madam|sir or madam|all)`;
const thanks = `(?:vielen|besten|herzlichen|lieben|schönen) dank|danke(?: schön| sehr)?|thank you(?: very much| so much)?|(?:many )?thanks|im voraus|in advance
  |mit (?:freundlichen|besten|lieben) grü(?:ß|ss)en|(?:liebe|viele|beste|schöne|herzliche|freundliche) grü(?:ß|ss)e|mfg|(?:kind|best) regards`;
const asking = `(?:ich |wir )?(?:wollte[n]?|möchte[n]?|würde[n]?|hätte[n]?)(?: ich| wir)?(?: mal| gerne?| nur| kurz| bitte)*(?: fragen| wissen| nachfragen)(?:,? ob)?
  |(?:können|könnten|kannst|würden) (?:sie|ihr|du) (?:mir |uns )?(?:bitte )?(?:sagen|mitteilen|verraten|helfen)(?:,? ob)?
  |(?:wissen|weißt|weiß) (?:sie|du|jemand)(?:,? ob)?|(?:(?:ich|wir) )?(?:habe|hab|haben|hätten?)(?: da)?(?: mal)?(?: nur)? eine (?:kurze )?frage(?: zu[mr]?)?|(?:eine )?kurze frage
  |(?:can|could|would) you (?:please )?(?:tell|inform|help|advise) (?:me|us)(?:,? if|,? whether)?|do you (?:happen to )?know(?:,? if|,? whether)?
  |(?:i|we) (?:would|d) like to (?:know|ask)(?:,? if|,? whether)?|(?:i|we) (?:was|were|am|are) wondering(?:,? if|,? whether)?|(?:i|we) (?:wanted|want) to (?:ask|know)(?:,? if|,? whether)?
  |(?:i|we) have a (?:quick )?question(?: about)?|quick question`;

/** "Two tickets for Faust": how many are bought there, and no age, "under 30 tickets". */
const counted = `(?<!(?:unter|under|über|over|ab|bis) )(?:\\d{1,2}|ein paar|zwei|drei|vier|fünf|sechs|two|three|four|five|six|some)(?= (?:karten|tickets|plätze|eintrittskarten|theaterkarten|seats)(?!\\p{L}))`;

const around = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[greetings, thanks, asking, counted].join('|').replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}-])`,
  'giu',
);

/** "15 people" are a group; fewer of them are only how many come. */
const people =
  /(?<![\p{L}\p{N}.])(\d{1,3}) (?:personen|leuten?|erwachsenen?|(people|persons|adults|guests))(?!\p{L})/giu;
const minGroup = 10;

const asGroup = (_: string, count: string, en: string | undefined): string =>
  Number(count) < minGroup ? ' ' : en ? 'group' : 'Gruppe';

/** Returns the text itself if nothing else is in it. */
export function withoutPoliteWords(text: string): string {
  const rest = text.replace(around, ' ').replace(people, asGroup);
  if (rest === text || !/[\p{L}\p{N}]/u.test(rest)) return text;
  return rest
    .replace(/^[\s,.:;!?–-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
