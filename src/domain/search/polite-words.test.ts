import { expect, it } from 'vitest';
import { withoutPoliteWords } from './polite-words.ts';

it.each([
  ['Guten Tag, ich möchte mein Abo kündigen', 'ich möchte mein Abo kündigen'],
  ['Guten Morgen! Was läuft heute?', 'Was läuft heute?'],
  ['Sehr geehrte Damen und Herren, ist Faust ausverkauft? Vielen Dank im Voraus', 'ist Faust ausverkauft?'],
  ['ich wollte mal fragen, ob Hunde erlaubt sind', 'Hunde erlaubt sind'],
  ['Können Sie mir bitte sagen, wo ich parken kann?', 'wo ich parken kann?'],
  ['Ich habe eine Frage zum Einlass', 'Einlass'],
  ['could you tell me where the cloakroom is', 'where the cloakroom is'],
  ['we were wondering if there is a bar', 'there is a bar'],
  ['zwei Karten für Faust', 'Karten für Faust'],
  ['two tickets next to each other', 'tickets next to each other'],
  ['10 Klasse', '10 Klasse'],
  ['under 30 tickets', 'under 30 tickets'],
  ['Karten für 4 Personen', 'Karten für'],
  ['book for 15 people', 'book for group'],
  // These words may mean something themselves.
  ['Frage stellen', 'Frage stellen'],
  ['Danke', 'Danke'],
  ['guter Abend', 'guter Abend'],
  ['Hi-Fi', 'Hi-Fi'],
  ['-Hamlet Faust', '-Hamlet Faust'],
])('%s asks: %s', (text, asked) => expect(withoutPoliteWords(text)).toBe(asked));
