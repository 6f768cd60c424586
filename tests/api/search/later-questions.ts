// Kinds of questions that were missed once: by what a visit needs beside the play, with small words around a day, and about
// what somebody wants to change.

/** `a / b`: either is right. */
export const laterQuestions: [locale: 'de' | 'en', question: string, wanted: string][] = [
  ['de', 'Programm fürs Wochenende', 'day Samstag, 14. März, bis Sonntag, 15. März 2026'],
  ['de', 'karten telefonisch bestellen', 'page Kasse'],
  ['de', 'kann ich karten per telefon kaufen', 'page Kasse'],
  ['de', 'telefon kasse', 'page Kasse'],
  ['de', 'telefonnummer der kasse', 'page Kasse'],
  ['en', 'order tickets by phone', 'page Box office'],
  ['de', 'hat die kasse sonntags offen', 'page Kasse'],
  ['de', 'vorstellung verpasst was nun', 'page Kasse'],
  ['de', 'vorstellung abgesagt geld zurück', 'page Kasse'],
  ['de', 'theaterkarten verschenken', 'page Gutscheine'],
  ['de', 'kann man vorher einen tisch reservieren', 'page Essen und Trinken'],
  ['de', 'weinkarte', 'page Essen und Trinken'],
  ['de', 'darf ich wasser mit in den saal nehmen', 'page Besuch / page Essen und Trinken'],
  ['en', 'vegetarian options', 'page Food and drink'],
  ['en', 'food allergies', 'page Food and drink'],
  ['de', 'turnschuhe im theater', 'page Besuch'],
  ['en', 'trainers and jeans ok', 'page Your visit'],
  ['de', 'wann muss ich da sein', 'page Besuch'],
  ['de', 'platz in der ersten reihe', 'page Preise und Plätze'],
  ['de', 'mit der 10. klasse ins theater', 'form Mit der Schulklasse ins Theater'],
  ['de', 'abo wechseln', 'page Abo kurz erklärt'],
  ['en', 'cancel my subscription', 'page Subscriptions in brief'],
  ['de', 'achterabo freitag', 'subscription Achter am Freitag, Spielzeit 2026/27'],
  ['de', 'pressestelle telefon', 'page Pressekontakt'],
  ['de', 'ansprechpartner presse', 'page Pressekontakt'],
  ['en', 'press officer', 'page Press contact'],
  ['de', 'wer leitet das haus', 'person Ada Winterfeldt'],
];
