import { expect, it } from 'vitest';
import { splitWords } from './normalize-words.ts';
import {
  asksForPerson,
  asksForPlay,
  asksForPress,
  asksForService,
  asksForSubject,
  asksForVisitorAction,
  asksWhetherPossible,
  isAboutVisitor,
  namingWords,
  partInQuestion,
  withoutCompanions,
  withoutHonorifics,
} from './question-words.ts';

it.each([
  ['Wer spielt den Mephisto?', 'mephisto'],
  ['who’s playing Lady Macbeth', 'lady macbeth'],
  ['who plays the role of Ophelia in Hamlet', 'ophelia'],
  ['Darsteller Woyzeck', 'woyzeck'],
  ['wer spielt in Faust', null],
  ['ich will Schauspielerin werden', null],
  ['Wer spielt die Marthe im Faust?', 'marthe'],
  ['the actress in Medea', 'medea'],
  ['Schauspieler', null],
  ['Faust', null],
])('%s asks for the actor of %s', (question, part) =>
  expect(partInQuestion(splitWords(question))?.join(' ') ?? null).toBe(part),
);

it.each([
  ['captain ahab', 'ahab'],
  ['Herr und Frau Helmer', 'und helmer'],
  ['Käpitän Ahab', 'ahab'],
  ['doktor', null],
  ['ahab', null],
])('%s without honorifics is %s', (name, bare) =>
  expect(withoutHonorifics(splitWords(name))?.join(' ') ?? null).toBe(bare),
);

it.each([
  ['darf mein hund mit', true],
  ['can I bring my baby', true],
  ['was ziehe ich an', true],
  ['ich habe meinen Schirm verloren', true],
  ['what if I am late', true],
  ['fährt nachts ein Bus', true],
  ['is the foyer open', true],
  ['im Nachtasyl', false],
  ['Was ihr wollt', false],
  ['Hunde', false],
])('%s asks about the service: %s', (question, is) => expect(asksForService(splitWords(question))).toBe(is));

it.each([
  ['wann läuft faust', 'läuft faust'],
  ['faust kart', 'faust'],
  ['who pla', ''],
])('the naming words of %s are %s', (question, naming) =>
  expect(namingWords(splitWords(question)).join(' ')).toBe(naming),
);

it.each([
  ['what if I am late', true],
  ['ich bin blind', true],
  ['wo ist eine Lesung', false],
  ['can I book a backstage tour', false],
])('%s is about the visitor: %s', (question, is) => expect(isAboutVisitor(splitWords(question))).toBe(is));

it.each([
  ['mit meiner frau am samstag ins theater', 'am samstag ins theater'],
  ['my husband uses a wheelchair', 'uses a wheelchair'],
  ['stücke für meine tochter', 'stücke für meine tochter'],
  ['Frau Marthe', 'Frau Marthe'],
  ['my wife', 'my wife'],
])('removes the companions from "%s"', (text, rest) => expect(withoutCompanions(text)).toBe(rest));

it.each([
  ['oma mit 6 jährige', '6 jährige'],
  ['theater mit oma', 'theater mit oma'],
])('removes companions beside a child from "%s"', (text, rest) => expect(withoutCompanions(text)).toBe(rest));

it.each([
  ['gibt es Stehplätze', true],
  ['is there air conditioning', true],
  ['is smoking allowed', true],
  ['wie lange dauert Faust', false],
  ['Kannibalismus im Stück', false],
])('%s asks whether something is possible: %s', (question, is) =>
  expect(asksWhetherPossible(splitWords(question))).toBe(is),
);

it('recognises questions for plays and for the press', () => {
  expect(
    ['stück mit dem teufel', 'a play about whales', 'faust'].map((text) => asksForPlay(text.split(' '))),
  ).toEqual([...[true, true, false]]);
  expect(['pressefotos nora', 'press kit', 'impressum'].map((text) => asksForPress(text.split(' ')))).toEqual(
    [...[true, true, false]],
  );
});

it.each([
  ['stück über arbeit', asksForSubject, true],
  ['ein drama, das von zwei königinnen handelt', asksForSubject, true],
  ['stücke mit pause', asksForSubject, false],
  ['was über hamlet', asksForSubject, false],
  ['wer macht die musik', asksForPerson, true],
  ['bühnenmusik wer', asksForPerson, true],
  ['whose voice', asksForPerson, false],
  ['komponistin', asksForPerson, true],
  ['musicians', asksForPerson, true],
  ['musik', asksForPerson, false],
  ['komponist nora', asksForPerson, false],
  ['musiker am haus', asksForPerson, true],
  ['can i leave early', asksForVisitorAction, true],
  ['darf man klatschen', asksForVisitorAction, true],
  ['can hamlet be saved', asksForVisitorAction, false],
])('recognises what %s asks for', (question, asks, is) => expect(asks(splitWords(question))).toBe(is));

it.each([
  ['Theater in der Gaußstr.', 'Theater in der Gaußstraße'],
  ['Stück über Liebe', 'Stück über Liebe'],
])('%s is expanded to %s', (text, asked) => expect(withoutCompanions(text)).toBe(asked));
