/** What the small words of a question say about it, in both languages, folded. */

const words = (text: string): Set<string> => new Set(text.split(/\s+/));

/** Words that mean nothing alone: a question has them in both languages. */
const empty = words(
  `der die das den dem des ein eine einen einem einer und oder in im am an auf aus bei mit von vom zu zum zur für fuer ist sind
  gibt es ich wir man kann können koennen darf dürfen duerfen wo wie was wer wann welche welches welcher habt ihr haben hat eure
  euer ihre mein meine kaufen bekomme bekommen finde finden suche brauche möchte moechte will über ueber noch auch nach
  mitbringen mitnehmen erlaubt
  the a an and or in at on of for to from with is are there do does can could may i we you your my me where how what who when
  which have has get buy find need want would like about any please it bring take allowed`,
);

/** Said with a play or somebody's name by whoever wants to see them: the name is what is looked for. */
const accompanying = words(
  `karte karten ticket tickets eintrittskarten besetzung dauer dauert lange länge trailer kritik kritiken bilder fotos preis preise
  stück stücke stueck theater theaterstück vorstellung vorstellungen aufführung inszenierung termin termine spielt spielen sehen
  cast review reviews running time long length photos pictures price prices play plays show shows theatre theater performance
  performances production dates see book booking buchen bestellen reservieren`,
);

/** Said before the name of a part: "Captain Ahab", whom the list of the cast calls "Ahab". */
const honorifics = words(
  `herr frau dr doktor könig koenig königin prinz prinzessin graf gräfin kapitän kaptän käpten käptn onkel tante
  mr mrs ms miss mistress doctor king queen prince princess count countess earl lord lady sir captain uncle aunt`,
);

/** Around the part in a question for whoever plays it. */
const players = words(
  `wer spielt ist gibt den die das der rolle von des who whos is plays play playing acts the part role of as darsteller
  darstellerin schauspieler schauspielerin actor actress`,
);
const playersQuestion =
  /^(?:wer (?:spielt|ist|gibt)|(?:who|whos) (?:is )?(?:plays?|playing|acts)) (?!in )|(?:^| )(?:darstell|schauspiel)er(?:in)?(?: |$)|(?:^| )act(?:or|ress)(?: |$)/;

const practicalQuestion =
  /^(?:wie|wo|wann|kann|können|darf|dürfen|muss|gibt es|habt ihr|haben sie|was (?:kostet|kosten|ziehe|soll)|how|where|can|could|may|do|does|is there|are there|should|what (?:should|do)) /;

/** Whether a word means nothing alone: "the". */
export const isEmptyWord = (word: string): boolean => empty.has(word);

/** Whether a word only accompanies a name: "tickets". */
export const isAccompanying = (word: string): boolean => accompanying.has(word);

/** The words that name something; the last one is still being typed. */
export function namingWords(said: readonly string[]): string[] {
  const last = said.length - 1;
  const small = [...empty, ...accompanying];
  return said.filter((word, at) => {
    const isSmall = empty.has(word) || accompanying.has(word);
    return !isSmall && !(at === last && small.some((other) => other.startsWith(word)));
  });
}

/** The words without titles before a name; null if there are none of them, or nothing else. */
export function withoutHonorifics(said: readonly string[]): string[] | null {
  const rest = said.filter((word) => !honorifics.has(word));
  return rest.length > 0 && rest.length < said.length ? rest : null;
}

/** The part in a question for whoever plays it, "who plays Ophelia in Hamlet"; null in other questions. */
export function partAskedFor(said: readonly string[]): string[] | null {
  if (!playersQuestion.test(said.join(' '))) return null;
  const until = said.indexOf('in', 2);
  const part = said.slice(0, until < 0 ? said.length : until).filter((word) => !players.has(word));
  return part.length > 0 ? part : null;
}

/** Whether it asks how a visit goes, and not for a play: "can I ...", "wo ...". Give it folded words. */
export const asksForService = (said: readonly string[]): boolean => practicalQuestion.test(said.join(' '));
