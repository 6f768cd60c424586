import { describe, expect, it } from 'vitest';
import {
  coreOfQuestion,
  groupsWithPrefix,
  partsOfQuestion,
  synonymGroup,
  synonymsOfUnknown,
  withoutThemes,
  wordsOfGroups,
} from './synonyms.ts';

const groups = [
  synonymGroup(['Kinder, Kids', 'children, family']),
  synonymGroup(['Gutschein, Geschenk', 'gift voucher']),
  synonymGroup(['Karten', 'tickets']),
  synonymGroup(['Garderobe', 'cloakroom, coat check']),
  synonymGroup(['Stelle', 'job']),
  synonymGroup(['Haltestelle', 'bus stop']),
  synonymGroup(['unter 30', 'under 30']),
];

describe('partsOfQuestion', () => {
  it.each([
    ['kids', [['kids', 'kinder', 'children', 'family']]],
    ['Kindern', [['kindern', 'kinder', 'kids', 'children', 'family']]],
    ['gift voucher', [['gift voucher', 'gutschein', 'geschenk']]],
    ['Geschenkgutschein', [['geschenkgutschein', 'gutschein', 'geschenk', 'gift voucher']]],
    ['Theaterkarten', [['theaterkarten', 'karten', 'tickets']]],
    ['wo gibt es Karten', [['karten', 'tickets']]],
    ['where can I buy a gift voucher', [['gift voucher', 'gutschein', 'geschenk']]],
    ['Faust Karten', [['faust'], ['karten', 'tickets']]],
    // Written apart, together, and after a number.
    ['cloak room', [['cloak room', 'garderobe', 'cloakroom', 'coat check']]],
    ['coatcheck', [['coatcheck', 'garderobe', 'cloakroom', 'coat check']]],
    ['under 30s', [['under 30s', 'unter 30', 'under 30']]],
    ['families', [['families', 'kinder', 'kids', 'children', 'family']]],
    // The longest word at the end of a compound.
    ['Bushaltestelle', [['bushaltestelle', 'haltestelle', 'bus stop']]],
    ['Nebenstelle', [['nebenstelle', 'stelle', 'job']]],
    // Words that mean nothing.
    ['is there anything for kids', [['kids', 'kinder', 'children', 'family']]],
    ['der die das', [['der'], ['die'], ['das']]],
    ['', []],
  ])('%s', (text, parts) =>
    expect(
      partsOfQuestion(text, groups).map(({ words, synonyms }) => [words.join(' '), ...synonyms]),
    ).toEqual(parts),
  );
});

const services = [
  synonymGroup(['Abo, Dauerkarte', 'subscription']),
  synonymGroup(['Umtausch, umtauschen, tauschen, zurückgeben', 'exchange']),
  synonymGroup(['Kurz erklärt, Abo Umtausch, Abo kündigen', 'in brief']),
  synonymGroup(['Stellen', 'jobs']),
  synonymGroup(['ausdrucken', 'print']),
];

it.each([
  // Any words of the groups, in either order.
  ['dauerkarte kündigen', 'kurz erklärt'],
  ['abo tauschen', 'kurz erklärt'],
  ['zurückgeben dauerkarte', 'kurz erklärt'],
  // Verbs with and without the infix of their participles.
  ['umgetauschte', 'umtausch'],
  ['ausgedruckt', 'ausdrucken'],
  // A prefix and a verb are not a compound.
  ['einstellen', undefined],
  ['nebenstellen', 'stellen'],
])('%s finds the group %s', (text, about) =>
  expect(partsOfQuestion(text, services)[0]?.synonyms[0]).toBe(about),
);

it.each([
  ['kid', ['kinder']],
  ['gift v', ['gutschein']],
  ['x', []],
])('groupsWithPrefix of %s', (text, firsts) =>
  expect(groupsWithPrefix(text, groups).map(([first]) => first?.join(' '))).toEqual(firsts),
);

it('words of synonyms are known even if no text contains them', () => {
  const words = wordsOfGroups(groups);
  expect(words).toContain('gutschein');
  expect(words).not.toContain('bus');
});

it('single words of a list that leads to a play are no spellings of synonyms', () => {
  const themes = [synonymGroup(['Anderswo: Virginia Woolf, Tartuffe'])];
  expect(wordsOfGroups(themes)).toEqual(['tartuffe']);
});

it.each([
  ['Faust Karten', 'faust'],
  ['the next premiere', 'premiere'],
  ['who directed Hamlet', 'hamlet'],
  ['cast of Hamlet', 'hamlet'],
  ['wie lange dauert Faust', 'faust'],
  ['how long is Hamlet', 'hamlet'],
  ['Karten', null],
  ['Maria Stuart', null],
])('the core of %s', (text, core) =>
  expect(
    coreOfQuestion(partsOfQuestion(text, []))
      ?.map(({ words }) => words.join(' '))
      .join(' ') ?? null,
  ).toBe(core),
);

it.each([
  ['Gutschein verloren', 'gutschein'],
  ['Gutschein umtauschen', 'gutschein'],
  ['Schal verloren', null],
])('the core of %s is the noun', (text, thing) =>
  expect(coreOfQuestion(partsOfQuestion(text, groups))?.map(({ words }) => words[0]) ?? null).toEqual(
    thing && [thing],
  ),
);

it.each([
  // A word that only accompanies a name is a subject if no other word names anything.
  ['Karten für das Theater', ['karten']],
  ['Karten Faust', ['faust']],
])('the subject of %s', (text, subject) =>
  expect(coreOfQuestion(partsOfQuestion(text, groups))?.map(({ words }) => words[0])).toEqual(subject),
);

it.each([
  ['hire the venue', ['hire the venue']],
  ['Ödipus Tochter', ['ödipus tochter']],
  ['Tochter von Ödipus in Theben', ['tochter von ödipus', 'theben']],
  // The small words around a phrase are not part of it.
  ['the venue', ['venue']],
])('a phrase is recognised by its significant words: %s', (text, said) => {
  const phrases = [
    synonymGroup(['Vermietung', 'venue hire']),
    synonymGroup(['Antigone: Tochter des Ödipus']),
  ];
  expect(partsOfQuestion(text, phrases).map(({ words }) => words.join(' '))).toEqual(said);
});

it.each([
  // Other forms of a verb match only if the query has further words.
  ['hört Stimmen', ['woyzeck']],
  ['hörte', []],
  // Exact forms take precedence over inflected ones.
  ['Brüder', ['die räuber']],
  ['Bruder', ['antigone']],
  ['Brueder', ['antigone', 'die räuber']],
  ['stumme', ['meerjungfrau']],
  ['stummer', ['meerjungfrau']],
  // A letter after a consonant is no ending.
  ['stum', []],
])('%s leads to %j', (text, plays) => {
  const themes = [
    'Woyzeck: Stimmen hören, hören',
    'Antigone: Bruder',
    'Die Räuber: Brüder',
    'Meerjungfrau: stumm',
  ];
  expect(
    partsOfQuestion(
      text,
      themes.map((line) => synonymGroup([line])),
    ).flatMap(({ synonyms }) => synonyms),
  ).toEqual(plays);
});

it('withoutThemes returns the same groups each time', () => {
  const some = [synonymGroup(['Karten', 'tickets']), synonymGroup(['Nora: verlassen', 'Nora: leave'])];
  expect(withoutThemes(some)).toEqual([some[0]]);
  expect(withoutThemes(some)).toBe(withoutThemes(some));
});

it('an article and a word are not one word: "a dress" is no "Adresse"', () => {
  const [part] = partsOfQuestion('a dress', [synonymGroup(['Anfahrt, Adresse', null])]);
  expect(part?.synonyms).toEqual([]);
});

it('a phrase is recognised with a possessive in it', () => {
  const exchange = [synonymGroup(['swap tickets, refund'])];
  expect(partsOfQuestion('swap my tickets', exchange)).toEqual([
    { words: ['swap', 'my', 'tickets'], synonyms: ['swap tickets', 'refund'] },
  ]);
});

it('marks parts of a compound that have synonyms', () => {
  expect(partsOfQuestion('Geschenkgutschein', groups)[0]?.isCompound).toBe(true);
  expect(partsOfQuestion('Gutscheine', groups)[0]?.isCompound).toBeUndefined();
});

it('two words are recognised in either order', () => {
  const cancel = [synonymGroup(['Abo kündigen', 'cancel subscription'])];
  expect(partsOfQuestion('subscription cancel', cancel)).toEqual([
    { words: ['subscription', 'cancel'], synonyms: ['abo kündigen', 'cancel subscription'] },
  ]);
});

it('for an unknown word only German parts of compounds count', () => {
  const family = [synonymGroup(['Kinder, Abo', 'children, son'])];
  expect(synonymsOfUnknown('wahlabo', family)).toContain('kinder');
  expect(synonymsOfUnknown('robinson', family)).toEqual([]);
});

it('an adjective is not split as a compound', () =>
  expect(partsOfQuestion('romantische', [synonymGroup(['Tische, Essen'])])[0]?.synonyms).toEqual([]));

describe('words after a name and a colon', () => {
  const whale = [synonymGroup(['Moby-Dick: Wal, Harpune', 'Moby-Dick: whale'])];

  it('lead to the name, but the name does not lead to them', () => {
    expect(partsOfQuestion('Harpunen', whale)).toEqual([
      { words: ['harpunen'], synonyms: ['moby dick'], isTheme: true },
    ]);
    expect(partsOfQuestion('moby dick', whale).flatMap(({ synonyms }) => synonyms)).toEqual([]);
  });

  it('are not parts of compounds', () =>
    expect(partsOfQuestion('Mitarbeiter', [synonymGroup(['Die Weber: Arbeiter'])])[0]?.synonyms).toEqual([]));

  it('may have synonyms as well', () => {
    const judge = [...whale, synonymGroup(['Führung, Wal'])];
    expect(partsOfQuestion('Wal', judge)[0]).toEqual({ words: ['wal'], synonyms: ['moby dick', 'führung'] });
  });
});

it.each([
  ['reserviert', 'reservieren'],
  ['Stornierung', 'stornieren'],
  ['fotografierte', 'fotografieren'],
])('%s is a form of %s', (form, verb) =>
  expect(partsOfQuestion(form, [synonymGroup([`${verb}, Kasse`])])[0]?.synonyms).toContain('kasse'),
);

it('"Begleitung" is not a form of "Leitung"', () => {
  const direction = [synonymGroup(['Leitung, Büros'])];
  expect(partsOfQuestion('Begleitung', direction)[0]?.synonyms).toEqual([]);
  expect(partsOfQuestion('Theaterleitung', direction)[0]?.synonyms).toContain('büros');
});

it.each([
  // A phrase of two words matches with other words in between, which remain parts; not around words that are names.
  ['das Abo zum Ende der Spielzeit kündigen', ['abo kündigen', 'ende', 'spielzeit']],
  ['Spielt heute das Theater', ['spielt', 'heute', 'theater']],
])('%s has the parts %j', (text, parts) => {
  const some = [synonymGroup(['Kurz erklärt, Abo kündigen']), synonymGroup(['Kurse, Theater spielen'])];
  expect(partsOfQuestion(text, some).map(({ words }) => words.join(' '))).toEqual(parts);
});

it.each([
  // Feminine and masculine forms, old spellings, and words that are not compounds.
  ['Pressereferentin', 'Pressereferent', true],
  ['Dramaturg', 'Dramaturginnen', true],
  ['verlorene', 'verlorener', true],
  ['fotografieren', 'photographieren', true],
  ['Telefonnummer', 'Telephonnummer', true],
  ['Essen, Trinken', 'Mittagessen', true],
  ['Essen, Trinken', 'Adressen', false],
  ['Essen, Trinken', 'anschließen', false],
])('the group %s knows %s: %s', (line, word, is) => {
  const [part] = partsOfQuestion(word, [synonymGroup([`${line}, Gesuchtes`])]);
  expect(part?.synonyms.includes('gesuchtes')).toBe(is);
});

it('an English word is no piece of a compound', () =>
  expect(partsOfQuestion('suitable', [synonymGroup(['Essen', 'food, table'])])[0]?.synonyms).toEqual([]));
