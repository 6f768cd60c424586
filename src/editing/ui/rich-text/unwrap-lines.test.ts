import { expect, test } from 'vitest';
import { unwrapLines } from './unwrap-lines.ts';

test.each([
  [
    'joins lines that were wrapped, and keeps paragraphs',
    'Der Abend beginnt im Foyer. Dort steht eine Leiter, auf der\nniemand sitzt. Nach der Pause geht es weiter, und zwar auf\nder Bühne.\nDanach lädt das Haus zu Suppe und Brot ein, so lange\nder Vorrat reicht.',
    'Der Abend beginnt im Foyer. Dort steht eine Leiter, auf der niemand sitzt. Nach der Pause geht es weiter, und zwar auf der Bühne.\nDanach lädt das Haus zu Suppe und Brot ein, so lange der Vorrat reicht.',
  ],
  [
    'removes the hyphen of a divided word',
    'Die Regisseurin erzählt die Geschichte rückwärts, vom Vor-\nhang bis zum ersten Wort.',
    'Die Regisseurin erzählt die Geschichte rückwärts, vom Vorhang bis zum ersten Wort.',
  ],
  [
    'keeps the hyphen of a shortened word',
    'Karten gibt es an der Kasse, im Netz und am Abend, mit Vor-\nund Nachgespräch.',
    'Karten gibt es an der Kasse, im Netz und am Abend, mit Vor- und Nachgespräch.',
  ],
  [
    'keeps the hyphen before a capital',
    'Das Gastspiel kommt in diesem Jahr aus der Stadt Baden-\nBaden zu uns.',
    'Das Gastspiel kommt in diesem Jahr aus der Stadt Baden-Baden zu uns.',
  ],
  ['keeps empty lines', `${'Wort '.repeat(12)}Ende\n\nNeu`, `${'Wort '.repeat(12)}Ende\n\nNeu`],
  [
    'keeps verses',
    'Habe nun, ach! Philosophie,\nJuristerei und Medizin,\nUnd leider auch Theologie',
    'Habe nun, ach! Philosophie,\nJuristerei und Medizin,\nUnd leider auch Theologie',
  ],
  [
    'keeps an address below a long line',
    'Schreiben Sie uns, wenn Sie mit einer Gruppe kommen wollen:\nTheater am Kai\nHafenstraße 4\n18055 Rostock',
    'Schreiben Sie uns, wenn Sie mit einer Gruppe kommen wollen:\nTheater am Kai\nHafenstraße 4\n18055 Rostock',
  ],
  [
    'keeps the items of a list',
    'Mitbringen sollten Sie warme Kleidung und feste Schuhe, dazu\n- eine Lampe, die nicht blendet und die auch ein Kind hält\n- Geduld',
    'Mitbringen sollten Sie warme Kleidung und feste Schuhe, dazu\n- eine Lampe, die nicht blendet und die auch ein Kind hält\n- Geduld',
  ],
  [
    'keeps sentences of similar length',
    'Einlass ist ab 19 Uhr, das Foyer öffnet schon um 18.30 Uhr.\nDie Garderobe ist kostenlos, und Taschen bleiben draußen.\nDanke!',
    'Einlass ist ab 19 Uhr, das Foyer öffnet schon um 18.30 Uhr.\nDie Garderobe ist kostenlos, und Taschen bleiben draußen.\nDanke!',
  ],
  [
    'keeps long paragraphs',
    `${'Wort '.repeat(40)}\n${'Satz '.repeat(40)}`,
    `${'Wort '.repeat(40)}\n${'Satz '.repeat(40)}`,
  ],
])('%s', (_, text, unwrapped) => {
  expect(unwrapLines(text)).toBe(unwrapped);
});
