/** Classifies questions by their function words, in both languages, folded. */

import * as site from '#site';
import { editDistance } from './closest-word.ts';
import { normalizeUmlauts, splitWords } from './normalize-words.ts';

const words = (text: string): Set<string> => new Set(text.split(/\s+/));

/** Stop words, in both languages. */
const stopWords = words(
  `der die das den dem des ein eine einen einem einer eines kein keine keinen und oder aber in im am an auf aus bei beim mit
  von vom zu zum zur für fuer fürs ins ans aufs übers wieder bis nun vorher nachher danach ist sind war bin bist sein seid gibt es ich du er sie wir ihr man mich mir uns euch sich ihnen kann
  kannst können koennen könnt könnte darf dürfen duerfen muss müssen muessen soll sollte will wollen möchte moechte möchten würde
  wuerde werde werden wird wo woher wohin wie was wer wen wem wann warum wieso welche welches welcher welchen habe hab haben hat
  habt eure euer unser ihre ihren mein meine meinen meinem meiner dein deine kaufen bekomme bekommt bekommen kriege kriegt finde
  finden find suche suchen brauche braucht über ueber um ob wenn falls dass denn mal noch auch nach nur schon da dort hier etwas
  was irgendwas bitte gern gerne viel viele wieviel mitbringen mitnehmen erlaubt möglich moeglich geht gehen macht machen kommt
  als seit wegen während waehrend jemand doch komme kommen gibts gehts gabs wirds online nähe naehe vorhanden statt stattfindet eigentlich selbst selber interessiere mag zeig zeige komm geh kauf brauch krieg mach seh wart darfs andere anderen anderer anderes rein raus drin hin mim halt eben einfach gerade grad eventuell vielleicht überhaupt dafür dabei davon damit daran darauf dazu jetzt sonst weil also dann mehr weniger wäre hätte hätten hallo nicht heißt heisst namens
  irgendwo irgendwann irgendwie irgendein irgendeine irgendeinen irgendeiner irgendwelche besteht bestehen erreiche erreicht stell bringe bringt bringen nehme nimmt findet finde lasse lässt
  genau ganz sehr bloß nämlich unbedingt normalerweise müsste müssten dürfte dürften sollten zuständig diese dieser dieses diesen diesem offer offers provide fährt fahre fahren fährst wat dat gifft ik ick jo un för mok
  the a an and or but in at on of for to from with without is are was were be been being am im there here do does did can could
  may might must shall should will would i you he she we they me us them my mine your yours our their it its this that these
  those if whether where how what whats who whom why when which have has had get gets getting buy find need needs want wants like
  about any some something anything somewhere please bring take allowed possible much many tell show me let lets looking look
  interested just also really near nearest nearby around by up out off over as so than then too very because beforehand afterwards during vor mitten bringing taking going coming getting subqueryFor having seeing okay ok not cant cannot dont called named another other anyone someone wheres whens theres hows thats inside into after before his her hers still already ever actually maybe perhaps again each every more less able use using keep know says`,
);

const possessives = words('mein meine meinen meinem meiner unser unsere unseren unserem my our');

/** Words around the title of a play or a name that are not part of it. */
const genericWords = words(
  `karte karten ticket tickets eintrittskarte eintrittskarten programmheft programmhefte booklet besetzung dauer dauert lange länge trailer kritik kritiken bilder fotos preis preise
  stück stücke stueck schauspiel drama dramen theater theaterstück vorstellung vorstellungen aufführung inszenierung termin termine spielt spielen sehen
  cast review reviews running time long length photos pictures price prices play plays show shows theatre theater performance
  performances production dates see book booking buchen bestellen reservieren
  inszeniert inszenierte inszenierten geschrieben schrieb komponiert komponierte geführt führte entworfen entwarf designed directs directed wrote written writes composed
  menschen leute personen besucher besucherinnen gäste zuschauer erwachsene erwachsenen adults people persons person visitors guests audience
  abend abende evening evenings night nights theaterkarte theaterkarten theatertickets
  möglichkeit möglichkeiten angebot angebote option options choice choices
  krank erkrankt sick ill 1 2 ii zwei two teil part nächste nächster nächstes nächsten kommende kommenden letzte letzter letztes letzten aktuelle aktueller aktuelles aktuellen next upcoming coming last latest current
  sprache sprachen language languages
  platz plätze reihe reihen seat seats row rows kostenlos gratis free fee fees gebühr gebühren kosten kostet cost costs
  rolle rollen role roles run runs
  spielzeit saison season gespielt aufgeführt
  alte alten altes old anschauen angucken ansehen
  groß große großen großer großes großem gross grosse grossen big large
  klein kleine kleinen kleiner kleines kleinem small little
  haus house building gebäude foyer foyers saal halle hall lobby zuschauerraum auditorium ort
  home öffnet oeffnet schließt schliesst opens closes close
  dauern spieldauer laufzeit lasting beginn beginnen beginnt anfangen anfängt fängt start starts starting begin begins
  uhr uhrzeit los ende enden endet end ends finish finishes inhalt inhaltsangabe zusammenfassung handlung summary plot synopsis
  gut gute guten guter gutes beste besten bester bestes empfehlen empfehlung empfehlenswert good great best recommend recommended
  autor autorin author playwright dramatiker dramatikerin geeignet geeignete suitable`,
);

/** Actions on things: a question with both is about the thing, "lost voucher". */
const actions = words(
  `verloren verlieren vergessen zurückgeben zurueckgeben umtauschen tauschen eintauschen stornieren umbuchen verlängern
  gültig gültigkeit gueltig gilt gelten ablaufen abgelaufen verfallen übertragen guthaben valid validity expire expires expired expiry balance transfer
  kündigen ändern wechseln herunterladen download downloaden lost lose forgot forgotten exchange return cancel swap change renew extend`,
);

const ofPlays =
  /^(?:(?:theater|schau)?(?:stücke?s?|spiele?)|stuecke?|dram(?:a|en|as)|inszenierung(?:en)?|plays?)$/;

const subjectOfPlay = new RegExp(
  `${ofPlays.source.slice(1, -1)} (?:\\S+ )*?(?:über|ueber|um|about|handelt)(?: |$)`,
);

const ofPrices = /^(?:preise?|prices?|kosten|kostet|costs?|teuer|expensive)$/;

/** Words for people who work for the press. */
const ofPress = /^(?:press$|presse|journalist|akkredit|accredit)/;

/** Titles before a name: the cast list has "Ahab" for "Captain Ahab". */
const honorifics = words(
  `herr frau dr doktor könig koenig königin prinz prinzessin graf gräfin kapitän kaptän käpten käptn onkel tante
  sultan kaiser kaiserin herzog herzogin baron baronin general major leutnant richter dorfrichter pastor
  mr mrs ms miss mistress doctor king queen prince princess count countess earl lord lady sir captain uncle aunt
  emperor empress duke duchess baroness lieutenant sergeant judge`,
);

/** Words around a part in a question for its actor. */
const players = words(
  `wer spielt ist gibt den die das der rolle von des who whos is plays play playing acts the part role of as darsteller
  darstellerin schauspieler schauspielerin actor actress`,
);
const playersQuestion =
  /^(?:wer (?:spielt|ist|gibt)|(?:who|whos) (?:is )?(?:plays?|playing|acts)) (?!(?:in|bei) )|(?:^| )(?:darstell|schauspiel)er(?:in)?(?: |$)|(?:^| )act(?:or|ress)(?: |$)|. (?:wer spielt|who plays)(?: |$)/;

const playerIn = /^(?:(?:the|der|die) )?(?:act(?:or|ress)|(?:darstell|schauspiel)er(?:in)?) in /;

/** Beginnings of queries about a visit: visitors speak of themselves or ask what is possible. */
const practicalBeginnings = `wie|wo|wann|ab wann|bis wann|kann|können|darf|dürfen|muss|müssen|brauche|gibt es|habt ihr|haben sie|
  was (?:kostet|kosten|ziehe|soll|muss|mache|passiert|ist wenn)|fährt|fahren|hält|halten|lohnt|ist (?:der|die|das)|sind die|bin ich|ich|wir|mein|meine|meinen|
  how|where|when|can|could|may|must|do|does|did|should|what (?:should|do|if|happens)|is (?:there|it|the)|are (?:there|we|the)|am i|i|we|my`;
const practicalQuestion = new RegExp(`^(?:${practicalBeginnings.replace(/\s*\n\s*/g, '')}) `);

const possible =
  /^(?:kann|können|darf|dürfen|muss|müssen|soll|sollte|should|must|gibt es|gibts|habt ihr|haben sie|ist es|ist das theater|is there|are there|can|could|may|do you|is it|is the theat(?:re|er)) |^.+ (?:erlaubt|möglich|allowed|possible|permitted)$/;

/**
 * Whether the question asks what is possible or available, so that the box office can answer it. Takes folded words.
 */
export const asksWhetherPossible = (words: readonly string[]): boolean => possible.test(words.join(' '));

const visitorAction =
  /^(?:kann|darf|muss|soll|sollte|können|dürfen|müssen|sollen) (?:ich|man|wir) |^(?:can|may|must|should|do) (?:i|we|one) /;

/** Whether the question asks what visitors may do, "can I leave". Themes of plays do not count then. */
export const asksForVisitorAction = (words: readonly string[]): boolean =>
  visitorAction.test(words.join(' '));

/** Questions in which visitors speak of themselves, or of what may happen to them. */
const visitorsQuestion =
  /^(?:what (?:if|happens)|was (?:passiert|ist wenn|mache ich)|wenn|falls|if|ich (?:bin|habe|hab|komme|werde|kann|muss|brauche)|wir (?:sind|haben|kommen)|mein[e]?n?|my|i (?:am|have|lost|left|forgot|missed|will|cant|cannot|need|come)|im|ill|ive|we (?:are|have|will|need)) /;

/** Whether a word is a stop word: "the". */
export const isStopWord = (word: string): boolean => stopWords.has(word);

const companions = `frau mann freund freundin freunde freunden freundinnen mutter vater eltern oma opa großmutter großvater partner partnerin
  schwester bruder wife husband girlfriend boyfriend friend friends mum mom dad mother father parents sister brother grandma grandpa
  granny grandmother grandfather`;
const companionWords = words(companions);

/** Whether a word means a companion. */
export const isCompanionWord = (word: string): boolean => companionWords.has(word);

const company = new RegExp(
  `(?:(?<!\\p{L})(?:mit|für|und|with|for|and) )?(?<!\\p{L})(?:${[...possessives].join('|')}) (?:${[...companionWords].join('|')})(?!\\p{L})`,
  'giu',
);

/** A companion with a child of that age. */
const companionOfAge = new RegExp(
  `(?<!\\p{L})(?:${[...companionWords].join('|')})(?:(?: mit| und| with| and)?(?!\\p{L}))(?=.*(?:jährig|year old))`,
  'giu',
);

/** Expands "Gaußstr." */
const shortStreet = /(?<=\p{L}{2})(\p{L})str(?:\.|(?!\p{L}))/giu;

/** Removes companions, "with my wife". Returns the text itself if nothing else is in it. */
export const withoutCompanions = (text: string): string =>
  text.replace(company, ' ').replace(companionOfAge, ' ').replace(shortStreet, '$1straße').trim() || text;

/** The theatre's own name matches everything: "Thalia parking". */
for (const word of splitWords(site.name)) genericWords.add(word);

/** Whether a word only surrounds names: "tickets". */
export const isGenericWord = (word: string): boolean => genericWords.has(word);

/** Whether a word is an action: "exchange". */
export const isAction = (word: string): boolean => actions.has(word);

/** Whether the question asks for a play by its content: "a play with the devil". */
export const asksForPlay = (words: readonly string[]): boolean => words.some((word) => ofPlays.test(word));

/** Whether the question asks for a play about a subject: "a play about work". */
export const asksForSubject = (words: readonly string[]): boolean => subjectOfPlay.test(words.join(' '));

/** Nouns for jobs: "Musiker", "Komponistin", "directors". */
const doer = /.{4}(?:er|ist|eur|graf)(?:in(?:nen)?|en|s)?$|.{4}(?:or|ian)s?$/;

/** Whether the question asks for a person: "who makes the music", "composer". */
export const asksForPerson = (words: readonly string[]): boolean =>
  [words[0], words.at(-1)].some((word) => word !== undefined && /^(?:wer|whos?)$/.test(word)) ||
  doer.test(onlyName(words) ?? '');

/** "Musiker am Haus": the one word that names something; null if there are several. */
function onlyName(words: readonly string[]): string | null {
  const names = words.filter((word) => !stopWords.has(word) && !genericWords.has(word));
  return names.length === 1 ? (names[0] as string) : null;
}

/** Whether the question asks for a price. These words also surround names. */
export const asksForPrice = (words: readonly string[]): boolean =>
  words.some((word) => ofPrices.test(word)) || /(?:^| )how much /.test(words.join(' '));

/** Whether the question is for the press office: "press photos of Hamlet". */
export const asksForPress = (words: readonly string[]): boolean => words.some((word) => ofPress.test(word));

/** The words that name something. The last one always counts, because it is still being typed. */
export function namingWords(words: readonly string[]): string[] {
  const last = words.length - 1;
  const small = [...stopWords, ...genericWords];
  return words.filter((word, at) => {
    const isSmall = stopWords.has(word) || genericWords.has(word);
    return !isSmall && !(at === last && small.some((other) => other.startsWith(word)));
  });
}

/** The words without stop words. The last one always counts, because it is still being typed. */
export const significantWords = (words: readonly string[]): string[] =>
  words.filter((word, at) => at === words.length - 1 || !(stopWords.has(word) || genericWords.has(word)));

/** Minimum letters of a word with a typing error: "Käpitän". */
const minTypo = 6;
const longHonorifics = [...honorifics].filter(({ length }) => length >= minTypo);

const isHonorific = (word: string): boolean =>
  honorifics.has(word) ||
  (word.length >= minTypo &&
    longHonorifics.some((each) => editDistance(normalizeUmlauts(word), normalizeUmlauts(each)) === 1));

/** The words without honorifics; null if there are none, or nothing else. */
export function withoutHonorifics(words: readonly string[]): string[] | null {
  const rest = words.filter((word) => !isHonorific(word));
  return rest.length > 0 && rest.length < words.length ? rest : null;
}

/** The part in a question for its actor, "who plays Ophelia in Hamlet"; null for other questions. */
export function partInQuestion(words: readonly string[]): string[] | null {
  if (!playersQuestion.test(words.join(' '))) return null;
  const until = words.findIndex((word, at) => at > 0 && /^(?:in|im|bei|beim)$/.test(word));
  const before = words.slice(0, until < 0 ? words.length : until).filter((word) => !players.has(word));
  // "The actress in Medea": the part has the title of the play.
  const part = before.length === 0 && playerIn.test(words.join(' ')) ? words.slice(until + 1) : before;
  return part.every((word) => stopWords.has(word)) ? null : part;
}

/**
 * Whether the question is about how a visit works rather than for a play: "can I ...", "wo ...". Takes folded words.
 */
export const asksForService = (words: readonly string[]): boolean => practicalQuestion.test(words.join(' '));

/** Whether the question is about the visitor, "what if I am late": titles of plays do not count then. */
export const isAboutVisitor = (words: readonly string[]): boolean => visitorsQuestion.test(words.join(' '));
